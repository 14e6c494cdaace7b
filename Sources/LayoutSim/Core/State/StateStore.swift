/// The state of the elements of one tree, kept under their identities from pass to pass.
///
/// A covered screen keeps its state by having a store of its own that is not resolved meanwhile.
@MainActor
package final class StateStore {
  private var slots: [Identity: StateSlot] = [:]

  /// How many slots were claimed in this pass.
  private var claimedCount = 0

  /// How often places were claimed in this pass, of those that were more than once.
  private var occurrences: [Identity: Int] = [:]
  private var nextNumber = 1
  private var generation = 0

  /// How often state in this store changed; differs from an earlier reading if anything did.
  package private(set) var revision = 0

  /// A store without state.
  package init() {}

  /// Where changes are noted in detail, if settling takes long.
  weak var trace: SettlingTrace?

  /// Notes that a value changed, so that what shows the tree runs another pass.
  func noteChange() { revision &+= 1 }

  /// Begins a pass: everything that is not claimed until ``sweep()`` is gone from the tree.
  func begin() {
    generation += 1
    claimedCount = 0
    if !occurrences.isEmpty { occurrences = [:] }
  }

  /// The slot of the element at `identity`, new if nothing of its type stood there in the last
  /// pass.
  func claim(_ identity: Identity) -> StateSlot {
    var identity = identity
    var known = slots[identity]
    if known?.generation == generation {
      let occurrence = occurrences[identity, default: 1]
      occurrences[identity] = occurrence + 1
      identity.occurrence = occurrence
      known = slots[identity]
    }
    claimedCount += 1
    if let known {
      known.generation = generation
      return known
    }
    let slot = StateSlot(number: nextNumber, store: self, generation: generation)
    nextNumber += 1
    slots[identity] = slot
    return slot
  }

  fileprivate func isPresent(_ slot: StateSlot) -> Bool { slot.generation == generation }

  /// Forgets what was not claimed since ``begin()``.
  func sweep() {
    guard claimedCount != slots.count else { return }
    slots = slots.filter { $0.value.generation == generation }
  }
}

/// The state of one element at one place.
@MainActor
final class StateSlot {
  /// Names the place inside its store; never used twice.
  let number: Int

  weak let store: StateStore?

  /// What the members of the element are called; `nil` if it has none.
  var names: MemberNames?

  /// The storage of each member, by position.
  var members: [Int: AnyObject] = [:]

  /// The value of which an observer at this place was notified last.
  var lastNotified: Any?

  /// Its values in one frame, and in which: it is notified of none twice in a frame.
  var notifiedInFrame: [Any] = []
  var notifiedFrame = 0

  /// How far the scroll area at this place is scrolled, beyond what a large title above it went.
  var scrollOffset = Point.zero

  /// Whether a sheet's height followed a value of which an observer at this place was notified.
  var feedsHeight = false

  fileprivate(set) var generation: Int

  /// Whether the element was there when its tree was resolved last.
  var isStanding: Bool { store.map { $0.isPresent(self) } ?? false }

  init(number: Int, store: StateStore, generation: Int) {
    self.number = number
    self.store = store
    self.generation = generation
  }
}
