/// A length of the platform's user interface, with the confidence in it.
///
/// None was measured for this module: they are second-hand, from probes, tables and binaries that others
/// published.
package struct PlatformMetric: Hashable, Sendable {
  /// The length in points.
  package let points: Double

  /// The confidence.
  package let confidence: Confidence

  /// The quantity: `element.metric`, followed by the condition in brackets if there are several.
  package let source: String

  /// Creates a length of `points` for `source`.
  package init(_ points: Double, _ confidence: Confidence, _ source: String) {
    self.points = points
    self.confidence = confidence
    self.source = source
  }

  /// The confidence in a length.
  package enum Confidence: Hashable, Sendable {
    /// Measured on a device or a simulator, or published by the vendor.
    case high

    /// From one indirect source, or measured under other conditions.
    case medium

    /// From unreliable sources.
    case low

    /// Without a source: a guess that fits the known facts.
    case proposed
  }

  /// The length in a family of systems for which there is no recording: on iOS 27 that of iOS 26, as a guess.
  package func assumed(on platform: PlatformProfile) -> PlatformMetric {
    platform == .iOS27 ? PlatformMetric(points, .proposed, source) : self
  }

  /// Whether an element that is laid out with it is flagged as approximate.
  package var isApproximate: Bool {
    confidence != .high && !PlatformMetric.unmarked.contains(source)
  }

  /// The lengths of medium or low confidence with which buttons, symbols and bars were laid out before there
  /// were flags; a flag would change every reference file that shows one.
  private static let unmarked: Set<String> = [
    "button.content_insets_regular", "button.height_bordered(large)", "button.inset_x(large)",
    "symbolImage.size_rule", "navigationBar.height_inline_in_sheet",
  ]
}

extension NodeFlags {
  /// The flags of an element that is laid out with `metrics`: empty if all of them are known well.
  init(of metrics: [PlatformMetric]) {
    self = metrics.contains(where: \.isApproximate) ? .approximate : []
  }
}

extension TextStyle {
  /// The factor, relative to the default text size, of a length that grows with this style.
  ///
  /// The system scales such lengths by the style's line height.
  func growth(at typeSize: TypeSize) -> Double {
    metrics(at: typeSize).leading / metrics(at: .large).leading
  }
}
