/// A shape, which is filled, stroked, or cuts something out.
///
/// ```swift
/// TextBlock("New").padding(8).background(.red, in: .capsule)
/// Picture("mug", width: 64, height: 64).clipShape(.rect(cornerRadius: 12))
/// Figure.circle.strokeBorder(.separator, lineWidth: 2).frame(width: 44, height: 44)
/// ```
///
/// As an element it fills its offer in the surrounding foreground style; ``circle`` takes the largest square in it.
/// A length that is not offered counts as 10 points.
public struct Figure: Hashable, Sendable {
  /// The kind of the shape, with its radii in points.
  package enum Kind: Hashable, Sendable {
    case rectangle
    case rounded(Double)
    /// Clockwise from the top leading corner.
    case uneven(Double, Double, Double, Double)
    case capsule
    case circle
    case ellipse
  }

  package let kind: Kind

  /// A rectangle.
  public static let rect = Figure(kind: .rectangle)

  /// A rectangle with a half circle at each of its shorter sides.
  public static let capsule = Figure(kind: .capsule)

  /// A circle.
  public static let circle = Figure(kind: .circle)

  /// An ellipse that touches all sides.
  public static let ellipse = Figure(kind: .ellipse)

  /// A rectangle with rounded corners; a radius that is negative or not finite counts as 0.
  public static func rect(cornerRadius: Double) -> Figure {
    Figure(kind: .rounded(cornerRadius.lengthOrZero))
  }

  /// A rectangle whose corners have radii of their own; one that is negative or not finite counts as 0.
  public static func rect(
    topLeadingRadius: Double = 0,
    bottomLeadingRadius: Double = 0,
    bottomTrailingRadius: Double = 0,
    topTrailingRadius: Double = 0
  ) -> Figure {
    Figure(
      kind: .uneven(
        topLeadingRadius.lengthOrZero,
        topTrailingRadius.lengthOrZero,
        bottomTrailingRadius.lengthOrZero,
        bottomLeadingRadius.lengthOrZero
      )
    )
  }
}
