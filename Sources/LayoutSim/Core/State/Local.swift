/// State that belongs to an element and persists from pass to pass.
///
/// The state is stored under the element's identity: its position in the tree, or an explicit id. The same
/// struct used at two places has two states. Setting a different value triggers another pass. `$value` is a
/// binding for a child.
@propertyWrapper
@MainActor
public struct Local<Value>: StateMember {
  let box: MemberBox

  /// Creates state with `wrappedValue` as its initial value.
  public init(wrappedValue: Value) {
    box = LocalBox(initial: wrappedValue)
  }

  /// The current value.
  public var wrappedValue: Value {
    get { typedBox.value }
    nonmutating set { typedBox.storage.set(newValue) }
  }

  /// A binding to the state at the current place of the element.
  ///
  /// It retains the storage, not the box, which may be bound to another place later.
  public var projectedValue: Bound<Value> { typedBox.storage.binding }

  private var typedBox: LocalBox<Value> { unsafeDowncast(box, to: LocalBox<Value>.self) }
}

/// The storage of ``Local`` and ``Focused``.
class LocalBox<Value>: MemberBox {
  final let initial: Value
  private(set) final var storage: LocalStorage<Value>

  /// The value when the body of the element last ran.
  private final var evaluated: Value

  init(initial: Value) {
    self.initial = initial
    storage = LocalStorage(value: initial, store: nil)
    evaluated = initial
  }

  /// The value that the element reads.
  final var value: Value {
    guard Evaluation.isRunning, !Evaluation.isTrial, let slot else { return storage.value }
    if let changes = slot.readings?.changes ?? Evaluation.presentChanges { storage.add(changes) }
    return evaluated
  }

  override func bind(to slot: StateSlot, index: Int, inherited: InheritedValues) {
    super.bind(to: slot, index: index, inherited: inherited)
    if let kept = slot.members[index] as? LocalStorage<Value> {
      storage = kept
    } else {
      storage = LocalStorage(value: initial, store: slot.store)
      storage.origin = (slot.names, index, inherited.screenPlace)
      slot.members[index] = storage
    }
    evaluated = storage.value
  }

  override func fresh() -> MemberBox { LocalBox(initial: initial) }
}

/// The current value of a piece of state, shared by everything that may read or set it.
@MainActor
final class LocalStorage<Value>: DescribedStorage {
  private(set) var value: Value
  private weak var store: StateStore?

  /// The readers of the value since it was last changed.
  private var readers: [WeakReference<ChangeNote>] = []

  /// The number of readers from which on those that are gone are looked for.
  private var crowd = 8

  /// The element of the state, the index of the member, and the screen.
  var origin: (names: MemberNames?, member: Int, screen: ScreenPlace?)?

  init(value: Value, store: StateStore?) {
    self.value = value
    self.store = store
  }

  var describedValue: Any { value }

  var isOfFocus = false

  var binding: Bound<Value> {
    Bound(get: { self.read() }, set: { self.set($0) }, location: [.state(self)])
  }

  /// The value for code that has a binding to it.
  func read() -> Value {
    if Evaluation.isRunning, let changes = Evaluation.presentChanges { add(changes) }
    return value
  }

  /// Lets a change of the value set `changes`.
  func add(_ changes: ChangeNote) {
    if let last = readers.last?.object, last === changes { return }
    if readers.count >= crowd {
      readers.removeAll { $0.object == nil }
      crowd = max(8, 2 * readers.count)
    }
    readers.append(WeakReference(changes))
  }

  func set(_ newValue: Value) {
    // A body that is only tried out must not change what it is asked about.
    guard !Evaluation.isTrial else { return }
    let former = value
    value = newValue
    guard !areEqual(former, newValue), let store else { return }
    if !readers.isEmpty {
      let member = origin.flatMap { origin in
        origin.names.map { MemberPlace(names: $0, index: origin.member) }
      }
      for reader in readers { reader.object?.take(member) }
      readers = []
    }
    store.noteChange(isRead: true)
    if Evaluation.reader != nil, let origin, let names = origin.names {
      let member = MemberPlace(names: names, index: origin.member)
      store.note(.setInBody(member: member.name, element: names.element, origin.screen))
    }
    guard let trace = store.trace, trace.isOn, let origin else { return }
    let name = origin.names?.members.dropFirst(origin.member).first
    trace.note(
      .member(name ?? "state", of: origin.names?.element ?? "an element"),
      on: origin.screen,
      from: former,
      to: newValue
    )
  }
}

/// Whether both are equatable and equal.
func areEqual<Value>(_ first: Value, _ second: Value) -> Bool {
  func compare<Known: Equatable>(_ known: Known) -> Bool { known == second as? Known }
  guard let known = first as? any Equatable else { return false }
  return compare(known)
}
