import Foundation

/// Runs `work` on a thread of its own whose stack has `stackBytes`, and waits for what it returns.
func onThread<Result: Sendable>(
  stackBytes: Int,
  _ work: @escaping @Sendable () -> Result
) -> Result {
  let hall = WaitingHall<Result>()
  let thread = Thread { hall.leave(work()) }
  thread.stackSize = stackBytes
  thread.start()
  return hall.wait()
}

/// Hands one value from one thread to another.
private final class WaitingHall<Value: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private var value: Value?

  func leave(_ value: Value) {
    condition.withLock {
      self.value = value
      condition.signal()
    }
  }

  func wait() -> Value {
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let value { return value }
      condition.wait()
    }
  }
}
