/// Tracks the identity of the place that is being resolved.
///
/// Steps are only recorded; a key is made when an element with state is reached.
@MainActor
struct PlaceTracker {
  private(set) var state: StateStore
  private var anchor = 0

  // Steps are recorded for every element but rarely read, so they contain no references to be counted.
  private var steps: [Step] = []
  private var ids: [AnyHashable] = []

  fileprivate enum Step {
    case position(Int)
    case number(Int)
    case type(ObjectIdentifier)
    case explicit
  }

  /// Every store that takes part in the pass, with its revision at the start.
  private(set) var stores: [(store: StateStore, revision: Int)] = []

  init(state: StateStore) {
    self.state = state
    join(state)
  }

  /// A place to return to.
  struct Outer {
    fileprivate let state: StateStore
    fileprivate let anchor: Int
    fileprivate let steps: [Step]
    fileprivate let ids: [AnyHashable]
  }

  /// The id of the item whose part was entered last; `nil` if the last part has none.
  var innermostID: AnyHashable? {
    if case .explicit = steps.last { ids.last } else { nil }
  }

  mutating func enterPart(_ position: Int) {
    steps.append(.position(position))
  }

  mutating func enterPart(number: Int) {
    steps.append(.number(number))
  }

  mutating func enterPart(type: ObjectIdentifier) {
    steps.append(.type(type))
  }

  mutating func enterPart(id: AnyHashable) {
    steps.append(.explicit)
    ids.append(id)
  }

  mutating func leavePart() {
    if case .explicit = steps.removeLast() { ids.removeLast() }
  }

  /// The slot of an element of `type` at the current place.
  func claim<Claimed>(_ type: Claimed.Type) -> StateSlot {
    state.claim(
      Identity(
        anchor: anchor,
        steps: identitySteps,
        type: ObjectIdentifier(type),
        occurrence: 0
      )
    )
  }

  private var identitySteps: [IdentityStep] {
    assert(
      steps.count { if case .explicit = $0 { true } else { false } } == ids.count,
      "\(ids.count) ids belong to other steps than \(steps)."
    )
    var next = ids.startIndex
    var identity: [IdentityStep] = []
    identity.reserveCapacity(steps.count)
    // Not mapped, because a closure would check its isolation for each step.
    for step in steps {
      switch step {
      case .position(let position): identity.append(.position(position))
      case .number(let number): identity.append(.number(number))
      case .type(let type): identity.append(.type(type))
      case .explicit:
        identity.append(.explicit(ids[next]))
        next += 1
      }
    }
    return identity
  }

  /// Makes `slot` the place from which steps are recorded.
  mutating func enter(_ slot: StateSlot) -> Outer {
    let outer = Outer(state: state, anchor: anchor, steps: steps, ids: ids)
    anchor = slot.number
    steps = []
    ids = []
    return outer
  }

  /// Makes `slot`, whose store takes part in the pass, the place from which steps are recorded.
  mutating func returnTo(_ slot: StateSlot) -> Outer {
    let outer = enter(slot)
    if let store = slot.store { state = store }
    return outer
  }

  /// Makes the root of `other` the place from which steps are recorded.
  mutating func enter(_ other: StateStore) -> Outer {
    let outer = Outer(state: state, anchor: anchor, steps: steps, ids: ids)
    join(other)
    state = other
    anchor = 0
    steps = []
    ids = []
    return outer
  }

  /// Returns to where ``enter(_:)`` was called.
  mutating func leave(to outer: Outer) {
    assert(steps.isEmpty && ids.isEmpty, "\(steps.count) parts of scope \(anchor) were not left.")
    state = outer.state
    anchor = outer.anchor
    steps = outer.steps
    ids = outer.ids
  }

  private mutating func join(_ store: StateStore) {
    guard !stores.contains(where: { $0.store === store }) else { return }
    store.begin()
    stores.append((store, store.revision))
  }
}
