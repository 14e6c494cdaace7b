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

  /// Calls the handler, and says whether there was one.
  func hear(_ error: FlowError) -> Bool {
    guard let handle else { return false }
    handle(error)
    return true
  }
}

extension AnyCoordinator {
  /// Forgets the errors that nobody heard, in the whole hierarchy, once they have been looked at.
  public func clearUnhandledErrors() {
    hierarchy.unhandledErrors = []
    hierarchy.pastErrorCount = 0
  }

  /// The errors that no handler heard, and that no successful call has followed, oldest first.
  ///
  /// What observers call while a call settles belongs to it.
  package var latestUnhandledErrors: ArraySlice<FlowError> {
    hierarchy.unhandledErrors.dropFirst(hierarchy.pastErrorCount)
  }

  /// Tells the nearest handler of `error`, or keeps it.
  ///
  /// - Returns: Whether a handler heard it.
  @discardableResult
  package func report(_ error: FlowError) -> Bool {
    var current: AnyCoordinator? = self
    while let here = current {
      if let handler = here.errorHandler, handler.hear(error) { return true }
      current = here.parent
    }
    if FlowErrorHandler.shared.hear(error) { return true }
    hierarchy.unhandledErrors.append(error)
    return false
  }
}
