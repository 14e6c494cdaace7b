/// An observation of a coordinator, to be cancelled by whoever started it.
@MainActor
public final class ObservationToken {
  private(set) var hear: (@MainActor (FlowEvent) -> Void)?

  /// Is called before a call is planned; `nil` for those who only hear of changes.
  fileprivate let look: (@MainActor () -> Void)?
  private weak var listener: AnyObject?
  private let endsWithListener: Bool

  init(
    listener: AnyObject?,
    look: (@MainActor () -> Void)? = nil,
    hear: @escaping @MainActor (FlowEvent) -> Void
  ) {
    self.listener = listener
    self.look = look
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

  /// Calls `look` before each call on this coordinator, or on one below it, and `hear` as an observer.
  ///
  /// - Parameters:
  ///   - listener: The observation lasts for as long as it lives.
  ///   - look: Takes in what is so far; it may make calls, which come first then.
  ///   - hear: Hears of what the call does.
  package func observe(
    for listener: AnyObject,
    look: @escaping @MainActor () -> Void,
    hear: @escaping @MainActor (FlowEvent) -> Void
  ) {
    add(ObservationToken(listener: listener, look: look, hear: hear))
  }

  private func add(_ token: ObservationToken) {
    observers.removeAll(where: \.isOver)
    observers.append(token)
    hierarchy.isObserved = true
  }

  /// Lets everybody look who watches this coordinator or one above it.
  func letObserversLook() {
    var looks: [@MainActor () -> Void] = []
    var current: AnyCoordinator? = self
    while let here = current {
      for token in here.observers where !token.isOver {
        if let look = token.look { looks.append(look) }
      }
      current = here.parent
    }
    for look in looks { look() }
  }

  /// Tells the observers of this coordinator only.
  func tellOwnObservers(_ event: FlowEvent) {
    observers.removeAll(where: \.isOver)
    for token in observers { token.hear?(event) }
  }
}
