/// An observation of a coordinator, to be cancelled by the one who started it.
@MainActor
public final class ObservationToken {
  private(set) var hear: (@MainActor (FlowEvent) -> Void)?

  private weak var listener: AnyObject?
  private let endsWithListener: Bool

  init(
    listener: AnyObject?,
    hear: @escaping @MainActor (FlowEvent) -> Void
  ) {
    self.listener = listener
    self.hear = hear
    endsWithListener = listener != nil
  }

  /// Whether nobody listens any more.
  var isOver: Bool { hear == nil || (endsWithListener && listener == nil) }

  /// Ends the observation; the observer hears nothing more, not even of a step being told.
  public func cancel() {
    hear = nil
  }
}

extension AnyCoordinator {
  /// Calls `observer` after each step that changes this coordinator or one below it.
  ///
  /// When all steps of a call are done, those who heard of one, and those at or above the
  /// coordinator that was called, hear that it has settled. Observers are called synchronously, in
  /// the order of the steps; those of the coordinator that changed before those of its owners.
  /// Calls that an observer makes wait until all has settled.
  ///
  /// The observation lasts until it is cancelled, or for as long as `listener` lives if one is
  /// given.
  @discardableResult
  public func observe(
    for listener: AnyObject? = nil,
    _ observer: @escaping @MainActor (FlowEvent) -> Void
  ) -> ObservationToken {
    let token = ObservationToken(listener: listener, hear: observer)
    add(token)
    return token
  }

  private func add(_ token: ObservationToken) {
    observers.removeAll(where: \.isOver)
    observers.append(token)
    hierarchy.isObserved = true
  }

  /// Tells the observers of this coordinator only.
  func tellOwnObservers(_ event: FlowEvent) {
    observers.removeAll(where: \.isOver)
    for token in observers { token.hear?(event) }
  }
}
