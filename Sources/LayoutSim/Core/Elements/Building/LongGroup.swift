/// A block of more than ten elements.
///
/// Shorter blocks have separate types, because the compiler does not specialize parameter packs: with these alone,
/// showing a list costs 13 % more instructions, a form 12 %, a grid 18 %, and the bookshop's stage 9 %.
public struct LongGroup<each Part: Element>: PrimitiveElement {
  private let parts: (repeat each Part)

  init(_ parts: repeat each Part) {
    self.parts = (repeat each parts)
  }

  /// Adds the boxes of every part, in order.
  public func resolve(into resolver: inout Resolver) {
    var position = 0
    for part in repeat each parts {
      resolver.child(part, at: position)
      position += 1
    }
  }
}

extension ElementBuilder {
  /// A block of more than ten elements.
  @_disfavoredOverload
  public static func buildBlock<each Part: Element>(
    _ parts: repeat each Part
  ) -> LongGroup<repeat each Part> {
    LongGroup(repeat each parts)
  }
}
