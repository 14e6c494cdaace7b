/// What a state member of an element holds: the one reference that resolving ties to a place.
///
/// An element is a value and is copied freely; its copies share the box, so a closure that captured
/// any of them sees the same state.
@MainActor
class MemberBox {
  /// The place in the tree whose state the box shows; `nil` before the first pass.
  var slot: StateSlot?

  /// Ties the box to the `index`th member of the element at `slot`.
  func bind(to slot: StateSlot, index: Int, inherited: InheritedValues) {
    self.slot = slot
  }

  /// A box with the same start, tied to nothing.
  func fresh() -> MemberBox { MemberBox() }
}

/// A wrapper that stores exactly one reference, its box.
@MainActor
protocol StateMember {
  var box: MemberBox { get }
}
