/// A suspended piece of code, which goes on when it is woken, when its task is cancelled, or when nothing could
/// wake it any more.
@MainActor
final class Waiter {
  // Not isolated because a waiter may be released on any thread; nothing else refers to it then.
  nonisolated(unsafe) private var continuation: CheckedContinuation<Void, Never>?
  private nonisolated let follower: (any TaskFollower)?

  private let known: Known

  private init(_ continuation: CheckedContinuation<Void, Never>, _ known: Known) {
    self.continuation = continuation
    self.known = known
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

  /// Wakes `waiters` one after the other, each when the one before has gone on: the runtime promises no order of
  /// tasks that are resumed together.
  static func wake(_ waiters: ArraySlice<Waiter>) {
    let rest = waiters.drop { $0.continuation == nil }
    guard let first = rest.first else { return }
    first.known.next = { wake(rest.dropFirst()) }
    first.wake()
  }

  /// Suspends the current task.
  ///
  /// - Parameter keep: Gives the waiter to what is to wake it. Nothing else retains it.
  static func wait(_ keep: (Waiter) -> Void) async {
    let known = Known()
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let waiter = Waiter(continuation, known)
        known.waiter = waiter
        keep(waiter)
      }
    } onCancel: {
      Task { @MainActor in known.waiter?.wake() }
    }
    let next = known.next
    // It refers to all waiters, this one among them.
    known.next = nil
    next?()
  }

  /// What a suspended piece of code knows of its waiter.
  @MainActor
  private final class Known {
    weak var waiter: Waiter?

    /// Wakes the next waiter.
    var next: (() -> Void)?
  }
}
