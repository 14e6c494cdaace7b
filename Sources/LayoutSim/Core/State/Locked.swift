#if canImport(Darwin)
  import os
#else
  import Synchronization
#endif

/// A value that any thread may use, one at a time.
final class Locked<Value: Sendable>: Sendable {
  #if canImport(Darwin)
    private let state: OSAllocatedUnfairLock<Value>
  #else
    private let state: Mutex<Value>
  #endif

  init(_ value: Value) {
    #if canImport(Darwin)
      state = OSAllocatedUnfairLock(initialState: value)
    #else
      state = Mutex(value)
    #endif
  }

  func withLock<Result: Sendable>(_ body: @Sendable (inout Value) -> Result) -> Result {
    state.withLock { body(&$0) }
  }
}
