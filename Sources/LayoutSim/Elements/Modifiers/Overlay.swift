extension Element {
  /// Draws `content` over the element, which alone decides the size.
  ///
  /// The content is offered the element's size and may be larger. Several elements are layers.
  public func overlay(
    alignment: Anchoring = .center,
    @ElementBuilder content: () -> some Element
  ) -> some Element {
    Decorated(kind: .overlay, alignment: alignment, primary: self, extra: content())
  }

  /// Draws `content` under the element, which alone decides the size.
  ///
  /// The content is offered the element's size and may be larger. Several elements are layers.
  public func background(
    alignment: Anchoring = .center,
    @ElementBuilder content: () -> some Element
  ) -> some Element {
    Decorated(kind: .background, alignment: alignment, primary: self, extra: content())
  }

  /// Draws a surface of colour `ink` under the element.
  public func background(_ ink: Ink) -> some Element {
    background { Fill(ink) }
  }
}

/// An element with another one over or under it.
private struct Decorated<Primary: Element, Extra: Element>: Element {
  typealias Body = Never

  let kind: NodeKind
  let alignment: Anchoring
  let primary: Primary
  let extra: Extra

  func resolve(into resolver: inout Resolver) {
    var node = Node(kind, kind == .overlay ? .overlay : .background)
    node.anchoring = alignment
    resolver.decoration(node) { resolver in
      resolver.joined { $0.child(primary, at: 0) }
    } extra: { resolver in
      resolver.gathered(as: Node(.layers, .layers), axis: .none) { $0.child(extra, at: 1) }
    }
  }
}
