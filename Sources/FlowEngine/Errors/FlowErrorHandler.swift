/// Handles the errors of the coordinators on which it is set.
///
/// The nearest handler up the hierarchy is called with an error; the shared one only if there is none. An
/// error without a handler is kept at the root, see ``AnyCoordinator/unhandledErrors``.
///
/// ```swift
/// var errors: [FlowError] = []
/// tabs.flowErrorHandler = FlowErrorHandler { errors.append($0) }
/// tabs.navigate(to: AlarmRoute.ringing(2))  // nobody handles it
/// #expect(errors.count == 1)
/// ```
@MainActor
public final class FlowErrorHandler {
  /// The handler of last resort for a whole app.
  ///
  /// Tests set handlers on coordinators instead.
  public static let shared = FlowErrorHandler()

  private var handler: (@MainActor (FlowError) -> Void)?

  /// Errors that were reported while the handler was being called, oldest first.
  private var waiting: [(error: FlowError, coordinator: AnyCoordinator)] = []
  private var isBusy = false

  /// Creates a handler that calls `handle`; without one it does nothing until ``setHandler(_:)``.
  public init(_ handle: (@MainActor (FlowError) -> Void)? = nil) {
    handler = handle
  }

  /// Replaces the handler function.
  public func setHandler(_ handle: @escaping @MainActor (FlowError) -> Void) {
    handler = handle
  }

  /// Removes the handler function.
  public func removeHandler() {
    handler = nil
  }

  /// Calls the handler for an error that `coordinator` reports; returns whether there was one.
  ///
  /// Errors that arise during the call are handled afterwards, because a handler that itself causes errors
  /// must not exhaust the thread's stack.
  func handle(_ error: FlowError, of coordinator: AnyCoordinator) -> Bool {
    guard let handler else { return false }
    guard !isBusy else {
      waiting.append((error, coordinator))
      return true
    }
    isBusy = true
    handler(error)
    var count = 0
    while let handler = self.handler, !waiting.isEmpty {
      let next = waiting.removeFirst()
      count += 1
      guard count <= waitingCallLimit else {
        handler(.endlessCalls(limit: waitingCallLimit))
        waiting = []
        break
      }
      handler(next.error)
    }
    isBusy = false
    // If the handler was removed, the rest goes to the next one up.
    let unhandled = waiting
    waiting = []
    for (error, coordinator) in unhandled { coordinator.report(error) }
    return true
  }
}

extension AnyCoordinator {
  /// Discards the unhandled errors of the whole hierarchy.
  public func clearUnhandledErrors() {
    hierarchy.errors.removeAll()
  }

  /// The errors that no handler handled, and that no successful call has followed, oldest first.
  ///
  /// Calls that observers make while a call settles belong to that call.
  package var latestUnhandledErrors: ArraySlice<FlowError> {
    hierarchy.errors.latest
  }

  /// Calls the nearest handler with `error`, or stores the error.
  ///
  /// Calls that the handler makes wait until it returns; while questions are asked, the error itself waits.
  ///
  /// - Returns: Whether a handler was called.
  @discardableResult
  package func report(_ error: FlowError) -> Bool {
    let hierarchy = hierarchy
    if hierarchy.phase == .planning {
      hierarchy.pendingErrors.append((error, self))
      return false
    }
    let isHandled = handle(error, in: hierarchy)
    if hierarchy.phase == .idle, !hierarchy.waiting.isEmpty {
      runWaiting(in: hierarchy, hasSettled: false)
    }
    return isHandled
  }

  /// Reports that observers or handlers make calls endlessly; calls made in response are dropped.
  package func reportEndlessCalls(limit: Int) {
    let hierarchy = hierarchy
    let wasRunning = hierarchy.isRunningWaiting
    hierarchy.isRunningWaiting = true
    report(.endlessCalls(limit: limit))
    hierarchy.isRunningWaiting = wasRunning
    if hierarchy.phase == .idle { hierarchy.waiting = [] }
  }

  @discardableResult
  fileprivate func handle(_ error: FlowError, in hierarchy: Hierarchy) -> Bool {
    let phase = hierarchy.phase
    hierarchy.phase = .applying
    defer { hierarchy.phase = phase }
    for here in selfAndOwners {
      if let handler = here.flowErrorHandler, handler.handle(error, of: self) { return true }
    }
    if FlowErrorHandler.shared.handle(error, of: self) { return true }
    hierarchy.errors.append(error)
    return false
  }
}

extension Hierarchy {
  /// Reports the errors that arose while questions were asked, once planning is over.
  func reportPendingErrors() {
    while phase != .planning, !pendingErrors.isEmpty {
      let (error, coordinator) = pendingErrors.removeFirst()
      coordinator.handle(error, in: self)
    }
  }
}

/// The errors that no handler handled, divided by whether a successful call has followed.
struct UnhandledErrors {
  /// All of them, oldest first.
  private(set) var all: [FlowError] = []

  /// The number of errors before the last successful call.
  private var pastCount = 0

  /// The number of errors when the running or last call began.
  private var countBeforeCall = 0

  /// The errors that no successful call has followed, oldest first.
  var latest: ArraySlice<FlowError> { all.dropFirst(pastCount) }

  mutating func append(_ error: FlowError) { all.append(error) }

  /// Removes all of them, including those of the running call.
  mutating func removeAll() { self = UnhandledErrors() }

  mutating func beginCall() { countBeforeCall = all.count }

  /// Records that the call succeeded: errors from before it are past.
  mutating func noteSuccess() {
    pastCount = max(pastCount, countBeforeCall)
    assert(pastCount <= all.count, "\(pastCount) of \(all.count) errors are past.")
  }

  /// Takes over the errors of `other`: those past there are past here, and all precede the running call.
  mutating func takeOver(_ other: inout UnhandledErrors) {
    countBeforeCall = max(countBeforeCall, pastCount)
    all.insert(contentsOf: other.latest, at: countBeforeCall)
    all.insert(contentsOf: other.all.prefix(other.pastCount), at: pastCount)
    pastCount += other.pastCount
    countBeforeCall += other.all.count
    assert(
      pastCount <= countBeforeCall && countBeforeCall <= all.count,
      "\(pastCount) errors are past, \(countBeforeCall) of before, among \(all.count)."
    )
    other.removeAll()
  }
}
