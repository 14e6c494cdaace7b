/// A circle of one colour, the largest that fits into its offer.
///
/// A length that is not offered counts as 10 points. It is short for ``Figure/circle`` with a fill.
public struct Disc: PrimitiveElement {
  private let ink: Ink

  /// Creates a circle of colour `ink`.
  public init(_ ink: Ink = .primary) {
    self.ink = ink
  }

  /// Adds a square box.
  public func resolve(into resolver: inout Resolver) {
    Figure.circle.fill(ink).resolve(into: &resolver)
  }
}
