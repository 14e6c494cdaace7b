import FlowEngine

/// The metrics of one sheet in a window.
///
/// A height is a *value*: it excludes the home indicator's area, which a sheet at the bottom edge adds to its
/// frame. The numbers are third parties' measurements of the platform's sheet controller, on iOS 15 to 18 and
/// on iOS 26.
struct SheetMetrics: Hashable, Sendable {
  let kind: Kind

  let platform: PlatformProfile
  let window: Size
  let safeArea: Insets
  let hasHomeIndicator: Bool

  /// The radius of the display's corners.
  let displayRadius: Double

  /// Pixels per point.
  let scale: Double

  /// The height of the keyboard that the sheet has to avoid; 0 without one.
  let keyboard: Double

  private let corrections: Corrections

  /// The way in which a window shows a sheet.
  enum Kind: Hashable, Sendable {
    /// At the bottom edge, as wide as the window: a phone in portrait.
    case bottom

    /// At the bottom edge of a low window, because the content requests to stay a sheet there.
    case lowBottom

    /// A cover of the whole window: a phone in landscape, or content that requests it.
    ///
    /// The height decides, so the widest phones, whose width in landscape is regular, are no exception. Apple's page of
    /// `presentationCompactAdaptation(_:)`: "a sheet presentation over a vertically-compact view uses a
    /// full-screen-cover appearance by default"; that of `prefersEdgeAttachedInCompactHeight`: "the sheet defaults to a
    /// full screen appearance at compact height". Neither mentions the width, and these phones were not measured.
    /// Such a cover cannot be dragged down: woocommerce-ios#12312, Photo-Club-Hub#259, pocket-ios#159.
    case window

    /// Centred on a tablet, at most 580 x 650, whatever its detents.
    ///
    /// SwiftUI ignores detents in a regular width: expo#47042 and #47050, woocommerce-ios#11239, Photo-Club-Hub#259
    /// ("the detents don't do anything on an iPad"). Coordinators present as SwiftUI does. UIKit's own controller does
    /// support them there: probes of Vercantez/openuikit on an iPad A16 with iOS 26.1 measured a medium form sheet of
    /// 364, and WordPress-iOS#25906 a shorter one that is dragged up; nothing that a stage shows is presented by it.
    case form

    /// Over most of a tablet, whatever its detents.
    case page

    /// Centred on a tablet, as large as the content.
    case fitted

    /// Centred in a computer's window, as large as the content.
    case desktop
  }

  /// Creates the metrics under `traits` of a sheet whose content has `configuration`.
  ///
  /// - Parameters:
  ///   - traits: The device and the settings.
  ///   - configuration: The configuration by the content.
  ///   - hasKeyboard: Whether the keyboard belongs to it, because a field in it has the focus.
  init(
    _ traits: Traits,
    configuration: SheetConfiguration = SheetConfiguration(),
    hasKeyboard: Bool = true
  ) {
    kind = Kind(traits, configuration)
    platform = traits.platform
    window = traits.window
    safeArea = traits.safeArea
    hasHomeIndicator = traits.device.hasHomeIndicator
    displayRadius = traits.device.cornerRadius
    scale = traits.device.scale
    corrections = traits.corrections
    keyboard = hasKeyboard ? traits.keyboardHeight : 0
  }

  /// Whether it is shown as a cover, which cannot be dragged or dismissed by a finger.
  var isCover: Bool { kind == .window }

  /// The length of one pixel in points.
  var pixel: Double { 1 / scale }

  /// The minimum distance of the sheet from the window's top edge.
  var topMargin: PlatformMetric {
    kind == .bottom
      ? platformMargin.corrected(.sheetTop, by: corrections) : platformMargin
  }

  private var platformMargin: PlatformMetric {
    switch kind {
    case .window: PlatformMetric(0, .high, "sheet.compact_height")
    case .lowBottom: PlatformMetric(8, .medium, "sheet.top_margin(compact height)")
    case .bottom where platform.isGlass:
      PlatformMetric(max(30, safeArea.top), .high, "sheet.top_margin")
    case .bottom where hasHomeIndicator:
      PlatformMetric(safeArea.top + 10, .high, "sheet.top_margin")
    case .bottom: PlatformMetric(safeArea.top + 20, .medium, "sheet.top_margin(home button)")
    case .form, .page, .fitted, .desktop: tablet.topMargin
    }
  }

  /// The insets of the sheet's content, without the keyboard.
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
    case .page: platform.isGlass
    case .form, .fitted, .desktop: false
    }
  }

  /// The width of the sheet, or the maximum width of one that follows its content.
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

  /// The metrics of centred sheets in a larger window.
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
      self = [SheetAdaptation.none, .sheet].contains(vertical) ? .lowBottom : .window
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

  /// Whether the sheet rests at the requested detents.
  var hasDetents: Bool { self == .bottom || self == .lowBottom }

  /// Whether the sheet is as tall as a tablet allows, whatever was requested.
  var ignoresDetents: Bool { self == .form || self == .page }

  /// Whether the width is compact, regardless of the window's.
  var isNarrow: Bool { self == .form || self == .fitted }

  /// Whether the sheet has the ideal width of its content.
  var followsContent: Bool { self == .fitted || self == .desktop }
}
