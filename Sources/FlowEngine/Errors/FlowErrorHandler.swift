/// Hears the errors of the coordinators it is set on.
///
/// The nearest handler up the hierarchy hears an error; the shared one only if there is none. An
/// error that nobody hears is kept at the root, see ``AnyCoordinator/unhandledErrors``.
@MainActor
public final class FlowErrorHandler {
  /// The handler of last resort for a whole app.
  ///
  /// Tests set handlers on coordinators instead.
  public static let shared = FlowErrorHandler()

  private var handle: (@MainActor (FlowError) -> Void)?

  /// What came while the handler was being told of something else, oldest first.
  private var waiting: [(error: FlowError, coordinator: AnyCoordinator)] = []
  private var isBusy = false

  /// A handler that calls `handle`; without one it hears nothing until ``setHandler(_:)``.
  public init(_ handle: (@MainActor (FlowError) -> Void)? = nil) {
    self.handle = handle
  }

  /// Replaces what is called.
  public func setHandler(_ handle: @escaping @MainActor (FlowError) -> Void) {
    self.handle = handle
  }

  /// Stops hearing.
  public func removeHandler() {
    handle = nil
  }

  /// Calls the handler for an error that `coordinator` reports, and says whether there was one.
  ///
  /// What arises while it is being called is told of afterwards: a handler that fails itself must not
  /// take the thread's stack along.
  func hear(_ error: FlowError, of coordinator: AnyCoordinator) -> Bool {
    guard let handle else { return false }
    guard !isBusy else {
      waiting.append((error, coordinator))
      return true
    }
    isBusy = true
    handle(error)
    var count = 0
    while let handle = self.handle, !waiting.isEmpty {
      let next = waiting.removeFirst()
      count += 1
      guard count <= waitingCallLimit else {
        handle(.endlessCalls(limit: waitingCallLimit))
        waiting = []
        break
      }
      handle(next.error)
    }
    isBusy = false
    // Without a handler any more, what is left is for the next one up.
    let unheard = waiting
    waiting = []
    for (error, coordinator) in unheard { coordinator.report(error) }
    return true
  }
}

extension AnyCoordinator {
  /// Forgets the errors that nobody heard, in the whole hierarchy, once they have been looked at.
  public func clearUnhandledErrors() {
    hierarchy.errors.removeAll()
  }

  /// The errors that no handler heard, and that no successful call has followed, oldest first.
  ///
  /// What observers call while a call settles belongs to it.
  package var latestUnhandledErrors: ArraySlice<FlowError> {
    hierarchy.errors.latest
  }

  /// Tells the nearest handler of `error`, or keeps it.
  ///
  /// Calls that the handler makes wait until it is done, and while questions are asked it waits itself.
  ///
  /// - Returns: Whether a handler has heard it.
  @discardableResult
  package func report(_ error: FlowError) -> Bool {
    let hierarchy = hierarchy
    if hierarchy.phase == .planning {
      hierarchy.untoldErrors.append((error, self))
      return false
    }
    let isHeard = tell(error, in: hierarchy)
    if hierarchy.phase == .idle, !hierarchy.waiting.isEmpty {
      runWaiting(in: hierarchy, hasSettled: false)
    }
    return isHeard
  }

  /// Tells that observers, or handlers, answer without end; what they answer to that is not done.
  package func reportEndlessCalls(limit: Int) {
    let hierarchy = hierarchy
    let wasRunning = hierarchy.isRunningWaiting
    hierarchy.isRunningWaiting = true
    report(.endlessCalls(limit: limit))
    hierarchy.isRunningWaiting = wasRunning
    if hierarchy.phase == .idle { hierarchy.waiting = [] }
  }

  @discardableResult
  fileprivate func tell(_ error: FlowError, in hierarchy: Hierarchy) -> Bool {
    let phase = hierarchy.phase
    hierarchy.phase = .applying
    defer { hierarchy.phase = phase }
    var current: AnyCoordinator? = self
    while let here = current {
      if let handler = here.flowErrorHandler, handler.hear(error, of: self) { return true }
      current = here.parent
    }
    if FlowErrorHandler.shared.hear(error, of: self) { return true }
    hierarchy.errors.append(error)
    return false
  }
}

extension Hierarchy {
  /// Tells of the errors that arose while questions were asked, once that is over.
  func tellUntoldErrors() {
    while phase != .planning, !untoldErrors.isEmpty {
      let (error, coordinator) = untoldErrors.removeFirst()
      coordinator.tell(error, in: self)
    }
  }
}
