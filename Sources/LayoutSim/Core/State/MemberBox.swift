/// The storage of a state member of an element: a reference that resolving binds to a place.
///
/// An element is a value and is copied freely; its copies share the box, so a closure that captured any of
/// them sees the same state.
@MainActor
class MemberBox {
  /// The slot of the state; `nil` before the first pass.
  var slot: StateSlot?

  /// Binds the box to the `index`th member of the element at `slot`.
  func bind(to slot: StateSlot, index: Int, inherited: InheritedValues) {
    self.slot = slot
  }

  /// A box with the same initial value, not bound to a place.
  func fresh() -> MemberBox { MemberBox() }
}

/// A property wrapper that stores exactly one reference, its box.
@MainActor
protocol StateMember {
  var box: MemberBox { get }
}
