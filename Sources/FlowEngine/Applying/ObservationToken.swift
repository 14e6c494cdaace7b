/// An observation of a coordinator, which its owner can cancel.
@MainActor
public final class ObservationToken {
  private(set) var handler: (@MainActor (FlowEvent) -> Void)?

  private weak var listener: AnyObject?
  private let endsWithListener: Bool

  init(
    listener: AnyObject?,
    handler: @escaping @MainActor (FlowEvent) -> Void
  ) {
    self.listener = listener
    self.handler = handler
    endsWithListener = listener != nil
  }

  /// Whether the observation has ended.
  var isOver: Bool { handler == nil || (endsWithListener && listener == nil) }

  /// Ends the observation; the observer is no longer notified, not even of the current step.
  public func cancel() {
    handler = nil
  }
}

extension AnyCoordinator {
  /// Calls `observer` after each step that changes this coordinator or one below it.
  ///
  /// When all steps of a call are done, observers that were notified of a step, and those at or above the
  /// coordinator that was called, are notified that the call has settled. Observers are called synchronously,
  /// in the order of the steps; those of the coordinator that changed before those of its owners. Calls that
  /// an observer makes wait until the current call has settled.
  ///
  /// The observation lasts until it is cancelled, or as long as `listener` exists, if given.
  @discardableResult
  public func observe(
    for listener: AnyObject? = nil,
    _ observer: @escaping @MainActor (FlowEvent) -> Void
  ) -> ObservationToken {
    let token = ObservationToken(listener: listener, handler: observer)
    add(token)
    return token
  }

  private func add(_ token: ObservationToken) {
    observers.removeAll(where: \.isOver)
    observers.append(token)
    hierarchy.isObserved = true
  }

  /// Notifies the observers of this coordinator only.
  func notifyOwnObservers(_ event: FlowEvent) {
    observers.removeAll(where: \.isOver)
    for token in observers { token.handler?(event) }
  }
}
