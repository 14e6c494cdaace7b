/// Handles the errors of the coordinators on which it is set.
///
/// The nearest handler up the hierarchy is called with an error; the shared one only if there is none. An
/// error without a handler is kept at the root, see ``AnyCoordinator/unhandledErrors``.
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
