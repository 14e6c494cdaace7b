/// A circle of one colour, the largest that fits into its offer.
///
/// A length that is not offered counts as 10 points. Rounded rectangles and capsules are laid out as a
/// ``Fill``.
public struct Disc: PrimitiveElement {
  private let ink: Ink

  /// Creates a circle of colour `ink`.
  public init(_ ink: Ink = .primary) {
    self.ink = ink
  }

  /// Adds a square box.
  public func resolve(into resolver: inout Resolver) {
    resolver.container(
      DiscLayout(),
      label: .disc,
      axis: .unchanged,
      semantics: Semantics(
        role: .fill,
        detail: .layout,
        facts: [Fact("ink", ink.rawValue), Fact("shape", "disc")]
      ),
      isWindow: true
    ) { _ in }
  }
}
