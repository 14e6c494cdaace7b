/// A surface of one colour that takes all the room that it is offered.
///
/// Its ideal length is 10 points on both axes.
public struct Fill: PrimitiveElement {
  private let ink: Ink

  /// A surface of colour `ink`.
  public init(_ ink: Ink = .primary) {
    self.ink = ink
  }

  /// Adds a box that takes what it is offered.
  public func resolve(into resolver: inout Resolver) {
    resolver.fill(ink.rawValue)
  }
}
