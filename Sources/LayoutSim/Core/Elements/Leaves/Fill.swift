/// A surface of one colour, or of a gradient, that fills its offer.
///
/// Its ideal length is 10 points on both axes. ``Figure`` has other shapes. `Fill.red` is the ``Ink`` of that name, which is
/// an element, too.
public struct Fill: PrimitiveElement {
  private let ink: Ink

  /// Creates a surface of colour `ink`.
  public init(_ ink: Ink = .primary) {
    self.ink = ink
  }

  /// Adds a box that fills its offer.
  public func resolve(into resolver: inout Resolver) {
    resolver.fill(resolver.shown(ink).rawValue)
  }
}
