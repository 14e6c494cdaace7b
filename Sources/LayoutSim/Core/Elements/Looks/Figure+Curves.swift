/// How round corners meet straight sides; it differs by fractions of a point, and is not drawn.
///
/// It imitates SwiftUI's `RoundedCornerStyle`.
public enum CornerCurve: String, Hashable, Codable, Sendable, CaseIterable {
  /// Quarters of circles.
  case circular

  /// Curves that begin gradually, as those of the platform.
  case continuous
}

extension Figure {
  /// A rectangle with rounded corners, which are quarters of circles with any `style`.
  public static func rect(cornerRadius: Double, style: CornerCurve) -> Figure {
    rect(cornerRadius: cornerRadius)
  }

  /// A rectangle with a half circle at each of its shorter sides, with any `style`.
  public static func capsule(style: CornerCurve) -> Figure { capsule }

  /// A rectangle whose corners have radii of their own, which are quarters of circles with any `style`.
  public static func rect(
    topLeadingRadius: Double = 0,
    bottomLeadingRadius: Double = 0,
    bottomTrailingRadius: Double = 0,
    topTrailingRadius: Double = 0,
    style: CornerCurve
  ) -> Figure {
    rect(
      topLeadingRadius: topLeadingRadius,
      bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius,
      topTrailingRadius: topTrailingRadius
    )
  }
}
