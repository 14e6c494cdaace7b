import FlowEngine

/// The room that a window has for one sheet.
///
/// A height is a *value*: it leaves out what the home indicator takes, which a sheet at the bottom
/// edge adds to its frame. The numbers are third parties' measurements of the platform's sheet
/// controller, on iOS 15 to 18 and on iOS 26.
struct SheetMetrics: Hashable, Sendable {
  let kind: Kind

  /// Whether the content asked to be a cover where the window is compact.
  let isCover: Bool

  let platform: PlatformProfile
  let window: Size
  let safeArea: Insets
  let hasHomeIndicator: Bool

  /// The radius of the display's corners.
  let displayRadius: Double

  /// Pixels per point.
  let scale: Double

  /// The height of the keyboard that the sheet has to make room for; 0 without one.
  let keyboard: Double

  /// How a window shows a sheet.
  enum Kind: Hashable, Sendable {
    /// At the bottom edge, as wide as the window: a phone that stands upright.
    case bottom

    /// At the bottom edge of a low window, because the content asked to stay a sheet there.
    case lowBottom

    /// All over the window: a phone on its side, or content that asked for it.
    case window

    /// In the middle of a tablet, 580 x 650 at most.
    case form

    /// Over most of a tablet.
    case page

    /// In the middle of a tablet, as large as the content.
    case fitted

    /// In the middle of a computer's window, as large as the content.
    case desktop
  }

  /// The metrics under `traits` of a sheet whose content has `configuration`.
  ///
  /// - Parameters:
  ///   - traits: The device and the settings.
  ///   - configuration: What the content says about the sheet.
  ///   - isFront: Whether the sheet is in front of everything, so that the keyboard is for it.
  init(
    _ traits: Traits,
    configuration: SheetConfiguration = SheetConfiguration(),
    isFront: Bool = true
  ) {
    kind = Kind(traits, configuration)
    let isLow = traits.verticalSizeClass == .compact
    isCover =
      kind == .window
      && (isLow ? configuration.verticalAdaptation : configuration.horizontalAdaptation)
        == .fullScreenCover
    platform = traits.platform
    window = traits.window
    safeArea = traits.safeArea
    hasHomeIndicator = traits.device.hasHomeIndicator
    displayRadius = traits.device.cornerRadius
    scale = traits.device.scale
    keyboard = isFront ? traits.keyboardHeight : 0
  }

  /// The length of one pixel in points.
  var pixel: Double { 1 / scale }

  /// The least distance of the sheet from the window's top edge.
  var topMargin: PlatformMetric {
    switch kind {
    case .window: PlatformMetric(0, .high, "sheet.compact_height")
    case .lowBottom: PlatformMetric(8, .medium, "sheet.top_margin(compact height)")
    case .bottom where platform == .iOS26:
      PlatformMetric(max(30, safeArea.top), .high, "sheet.top_margin")
    case .bottom where hasHomeIndicator:
      PlatformMetric(safeArea.top + 10, .high, "sheet.top_margin")
    case .bottom: PlatformMetric(safeArea.top + 20, .medium, "sheet.top_margin(home button)")
    case .form, .page, .fitted, .desktop: tablet.topMargin
    }
  }

  /// What the content keeps free at the sides of the sheet, the keyboard left out of account.
  var insets: Insets {
    switch kind {
    case .bottom, .lowBottom: Insets(bottom: safeArea.bottom)
    case .window: safeArea
    case .form, .fitted, .desktop: .zero
    case .page: Insets(bottom: reachesBottomEdge ? safeArea.bottom : 0)
    }
  }

  /// Whether the sheet ends at the window's bottom edge.
  var reachesBottomEdge: Bool {
    switch kind {
    case .bottom, .lowBottom, .window: true
    case .page: platform == .iOS26
    case .form, .fitted, .desktop: false
    }
  }

  /// The width of the sheet, or the greatest width of one that goes by its content.
  var width: Double {
    switch kind {
    case .bottom, .lowBottom, .window: window.width
    case .form, .page, .fitted, .desktop: tablet.width
    }
  }

  /// The value of the tallest sheet.
  var maximum: Double {
    switch kind {
    case .bottom, .lowBottom, .window: max(0, window.height - topMargin.points - safeArea.bottom)
    case .form, .page, .fitted, .desktop: tablet.height - insets.bottom
    }
  }

  /// The numbers of sheets in the middle of a larger window.
  var tablet: TabletSheet { TabletSheet(self) }
}

extension SheetMetrics.Kind {
  init(_ traits: Traits, _ configuration: SheetConfiguration) {
    let (horizontal, vertical) = (
      configuration.horizontalAdaptation, configuration.verticalAdaptation
    )
    if traits.platform == .macOS {
      self = .desktop
    } else if traits.verticalSizeClass == .compact {
      self = vertical == SheetAdaptation.none ? .lowBottom : .window
    } else if traits.horizontalSizeClass == .compact {
      self = horizontal == .fullScreenCover ? .window : .bottom
    } else {
      switch configuration.sizing ?? .automatic {
      case .automatic, .form: self = .form
      case .page: self = .page
      case .fitted: self = .fitted
      }
    }
  }

  /// Whether the sheet rests at the detents that were asked for.
  var hasDetents: Bool {
    switch self {
    case .bottom, .lowBottom, .form, .page: true
    case .window, .fitted, .desktop: false
    }
  }

  /// Whether there is as little room from side to side as on a phone, whatever the window has.
  var isNarrow: Bool { self == .form || self == .fitted }

  /// Whether the sheet is as wide as its content wants to be.
  var followsContent: Bool { self == .fitted || self == .desktop }
}
