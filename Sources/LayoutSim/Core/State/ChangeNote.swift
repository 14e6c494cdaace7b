/// A flag that something has changed, which any thread may set.
final class ChangeNote: Sendable {
  private let state = Locked(false)

  /// Whether the flag was set.
  var isTaken: Bool { state.withLock { $0 } }

  func take() {
    state.withLock { $0 = true }
  }
}
