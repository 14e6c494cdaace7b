/// A field that can have the focus, from pass to pass.
@MainActor
final class FieldFocus {
  /// Whether it has the focus.
  var isHeld = false

  /// Whether it was given the focus because its alert was presented.
  var wasOffered = false
}

/// A state of the focus that a field answers to.
@MainActor
struct FocusLink {
  /// The state.
  let state: ObjectIdentifier

  /// Whether the state says that the field has the focus.
  let isClaiming: () -> Bool

  /// Makes the state say that it has.
  let claim: () -> Void

  /// Makes the state say that no field has it, if it says that this one has.
  let release: () -> Void
}

/// What the return key does in a field.
enum ReturnKey {
  /// It performs the actions of ``Element/onSubmit(of:_:)`` and ends editing.
  case submits(@MainActor () -> Void)

  /// It begins another line.
  case breaksLine(@MainActor () -> Void)
}
