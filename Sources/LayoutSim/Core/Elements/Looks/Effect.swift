/// Content in a box that changes only how it is drawn.
///
/// If there are several elements, each gets such a box.
struct EffectModifier<Content: Element>: PrimitiveElement {
  let content: Content

  /// `nil` if nothing changes, and there is no box.
  let effect: Effect?

  func resolve(into resolver: inout Resolver) {
    guard let effect else { return content.resolve(into: &resolver) }
    resolver.openEffect(effect)
    content.resolve(into: &resolver)
    resolver.closeModifier()
  }
}

/// A change of the drawing of an element.
struct Effect {
  /// The looks that outlines of all boxes print.
  var looks: [Fact]

  /// The effect to apply after layout.
  var drawn: DrawnEffect?

  /// Whether the content is invisible.
  var isInvisible = false

  /// Whether it cuts the content off.
  var clips = false
}

extension Resolver {
  /// Opens a box that changes how its content is drawn.
  mutating func openEffect(_ effect: Effect) {
    var node = Node(.pass, effect.clips ? .clip : .effect)
    var flags: NodeFlags = []
    if effect.isInvisible { flags.insert(.hidden) }
    if effect.clips { flags.insert(.clips) }
    node.semantics = builder.tables.semantics.add(
      Semantics(detail: .layout, flags: flags, looks: effect.looks)
    )
    if let drawn = effect.drawn {
      node.payload = builder.tables.effects.add(drawn)
    }
    openBox(node)
  }
}
