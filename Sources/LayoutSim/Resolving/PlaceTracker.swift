/// Knows the identity of the place that is being resolved.
///
/// Steps are only noted; a key is made when an element with state is met.
@MainActor
struct PlaceTracker {
  private(set) var state: StateStore
  private var anchor = 0
  var steps: [IdentityStep] = []

  /// Every store that takes part in the pass, with its revision at the start.
  private(set) var stores: [(store: StateStore, revision: Int)] = []

  init(state: StateStore) {
    self.state = state
    join(state)
  }

  /// A place to come back to.
  struct Outer {
    fileprivate let state: StateStore
    fileprivate let anchor: Int
    fileprivate let steps: [IdentityStep]
  }

  /// The present place.
  var here: Outer { Outer(state: state, anchor: anchor, steps: steps) }

  /// The slot of an element of `type` at the present place.
  func claim<Claimed>(_ type: Claimed.Type) -> StateSlot {
    state.claim(
      Identity(anchor: anchor, steps: steps, type: ObjectIdentifier(type), occurrence: 0)
    )
  }

  /// Makes `slot` the place from which steps are counted.
  mutating func enter(_ slot: StateSlot) -> Outer {
    let outer = Outer(state: state, anchor: anchor, steps: steps)
    anchor = slot.number
    steps = []
    return outer
  }

  /// Makes the root of `other` the place from which steps are counted.
  mutating func enter(_ other: StateStore) -> Outer {
    let outer = Outer(state: state, anchor: anchor, steps: steps)
    join(other)
    state = other
    anchor = 0
    steps = []
    return outer
  }

  /// Goes back to where ``enter(_:)`` was called.
  mutating func leave(to outer: Outer) {
    state = outer.state
    anchor = outer.anchor
    steps = outer.steps
  }

  private mutating func join(_ store: StateStore) {
    guard !stores.contains(where: { $0.store === store }) else { return }
    store.begin()
    stores.append((store, store.revision))
  }
}
