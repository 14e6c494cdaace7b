/// A length of the platform's user interface, with how well it is known.
///
/// None was measured for this module: they are second-hand, from probes, tables and binaries that
/// others published.
package struct PlatformMetric: Hashable, Sendable {
  /// The length in points.
  package let points: Double

  /// How well it is known.
  package let confidence: Confidence

  /// What it measures: `element.metric`, with the condition in brackets where there are several.
  package let source: String

  /// A length of `points` for `source`.
  package init(_ points: Double, _ confidence: Confidence, _ source: String) {
    self.points = points
    self.confidence = confidence
    self.source = source
  }

  /// How well a length is known.
  package enum Confidence: Hashable, Sendable {
    /// Measured on a device or a simulator, or published by the vendor.
    case high

    /// From one indirect source, or measured under other conditions.
    case medium

    /// From hearsay.
    case low

    /// No source says: a guess that fits what is known.
    case proposed
  }

  /// Whether an element that is laid out with it is marked approximate.
  package var isApproximate: Bool {
    confidence != .high && !PlatformMetric.unmarked.contains(source)
  }

  /// The lengths, known to medium or low confidence, that buttons, symbols and bars were laid out
  /// with before there were marks; a mark would change every reference file that shows one.
  private static let unmarked: Set<String> = [
    "button.content_insets_regular", "button.height_bordered(large)", "button.inset_x(large)",
    "symbolImage.size_rule", "navigationBar.height_inline_in_sheet",
  ]
}

extension NodeFlags {
  /// The mark of what is laid out with `metrics`: none if all of them are known well.
  init(of metrics: [PlatformMetric]) {
    self = metrics.contains(where: \.isApproximate) ? .approximate : []
  }
}

extension TextStyle {
  /// How much longer than in the default text size a length is that grows with this style.
  ///
  /// The system scales such lengths by the distance of the style's baselines.
  func growth(at typeSize: TypeSize) -> Double {
    metrics(at: typeSize).leading / metrics(at: .large).leading
  }
}
