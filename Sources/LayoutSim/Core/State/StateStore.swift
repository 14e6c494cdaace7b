/// The state of the elements of one tree, stored under their identities from pass to pass.
///
/// A covered screen keeps its state in a separate store that is not resolved meanwhile.
@MainActor
package final class StateStore {
  // Enough for most screens: growing means hashing all places again.
  private var slots = [Identity: StateSlot](minimumCapacity: 24)

  /// The slots claimed in this pass, in order.
  private(set) var claimed: [StateSlot] = []

  /// The number of claims in this pass of places that were claimed more than once.
  private var occurrences: [Identity: Int] = [:]

  /// The lists that have one selected row, by the numbers of their places.
  private var selections: [Int: (list: WeakReference<StateSlot>, rows: RowSelection)] =
    [:]

  /// Whether any of its elements could ever present something.
  var hasPresenters = false

  private var nextNumber = 1
  private var generation = 0

  /// The number of state changes in this store.
  package private(set) var revision = 0

  /// The flag for changes of models that bodies of its elements have read.
  let modelChanges: ChangeNote

  /// Creates a store without state, which passes on changes of models to `watch`.
  package init(for watch: ModelWatch? = nil) {
    modelChanges = ChangeNote(passingOnTo: watch.map { [$0.bodies] } ?? [])
  }

  /// Records changes in detail, if settling takes long.
  weak var trace: SettlingTrace?

  /// The members that bodies have set while they ran, in this pass.
  private(set) var setInBodies: [LayoutNote] = []

  func note(_ change: LayoutNote) { setInBodies.append(change) }

  /// The number of changes about which those are not notified that read what has changed.
  private(set) var unreadRevision = 0

  /// Records that a value changed, so that another pass is run.
  ///
  /// - Parameter isRead: Whether those are notified that read it; otherwise everything is resolved again.
  func noteChange(isRead: Bool = false) {
    revision &+= 1
    if !isRead { unreadRevision &+= 1 }
  }

  /// Begins a pass: state that is not claimed until ``sweep()`` is removed.
  func begin() {
    generation += 1
    claimed.removeAll(keepingCapacity: true)
    modelChanges.reset()
    if !setInBodies.isEmpty { setInBodies = [] }
    if !occurrences.isEmpty { occurrences = [:] }
  }

  /// The slot of the element at `identity`, new if there was no element of its type in the last pass.
  func claim(_ identity: Identity) -> StateSlot {
    let first = identity
    var identity = identity
    var known = slots[identity]
    // Parts that are used again have claimed their places without counting them here.
    while known?.generation == generation {
      let occurrence = occurrences[first, default: 1]
      occurrences[first] = occurrence + 1
      identity.occurrence = occurrence
      known = slots[identity]
    }
    if let known {
      known.generation = generation
      claimed.append(known)
      return known
    }
    let slot = StateSlot(number: nextNumber, store: self, generation: generation)
    nextNumber += 1
    slots[identity] = slot
    claimed.append(slot)
    return slot
  }

  /// Claims `slots`, which were claimed together in an earlier pass, once more.
  func claim(_ slots: [StateSlot]) {
    assert(
      slots.allSatisfy { $0.generation != generation },
      "One of \(slots.count) places of a part belongs to another element of this pass."
    )
    for slot in slots { slot.generation = generation }
    claimed += slots
  }

  /// The state of the elements of the last pass, in no particular order.
  var present: [(identity: Identity, slot: StateSlot)] {
    slots.filter { $0.value.generation == generation }.map { ($0.key, $0.value) }
  }

  /// The content that bodies of the last pass which did not run in `settling` would change if they ran now, the oldest
  /// first.
  func staleContent(after settling: Int) -> [StaleContent] {
    var remembered: [StateSlot] = []
    // Most slots are those of elements without a remembered body.
    for slot in slots.values where slot.body != nil && isPresent(slot) { remembered.append(slot) }
    remembered.sort { $0.number < $1.number }
    return remembered.compactMap { $0.body?.staleness(after: settling) }
  }

  fileprivate func isPresent(_ slot: StateSlot) -> Bool { slot.generation == generation }

  /// The places of elements that request presentations now, the oldest first.
  var presenting: [StateSlot] {
    present.map(\.slot).filter { slot in
      (slot.members[0] as? PresentingMemory)?.isRequested() == true
    }
    .sorted { $0.number < $1.number }
  }

  /// Records the row that the list at `slot` has selected.
  func keep(_ rows: RowSelection, of slot: StateSlot) {
    selections[slot.number] = (WeakReference(slot), rows)
  }

  /// Deselects the rows of all lists that were present in the last pass.
  func deselectRows() {
    for selection in presentSelections() { selection.deselect?() }
  }

  /// The selected rows of all lists that were present in the last pass.
  var selectedRows: [AnyHashable] {
    selections.isEmpty ? [] : presentSelections().compactMap { $0.selected() }
  }

  private func presentSelections() -> [RowSelection] {
    selections = selections.filter { $0.value.list.object?.isStanding == true }
    return selections.sorted { $0.key < $1.key }.map(\.value.rows)
  }

  /// Removes state that was not claimed since ``begin()``.
  func sweep() {
    assert(claimed.count <= slots.count, "\(claimed.count) places share \(slots.count) slots.")
    guard claimed.count != slots.count else { return }
    var gone: [Identity] = []
    for (identity, slot) in slots where slot.generation != generation { gone.append(identity) }
    for identity in gone { slots[identity] = nil }
  }
}

