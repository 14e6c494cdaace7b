/// What a state of the focus demands, whatever its type.
@MainActor
struct FocusClaim {
  /// The state.
  let state: ObjectIdentifier

  /// Whether the state says that a field has the focus.
  let isMade: () -> Bool

  /// Makes the state say that no field has it.
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
  /// What the states demand, in the order of their elements; those of covered screens are not asked.
  private(set) var claims: [FocusClaim] = []

  /// Begins a pass.
  func begin() { claims = [] }

  func add(_ claim: FocusClaim) { claims.append(claim) }
}

private struct FocusStatesKey: InheritedKey { static var defaultValue: FocusStates? { nil } }

extension InheritedValues {
  /// The states of the focus in the tree; `nil` where nothing can have the focus.
  var focusStates: FocusStates? {
    get { self[FocusStatesKey.self] }
    set { self[FocusStatesKey.self] = newValue }
  }
}
