/// The coordinators whose observers are notified of one call, in the order of the first notification.
@MainActor
final class CallObservers {
  private var members: [AnyCoordinator] = []
  private var known: Set<ObjectIdentifier> = []

  /// Whether the call animates its changes.
  let isAnimated: Bool

  init(isAnimated: Bool) { self.isAnimated = isAnimated }

  /// Includes `coordinator` and all its owners in the notification that the call has settled.
  func include(_ coordinator: AnyCoordinator) {
    for here in coordinator.selfAndOwners {
      guard known.insert(ObjectIdentifier(here)).inserted else { return }
      members.append(here)
    }
  }

  /// Notifies `coordinator` and all its owners of `change`, and includes them in ``notifySettled(_:)``.
  func notify(_ change: Change, by coordinator: AnyCoordinator) {
    include(coordinator)
    for here in coordinator.selfAndOwners { here.notifyOwnObservers(.changed(change)) }
  }

  /// Notifies all that were included that the call has settled.
  func notifySettled(_ plan: NavigationPlan) {
    for member in members { member.notifyOwnObservers(.settled(plan)) }
  }
}

/// The events of which observers of a coordinator are notified.
public enum FlowEvent: Sendable, Equatable {
  /// A step was applied and changed something.
  case changed(Change)

  /// A call is done, and its plan lists its steps. Calls that observers made meanwhile run after this.
  case settled(NavigationPlan)
}

/// One applied step.
public struct Change: Hashable, Sendable {
  /// The coordinator whose state changed.
  public let owner: OwnerPath

  /// The applied step.
  public let step: PlanStep
}

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
  ///
  /// ```swift
  /// var events: [FlowEvent] = []
  /// let token = lines.observe { events.append($0) }
  /// lines.navigate(toRoute: .line(2))
  /// #expect(events.count == 2)  // the push, and that the call has settled
  /// token.cancel()
  /// ```
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

/// The maximum number of rounds in which the viewers of one hierarchy update because another one changed.
private let updateLimit = 10

/// An object, such as a stage, that shows a hierarchy or a part of it, and updates before and after each
/// call.
@MainActor
struct Viewer {
  /// The coordinator that is shown.
  private weak var coordinator: AnyCoordinator?

  private weak var listener: AnyObject?

  /// Takes in changes, and returns whether there were any.
  let update: @MainActor () -> Bool

  init(_ coordinator: AnyCoordinator, listener: AnyObject, update: @escaping @MainActor () -> Bool)
  {
    self.coordinator = coordinator
    self.listener = listener
    self.update = update
  }

  /// Whether the coordinator that is shown belongs to `hierarchy`, and is still shown.
  func watches(_ hierarchy: Hierarchy) -> Bool {
    listener != nil && coordinator?.hierarchy === hierarchy
  }
}

extension AnyCoordinator {
  /// Calls `update` before and after each outermost call in this coordinator's hierarchy, and `notify` as an
  /// observer of this coordinator.
  ///
  /// - Parameters:
  ///   - listener: The observation lasts as long as this object exists.
  ///   - update: Takes in changes, and returns whether there were any; it may make calls, which then come
  ///     first.
  ///   - notify: Is called with the events of the call.
  package func observe(
    for listener: AnyObject,
    update: @escaping @MainActor () -> Bool,
    notify: @escaping @MainActor (FlowEvent) -> Void
  ) {
    observe(for: listener, notify)
    hierarchy.viewers.append(Viewer(self, listener: listener, update: update))
    hierarchy.hasViewers = true
  }

  /// Updates the viewers of the hierarchy, unless a call is running, after which they update anyway.
  package func updateViewers() { hierarchy.updateViewers() }

  /// Whether a call is being applied that is not animated.
  package var isInCallWithoutAnimation: Bool { hierarchy.callObservers?.isAnimated == false }
}

extension Hierarchy {
  /// Whether no call is running, including waiting ones.
  var isAtRest: Bool { phase == .idle && !isRunningWaiting && runner == nil }

  /// Updates the viewers, unless a call is running, after which they update anyway.
  func updateViewers() {
    if let successor { return successor.updateViewers() }
    guard isAtRest else { return }
    // A viewer that left with the last call still updates for it.
    let present = viewers
    // If one of them changes a model that all of them show, that is part of the same call. Viewers that
    // respond to each other endlessly are stopped, and calls that they make start no further rounds.
    var rounds = present.count > 1 && !isUpdatingViewers ? updateLimit : 1
    let wasUpdating = isUpdatingViewers
    isUpdatingViewers = true
    var isNew = true
    while isNew, rounds > 0 {
      rounds -= 1
      isNew = false
      for viewer in present where viewer.update() { isNew = true }
    }
    isUpdatingViewers = wasUpdating
    viewers = viewers.filter { $0.watches(self) }
  }
}
