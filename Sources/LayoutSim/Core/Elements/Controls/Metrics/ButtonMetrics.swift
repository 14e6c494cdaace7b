/// The space around a button's label.
struct ButtonMetrics: Hashable, Sendable {
  /// The space above and below.
  let vertical: PlatformMetric

  /// The space at either side.
  let horizontal: PlatformMetric

  /// The style of a label without its own; `nil` for the inherited style.
  let style: TextStyle?

  /// The space of `look` with `inherited` values; `nil` for a label alone, whose button is as large as the
  /// label (`button.height_plain`).
  init?(_ look: ButtonLook, in inherited: InheritedValues) {
    switch look.surfaceKind {
    case .automatic, .none, .accentWords: return nil
    case .tinted, .solid: break
    case .glass, .solidGlass:
      if inherited.platform.isGlass {
        self = ButtonMetrics.glass(look.scale ?? inherited.controlSize)
        return
      }
    }
    let scale = look.scale ?? inherited.controlSize
    switch inherited.platform {
    case .iOS18, .macOS: self = ButtonMetrics.bordered(scale)
    case .iOS26, .iOS27: self = ButtonMetrics.capsule(scale)
    }
  }

  private init(
    _ scale: ControlScale,
    vertical: PlatformMetric,
    horizontal: PlatformMetric
  ) {
    self.vertical = vertical
    self.horizontal = horizontal
    style = scale < .regular ? .subheadline : nil
  }
}

extension ButtonMetrics {
  /// Up to iOS 18: 28 points high in the small sizes, 34.33 in the regular one, 50.33 in the large.
  private static func bordered(_ scale: ControlScale) -> ButtonMetrics {
    switch scale {
    case .mini, .small:
      // A line of 15-point text is 18 high.
      ButtonMetrics(
        scale,
        vertical: PlatformMetric(5, .medium, "button.height_bordered(small)"),
        horizontal: PlatformMetric(10, .proposed, "button.inset_x(small)")
      )
    case .regular:
      ButtonMetrics(
        scale,
        vertical: PlatformMetric(7, .medium, "button.content_insets_regular"),
        horizontal: PlatformMetric(12, .medium, "button.content_insets_regular")
      )
    case .large:
      ButtonMetrics(
        scale,
        vertical: PlatformMetric(15, .medium, "button.height_bordered(large)"),
        horizontal: PlatformMetric(20, .proposed, "button.inset_x(large)")
      )
    case .extraLarge:
      ButtonMetrics(
        scale,
        vertical: PlatformMetric(15, .proposed, "button.height_bordered(extraLarge)"),
        horizontal: PlatformMetric(20, .proposed, "button.inset_x(extraLarge)")
      )
    }
  }

  /// From iOS 26 on: the regular size is known, the others are those of iOS 18.
  private static func capsule(_ scale: ControlScale) -> ButtonMetrics {
    let before = bordered(scale)
    let confidence = scale == .regular ? PlatformMetric.Confidence.medium : .proposed
    return ButtonMetrics(
      scale,
      vertical: PlatformMetric(before.vertical.points, confidence, "button.height_bordered(26)"),
      horizontal: PlatformMetric(before.horizontal.points, confidence, "button.height_bordered(26)")
    )
  }

  /// As large as a bordered button, the only size in the row.
  private static func glass(_ scale: ControlScale) -> ButtonMetrics {
    let before = bordered(scale)
    return ButtonMetrics(
      scale,
      vertical: PlatformMetric(before.vertical.points, .low, "button.height_glass"),
      horizontal: PlatformMetric(before.horizontal.points, .low, "button.height_glass")
    )
  }
}
