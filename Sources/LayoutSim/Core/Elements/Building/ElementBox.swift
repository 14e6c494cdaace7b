/// Holds the element in an ``AnyElement``, and frees elements inside each other one after the other.
///
/// Freeing what is in what is freed takes some of the stack for each level, which a hundred thousand
/// levels do not have. So what is in an inner box waits until the outer one is gone.
final class ElementBox {
  /// The element.
  var content: any Element { kept.unsafelyUnwrapped }

  // It is there until the box is freed.
  private var kept: (any Element)?

  init(_ content: any Element) {
    kept = content
  }

  deinit {
    if let waiting = WaitingElements.ofThisTask {
      if let content = kept.take() { waiting.all.append(content) }
      return
    }
    let waiting = WaitingElements()
    WaitingElements.$current.withValue(waiting) {
      kept = nil
      while let next = waiting.all.popLast() { _ = consume next }
    }
  }
}

/// The elements that wait to be freed, since what they were in is just being freed.
private final class WaitingElements: @unchecked Sendable {
  // Only the task that frees the outermost element touches it.
  @TaskLocal static var current: WaitingElements?

  private let task = WaitingElements.currentTask()

  var all: [any Element] = []

  /// Those of the present task; a task that was begun while they were freed inherits those of another.
  static var ofThisTask: WaitingElements? {
    guard let current, current.task == currentTask() else { return nil }
    return current
  }

  private static func currentTask() -> Int? { withUnsafeCurrentTask { $0?.hashValue } }
}
