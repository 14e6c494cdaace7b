/// State that represents which field has the focus, and moves the focus when it is set.
///
/// ```swift
/// struct Login: Element {
///   private enum Field { case name, password }
///   @Focused private var field: Field?
///   @Local private var name = ""
///   @Local private var password = ""
///
///   var body: some Element {
///     TextEntry("Name", words: $name).focused($field, equals: .name).onSubmit { field = .password }
///     SecretEntry("Password", words: $password).focused($field, equals: .password)
///   }
/// }
/// ```
///
/// It is a `Bool` for one field, or an optional value that distinguishes several. If no field on the front-most surface
/// has the value that was set, it becomes `false` or `nil` again. It imitates SwiftUI's property wrapper for the state
/// of the focus.
@propertyWrapper
@MainActor
public struct Focused<Value: Hashable>: StateMember {
  let box: MemberBox

  /// Creates state for whether a field has the focus.
  public init() where Value == Bool { box = FocusedBox(initial: false) }

  /// Creates state for which field has the focus; `nil` if none has.
  public init<Field: Hashable>() where Value == Field? { box = FocusedBox<Value>(initial: nil) }

  /// The field with the focus.
  public var wrappedValue: Value {
    get { typedBox.fieldInFocus }
    nonmutating set { typedBox.storage.set(newValue) }
  }

  /// The link to the state, for ``Element/focused(_:)`` and ``Element/focused(_:equals:)``.
  public var projectedValue: FocusBinding<Value> {
    FocusBinding(storage: typedBox.storage, nothing: typedBox.initial)
  }

  private var typedBox: FocusedBox<Value> { unsafeDowncast(box, to: FocusedBox<Value>.self) }
}

/// A link to the state of the focus.
@MainActor
public struct FocusBinding<Value: Hashable> {
  let storage: LocalStorage<Value>

  /// The value without focus.
  let nothing: Value

  /// The field with the focus.
  public var wrappedValue: Value {
    get { storage.read() }
    nonmutating set { storage.set(newValue) }
  }
}

/// The storage of ``Focused``.
private final class FocusedBox<Value: Hashable>: LocalBox<Value> {
  override func bind(to slot: StateSlot, index: Int, inherited: InheritedValues) {
    super.bind(to: slot, index: index, inherited: inherited)
    storage.isOfFocus = true
    claim(inherited)
  }

  override func isCurrent(under inherited: InheritedValues) -> Bool {
    claim(inherited)
    return true
  }

  /// The value that the element reads: what is set takes effect after the action that sets it.
  var fieldInFocus: Value { Evaluation.isRunning || slot == nil ? value : settled }

  private lazy var settled = initial

  private func claim(_ inherited: InheritedValues) {
    settled = storage.value
    Evaluation.noteEffect()
    inherited.focusStates?.claims.append(
      FocusClaim(FocusBinding(storage: storage, nothing: initial))
    )
  }

  override func fresh() -> MemberBox { FocusedBox(initial: initial) }
}

/// The focus that a state requests, whatever its type.
@MainActor
struct FocusClaim {
  let state: ObjectIdentifier

  /// Whether the state has the value of a field with the focus.
  let isMade: () -> Bool

  /// Sets the state to the value for no focus.
  let reset: () -> Void

  init<Value: Hashable>(_ binding: FocusBinding<Value>) {
    state = ObjectIdentifier(binding.storage)
    isMade = { [weak storage = binding.storage] in
      storage.map { $0.value != binding.nothing } ?? false
    }
    reset = { [weak storage = binding.storage] in storage?.set(binding.nothing) }
  }
}

/// The states of the focus in a tree.
@MainActor
final class FocusStates {
  /// The requests of the states, in the order of their elements; those of covered screens are not included.
  var claims: [FocusClaim] = []
}

private struct FocusStatesKey: InheritedKey { static var defaultValue: FocusStates? { nil } }

extension InheritedValues {
  /// The states of the focus in the tree; `nil` where nothing can have the focus.
  var focusStates: FocusStates? {
    get { self[FocusStatesKey.self] }
    set { self[FocusStatesKey.self] = newValue }
  }
}
