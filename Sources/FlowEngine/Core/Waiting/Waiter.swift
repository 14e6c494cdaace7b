/// A suspended piece of code, which goes on when it is woken, when its task is cancelled, or when nothing could
/// wake it any more.
@MainActor
final class Waiter {
  // Not isolated because a waiter may be released on any thread; nothing else refers to it then.
  nonisolated(unsafe) private var continuation: CheckedContinuation<Void, Never>?
  private nonisolated let follower: (any TaskFollower)?

  private init(_ continuation: CheckedContinuation<Void, Never>) {
    self.continuation = continuation
    follower = TaskFollowing.current
    follower?.taskPaused()
  }

  deinit {
    guard let continuation else { return }
    Task { @MainActor [follower] in
      follower?.taskResumed()
      continuation.resume()
    }
  }

  func wake() {
    guard let continuation else { return }
    self.continuation = nil
    follower?.taskResumed()
    continuation.resume()
  }

  /// Suspends the current task.
  ///
  /// - Parameter keep: Gives the waiter to what is to wake it. Nothing else retains it.
  static func wait(_ keep: (Waiter) -> Void) async {
    let known = Known()
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let waiter = Waiter(continuation)
        known.waiter = waiter
        keep(waiter)
      }
    } onCancel: {
      Task { @MainActor in known.waiter?.wake() }
    }
  }

  @MainActor
  private final class Known {
    weak var waiter: Waiter?
  }
}