/// The state of one element at one place.
@MainActor
final class StateSlot {
  /// The number of the place in its store, which is never reused.
  let number: Int

  weak let store: StateStore?

  /// The names of the element's members; `nil` if it has none.
  var names: MemberNames?

  /// The storage of each member, by position.
  var members: [Int: AnyObject] = [:]

  /// The element, and what its body returned when it last ran: a ``BodyMemory``; `nil` before.
  var body: (any RememberedBody)?

  /// The models and the state that the body read when it last ran.
  var readings: Readings?

  /// The boxes that were resolved in it last; `nil` if they have to be resolved in each pass.
  var part: ResolvedPart?

  /// The number of times that the closures of the element at this place were created again.
  var runs = 0

  /// The last value about which an observer at this place was notified.
  var lastNotified: Any?

  /// The values of the current frame: an observer is not notified of any of them twice.
  var notifiedInFrame: [Any] = []
  var notifiedFrame = 0

  /// The asynchronous code that runs as long as the element is present.
  var task: (any StartedTask)?

  /// The offset of the scroll area at this place, beyond the distance that collapsed a large title above it.
  var scrollOffset = Point.zero

  /// The further state of the scroll area at this place; `nil` if there is none.
  var scrollMemory: ScrollMemory?

  /// The number of the row at this place whose buttons are revealed; `nil` if none has any revealed.
  var swipedRow: Int? {
    didSet { if swipedRow != oldValue { store?.noteChange() } }
  }

  /// Whether the element is in a row of a lazy container that has been in sight, and far away since; `nil` if it has
  /// never been in sight.
  var rowDistance: RowDistance?

  /// Whether a sheet's height depended on a value about which an observer at this place was notified.
  var feedsHeight = false

  fileprivate(set) var generation: Int

  /// Whether the element was in its tree when that was last resolved.
  var isStanding: Bool { store.map { $0.isPresent(self) } ?? false }

  init(number: Int, store: StateStore, generation: Int) {
    self.number = number
    self.store = store
    self.generation = generation
  }

  /// The only object of a primitive element, made in its first pass.
  func kept<Kept: AnyObject>(_ make: () -> Kept) -> Kept {
    if let kept = members[0] as? Kept { return kept }
    assert(members[0] == nil, "Place \(number) keeps two objects.")
    let kept = make()
    members[0] = kept
    return kept
  }
}

/// One step from an element to a part of it.
@usableFromInline
enum IdentityStep: Hashable {
  /// The position among siblings, or the branch that was taken.
  case position(Int)

  /// A number that was set as an id.
  case number(Int)

  /// Any other id that was set.
  case explicit(AnyHashable)

  /// The type of type-erased content.
  case type(ObjectIdentifier)
}

/// The exact place of an element in the tree: a place above it, and the steps from there.
struct Identity: Hashable {
  /// The number of the nearest stateful place above; 0 at the root.
  var anchor: Int

  var steps: [IdentityStep]

  /// The type of the element, so that another type at the same place starts with new state.
  var type: ObjectIdentifier

  /// The number of earlier elements with the same place in the same pass: nonzero for duplicate ids.
  var occurrence: Int
}
