/// A round surface of one colour, as large as fits into the room that it is offered.
///
/// A length that is not offered counts as 10 points. Rounded rectangles and capsules are laid out
/// as a ``Fill``.
public struct Disc: PrimitiveElement {
  private let ink: Ink

  /// A disc of colour `ink`.
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
