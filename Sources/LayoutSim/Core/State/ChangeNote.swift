#if canImport(Darwin)
  import os
#else
  import Synchronization
#endif

/// A flag that something has changed, which any thread may set.
final class ChangeNote: Sendable {
  #if canImport(Darwin)
    private let state = OSAllocatedUnfairLock(initialState: false)
  #else
    private let state = Mutex(false)
  #endif

  /// Whether the flag was set.
  var isTaken: Bool { state.withLock { $0 } }

  func take() {
    state.withLock { $0 = true }
  }
}
