#if canImport(Darwin)
  import os
#else
  import Synchronization
#endif

/// A note that something has changed; any thread may take it.
final class ChangeNote: Sendable {
  #if canImport(Darwin)
    private let state = OSAllocatedUnfairLock(initialState: false)
  #else
    private let state = Mutex(false)
  #endif

  /// Whether the note was taken.
  var isTaken: Bool { state.withLock { $0 } }

  func take() {
    state.withLock { $0 = true }
  }
}
