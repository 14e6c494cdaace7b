import FlowEngine

/// The configuration of a sheet by its content; `nil` for values that the content does not set.
struct SheetConfiguration: Hashable, Sendable {
  var indicator: SheetIndicator?
  var isDismissDisabled: Bool?
  var backdrop: BackdropInteraction?
  var cornerRadius: Double?
  var scrolling: SheetScrolling?
  var sizing: SheetSizing?
  var horizontalAdaptation: SheetAdaptation?
  var verticalAdaptation: SheetAdaptation?
  var detents: DetentChoice?
  var background: Ink?

  /// Whether everything behind the presentation can be seen.
  var isClear: Bool { background == .clear }

  /// This configuration, with missing values taken from `other`.
  func filled(from other: SheetConfiguration) -> SheetConfiguration {
    SheetConfiguration(
      indicator: indicator ?? other.indicator,
      isDismissDisabled: isDismissDisabled ?? other.isDismissDisabled,
      backdrop: backdrop ?? other.backdrop,
      cornerRadius: cornerRadius ?? other.cornerRadius,
      scrolling: scrolling ?? other.scrolling,
      sizing: sizing ?? other.sizing,
      horizontalAdaptation: horizontalAdaptation ?? other.horizontalAdaptation,
      verticalAdaptation: verticalAdaptation ?? other.verticalAdaptation,
      detents: detents ?? other.detents,
      background: background ?? other.background
    )
  }
}

extension SheetConfiguration {
  /// The facts that outlines print about a presentation with this configuration.
  var facts: [Fact] { isDismissDisabled == true ? [Fact("dismissal", "disabled")] : [] }
}

/// Collects the configurations of a screen; the first one that sets a value wins.
struct SheetConfigurationKey: Preference {
  static let defaultValue = SheetConfiguration()

  static func reduce(value: inout SheetConfiguration, nextValue: () -> SheetConfiguration) {
    let next = nextValue()
    // Any screen that disables dismissal does so for the sheet, regardless of the others.
    let isDismissDisabled = [value.isDismissDisabled, next.isDismissDisabled].contains(true)
    value = value.filled(from: next)
    if isDismissDisabled { value.isDismissDisabled = true }
  }
}

/// The visibility of a sheet's grabber.
public enum SheetIndicator: String, Hashable, Codable, Sendable, CaseIterable {
  /// Visible if the sheet can rest at more than one height.
  case automatic

  /// Visible.
  case visible

  /// Hidden.
  case hidden
}

/// Whether the content behind a sheet can be used while the sheet is presented.
public enum BackdropInteraction: Hashable, Sendable {
  /// The platform's default: it cannot be used behind a sheet.
  case automatic

  /// It can be used, and is never dimmed.
  case enabled

  /// It can be used, and is not dimmed, while the sheet rests at this detent or a lower one.
  case enabledUpThrough(SheetDetent)

  /// It cannot be used, and is always dimmed.
  case disabled
}

extension BackdropInteraction {
  /// It can be used, and is not dimmed, while the sheet rests at `detent` or a lower one.
  public static func enabled(upThrough detent: SheetDetent) -> BackdropInteraction {
    .enabledUpThrough(detent)
  }
}

/// The effect of an upward drag on scrolled content of a sheet.
public enum SheetScrolling: String, Hashable, Codable, Sendable, CaseIterable {
  /// The platform's default: it enlarges the sheet first.
  case automatic

  /// It enlarges the sheet, and scrolls only at the largest height.
  case resizes

  /// It scrolls; only the bar and the grabber enlarge the sheet.
  case scrolls
}

/// The kind of sheet in a regular width.
public enum SheetSizing: String, Hashable, Codable, Sendable, CaseIterable {
  /// The platform's default: a form.
  case automatic

  /// 580 x 650, centred.
  case form

  /// Nearly the whole window.
  case page

  /// The ideal size of its content, at most that of a page.
  case fitted
}

/// The form of a presentation in a compact size class.
public enum SheetAdaptation: String, Hashable, Codable, Sendable, CaseIterable {
  /// The platform's default: a sheet stays one in a narrow window, and is a cover in a low one.
  case automatic

  /// It is not adapted, and keeps its detents in a low window, too.
  case none

  /// It is a sheet, in a low window, too.
  case sheet

  /// It fills the window.
  case fullScreenCover

  /// It becomes a popover, which a sheet cannot; this is a finding, and it stays a sheet.
  case popover
}

/// The heights that the content of a sheet requests.
struct DetentChoice: Hashable, Sendable {
  let detents: [SheetDetent]

  /// The height at which it rests; `nil` if the content does not determine it.
  var selected: SheetDetent?

  /// The storage of a chosen height; `nil` if there is none.
  var link: DetentLink?

  /// Stores a height that was chosen with a finger.
  @MainActor
  func select(_ detent: ModalPresentationDetent) {
    link?.selection.wrappedValue = SheetDetent(detent)
  }
}

/// The state that stores the height of a sheet.
///
/// All links are equal, because the sheet does not depend on the particular state.
@MainActor
final class DetentLink: Hashable {
  let selection: Bound<SheetDetent>

  init(_ selection: Bound<SheetDetent>) {
    self.selection = selection
  }

  nonisolated static func == (lhs: DetentLink, rhs: DetentLink) -> Bool { true }

  nonisolated func hash(into hasher: inout Hasher) {}
}
