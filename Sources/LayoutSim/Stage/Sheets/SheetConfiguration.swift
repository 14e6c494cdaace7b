import FlowEngine

/// What the content of a sheet says about the sheet that it is in; `nil` where it says nothing.
struct SheetConfiguration: Hashable, Sendable {
  var indicator: SheetIndicator?
  var isDismissDisabled: Bool?
  var backdrop: BackdropInteraction?
  var cornerRadius: Double?
  var scrolling: SheetScrolling?
  var sizing: SheetSizing?
  var horizontalAdaptation: SheetAdaptation?
  var verticalAdaptation: SheetAdaptation?

  /// This configuration, completed by `other` where it says nothing.
  func filled(from other: SheetConfiguration) -> SheetConfiguration {
    SheetConfiguration(
      indicator: indicator ?? other.indicator,
      isDismissDisabled: isDismissDisabled ?? other.isDismissDisabled,
      backdrop: backdrop ?? other.backdrop,
      cornerRadius: cornerRadius ?? other.cornerRadius,
      scrolling: scrolling ?? other.scrolling,
      sizing: sizing ?? other.sizing,
      horizontalAdaptation: horizontalAdaptation ?? other.horizontalAdaptation,
      verticalAdaptation: verticalAdaptation ?? other.verticalAdaptation
    )
  }
}

extension SheetConfiguration {
  /// What an outline says about what is presented with this configuration.
  var facts: [Fact] { isDismissDisabled == true ? [Fact("dismissal", "disabled")] : [] }
}

/// Collects the configurations of a screen; the first one that says something about a matter wins.
struct SheetConfigurationKey: Preference {
  static let defaultValue = SheetConfiguration()

  static func reduce(value: inout SheetConfiguration, nextValue: () -> SheetConfiguration) {
    let next = nextValue()
    // Any screen that disables dismissal keeps the sheet up, whatever another one says.
    let isDismissDisabled = [value.isDismissDisabled, next.isDismissDisabled].contains(true)
    value = value.filled(from: next)
    if isDismissDisabled { value.isDismissDisabled = true }
  }
}

/// Whether a sheet shows the short bar by which it is dragged.
public enum SheetIndicator: String, Hashable, Codable, Sendable, CaseIterable {
  /// It does where it can rest at more than one height.
  case automatic

  /// It does.
  case visible

  /// It does not.
  case hidden
}

/// Whether what is behind a sheet can be used while the sheet is up.
public enum BackdropInteraction: Hashable, Sendable {
  /// As the platform has it: not behind a sheet.
  case automatic

  /// It can, and is never dimmed.
  case enabled

  /// It can, and is not dimmed, while the sheet rests at this detent or a lower one.
  case enabledUpThrough(ModalPresentationDetent)

  /// It cannot, and is always dimmed.
  case disabled
}

/// What an upward drag on scrolled content of a sheet does.
public enum SheetScrolling: String, Hashable, Codable, Sendable, CaseIterable {
  /// As the platform has it: it makes the sheet larger first.
  case automatic

  /// It makes the sheet larger, and scrolls only in the largest.
  case resizes

  /// It scrolls; only the bar and the grabber make the sheet larger.
  case scrolls
}

/// The kind of sheet where there is room for more than a phone's layout.
public enum SheetSizing: String, Hashable, Codable, Sendable, CaseIterable {
  /// As the platform has it: a form.
  case automatic

  /// 580 x 650, in the middle.
  case form

  /// Nearly the whole window.
  case page

  /// As large as its content wants to be, never larger than a page.
  case fitted
}

/// What a presentation becomes where there is only the room of a phone.
public enum SheetAdaptation: String, Hashable, Codable, Sendable, CaseIterable {
  /// As the platform has it: a sheet stays one, and fills a low window.
  case automatic

  /// It stays as it is, with its detents also in a low window.
  case none

  /// It becomes a sheet.
  case sheet

  /// It fills the window.
  case fullScreenCover

  /// It becomes a popover, which no sheet can; that is a finding, and it stays a sheet.
  case popover
}
