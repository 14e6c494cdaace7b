extension Resolver {
  /// Resolves `element` as the part that its author calls `id`.
  @inlinable
  mutating func child<Child: Element>(_ element: Child, id: some Hashable) {
    enterPart(id: AnyHashable(id))
    element.resolve(into: &self)
    leavePart()
  }

  /// Resolves `content` as a part that is told apart by its type.
  mutating func child(type: any Element.Type, content: (inout Resolver) -> Void) {
    place.steps.append(.explicit(AnyHashable(ObjectIdentifier(type))))
    content(&self)
    place.steps.removeLast()
  }

  /// Resolves `content` with the state of `state`.
  mutating func scope(_ state: StateStore, content: (inout Resolver) -> Void) {
    let outer = place.enter(state)
    content(&self)
    place.leave(to: outer)
  }
}
