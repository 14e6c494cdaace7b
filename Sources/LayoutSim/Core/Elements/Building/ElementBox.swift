/// Stores the element of an ``AnyElement``, and frees nested elements one after the other.
///
/// Freeing nested objects takes some stack for each level, which is not enough for a hundred thousand levels.
/// So the content of an inner box waits until the outer one is freed.
final class ElementBox {
  /// The element.
  var content: any Element { kept.unsafelyUnwrapped }

  // Set until the box is freed.
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

/// The elements that wait to be freed, because their container is being freed.
private final class WaitingElements: @unchecked Sendable {
  // Accessed only by the task that frees the outermost element.
  @TaskLocal static var current: WaitingElements?

  private let task = WaitingElements.currentTask()

  var all: [any Element] = []

  /// Those of the current task; a task that was started while they were freed inherits those of another.
  static var ofThisTask: WaitingElements? {
    guard let current, current.task == currentTask() else { return nil }
    return current
  }

  private static func currentTask() -> Int? { withUnsafeCurrentTask { $0?.hashValue } }
}
