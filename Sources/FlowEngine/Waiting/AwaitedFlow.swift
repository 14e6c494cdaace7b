/// A flow, or a plain screen, for whose end code waits.
///
/// It is retained by the call that brings the flow, and then by the coordinator that shows it. When nothing
/// retains it any more, the flow has ended.
@MainActor
final class AwaitedFlow {
  /// The number of the flow.
  private(set) var flow: Int

  /// The coordinator of the plain screen; `nil` for a flow.
  private(set) weak var screen: AnyCoordinator?

  /// The waiting code.
  var waiter: Waiter?

  fileprivate let ending: FlowEnding

  init(_ flow: AnyCoordinator, _ ending: FlowEnding) {
    self.flow = flow.serial
    self.ending = ending
  }

  /// Creates the wait for a plain screen that has yet to be made.
  init(_ ending: FlowEnding) {
    flow = 0
    self.ending = ending
  }

  /// Makes it wait for `screen`, which a plan makes.
  func follow(_ screen: AnyCoordinator) {
    flow = screen.serial
    self.screen = screen
  }

  /// Resumes the waiting code.
  func end(_ result: FlowEnding.Result) {
    AwaitedFlow.end([(self, result)])
  }

  /// Resumes the code that waits for `flows`, in their order.
  static func end(_ flows: [(flow: AwaitedFlow, result: FlowEnding.Result)]) {
    for (flow, result) in flows {
      assert(flow.ending.result == nil, "The end of a flow is reported twice.")
      flow.ending.result = result
      if case .cancelled(let reason) = result { flow.ending.handler?(reason) }
    }
    Waiter.wake(flows.compactMap(\.flow.waiter)[...])
  }
}

/// How an awaited flow ended.
@MainActor
final class FlowEnding {
  enum Result {
    case finished(Any)
    case cancelled(DismissalReason)
  }

  /// Whether the flow was shown.
  fileprivate(set) var wasShown = false

  /// Is called with the reason if it ends without a value.
  let handler: (@MainActor (DismissalReason) -> Void)?

  init(_ handler: (@MainActor (DismissalReason) -> Void)? = nil) { self.handler = handler }

  /// The result; `nil` until then, and if it was never shown or was removed along with what showed it.
  var result: Result?
}

/// The value with which a flow finishes.
struct FlowValue {
  /// The number of the flow.
  let flow: Int

  let value: Any
}

/// An awaited flow, which stays only as long as it may end.
@MainActor
struct WeakAwaitedFlow {
  weak var flow: AwaitedFlow?
}

extension AnyCoordinator {
  /// Whether it finished with a value while nothing showed it.
  var hasEarlyValue: Bool { earlyHierarchy?.earlyValue?.flow == serial }

  /// Removes and returns the value with which it finished while nothing showed it.
  @discardableResult
  func takeEarlyValue() -> FlowValue? {
    guard hasEarlyValue, let hierarchy = earlyHierarchy else { return nil }
    defer { hierarchy.earlyValue = nil }
    return hierarchy.earlyValue
  }

  /// Its hierarchy, if it has no owner and is not new.
  private var earlyHierarchy: Hierarchy? { ownership == .none && !isNew ? hierarchy : nil }

  /// Retains `awaited` as long as this coordinator shows its flow.
  func keep(_ awaited: AwaitedFlow) {
    assert(
      !ownedCoordinators.awaited.contains { $0.flow == awaited.flow },
      "\(ownerName) waits twice for one flow."
    )
    awaited.ending.wasShown = true
    ownedCoordinators.awaited.append(awaited)
    hierarchy.hasAwaitedFlows = true
  }

  /// Collects the awaited flow that `leaving` was, so that it ends with the call.
  func endWaiting(for leaving: AnyCoordinator, in hierarchy: Hierarchy) {
    guard let index = ownedCoordinators.awaited.firstIndex(where: { $0.flow == leaving.serial })
    else { return }
    let awaited = ownedCoordinators.awaited.remove(at: index)
    let leader = hierarchy.leader ?? hierarchy
    if leader.phase == .idle { return awaited.end(.cancelled(.removal)) }
    leader.endedFlows.append(awaited)
    leader.hasEndedFlows = true
  }

  /// Ends the waits for all flows at and below this coordinator, whose owner was released.
  func endWaitingBelow() {
    guard parent == nil else { return }
    var pending = [self]
    while let next = pending.popLast() {
      let awaited = next.ownedCoordinators.awaited
      next.ownedCoordinators.awaited = []
      for flow in awaited { flow.end(.cancelled(.removal)) }
      pending += next.owned
    }
  }
}

extension Hierarchy {
  /// Ends the waits for the flows that have left with `call`.
  @inline(never)
  func endFlows(by plan: ExecutablePlan, of call: any Call) {
    let (ended, reason, value) = (endedFlows, plan.reason(of: call), call.outcome)
    endedFlows = []
    hasEndedFlows = false
    AwaitedFlow.end(
      ended.map { flow in
        guard let value, value.flow == flow.flow else { return (flow, .cancelled(reason)) }
        return (flow, .finished(value.value))
      }
    )
  }
}

/// A suspended piece of code, which resumes when it is woken, when its task is cancelled, or when nothing could
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

  /// Wakes `waiters` one after the other, each when the previous one has resumed: the runtime promises no order of
  /// tasks that are resumed together.
  static func wake(_ waiters: ArraySlice<Waiter>) {
    let rest = waiters.drop { $0.continuation == nil }
    guard let first = rest.first else { return }
    first.known.next = { wake(rest.dropFirst()) }
    first.wake()
  }

  /// Suspends the current task.
  ///
  /// - Parameter keep: Passes the waiter to the object that will wake it. Nothing else retains it.
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

  /// The references that a suspended piece of code holds.
  @MainActor
  private final class Known {
    weak var waiter: Waiter?

    /// Wakes the next waiter.
    var next: (() -> Void)?
  }
}
