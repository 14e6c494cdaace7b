import FlowEngine

/// A sheet or a cover that an element presented, from the moment that it is dismissed until it has gone.
///
/// As on the platform, nothing else is presented in its place before its transition is over.
@MainActor
final class SurfaceDeparture {
  /// The action that notifies the element; `nil` if it has none.
  let action: (@MainActor () -> Void)?

  /// The route of the surface.
  let place: String

  /// The change with which it is dismissed, until its transition is over; `nil` if it is unknown.
  var change: Int?

  /// Whether another presentation waits to replace it.
  var isAwaited = false

  /// Whether it has gone.
  var isOver = false

  init(of surface: PresentedSurface) {
    place = surface.screen.ownerName
    if case .surface(let content) = surface.request.presented {
      action = content.onDismiss
    } else {
      action = nil
    }
  }

  /// Whether it has gone, given that `isRunning` returns which transitions are running.
  func isReady(while isRunning: (_ change: Int) -> Bool) -> Bool {
    !(change.map(isRunning) ?? false)
  }
}

extension Stage {
  /// Whether a sheet or a cover of an element has disappeared without its departure having had an effect yet.
  var hasDepartures: Bool { memories.presented.hasDepartures(while: time.isTransitionRunning) }

  /// Notifies elements that their presentations have gone, and lets waiting presentations appear.
  ///
  /// Their reactions are performed like a user's action.
  func endDepartures() {
    let departures = memories.presented.takeDepartures(while: time.isTransitionRunning)
    for departure in departures { departure.isOver = true }
    let actions = departures.compactMap(\.action)
    if !actions.isEmpty {
      let outer = activity.kind
      activity.kind = .acting
      following { for action in actions { action() } }
      activity.kind = outer
    }
    if !actions.isEmpty || departures.contains(where: \.isAwaited) { isStale = true }
  }
}

extension LiveSurface {
  /// Whether an element presents it, not a coordinator.
  var isPresentedByElement: Bool { elementScreen != nil }

  /// Dismisses it as a gesture does, which guards may have allowed when the presentation in the place `latest` was the
  /// latest one.
  @MainActor
  func leaveByGesture(allowedWith latest: UInt? = nil) {
    if let elementScreen {
      elementScreen.leave()
    } else {
      owner.leaveSurface(for: .gesture, allowedWith: latest)
    }
  }

  /// Whether ``leaveByGesture()`` would dismiss it at once.
  @MainActor
  var canLeaveByGesture: Bool {
    elementScreen.map { !$0.isConstant } ?? owner.canLeaveSurface(for: .gesture)
  }

  /// Lets it rest at `detent`, one of its own.
  @MainActor
  func select(_ detent: ModalPresentationDetent) {
    if let elementScreen {
      elementScreen.select(detent)
    } else {
      owner.selectDetent(detent)
    }
  }
}
