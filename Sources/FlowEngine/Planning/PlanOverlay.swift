/// Coordinators' states as they will be, laid over the states as they are.
///
/// Only what a plan touches is copied.
@MainActor
struct PlanOverlay {
  /// One coordinator's state to come.
  struct State {
    /// How many entries of the present stack stay.
    var kept: Int

    /// The entries that come on top of those.
    var added: [any Route] = []

    var pushed: [AnyCoordinator]
    var presentations: [LivePresentation]
    var selectedTab: Int

    var stackCount: Int { kept + added.count }
  }

  private var states: [ObjectIdentifier: State] = [:]

  /// The state that `coordinator` will be in.
  subscript(coordinator: AnyCoordinator) -> State {
    get {
      states[ObjectIdentifier(coordinator)]
        ?? State(
          kept: coordinator.baseRouter.stackCount,
          pushed: coordinator.baseRouter.pushedChildren,
          presentations: coordinator.baseRouter.presentations,
          selectedTab: coordinator.baseRouter.selectedTab
        )
    }
    set { states[ObjectIdentifier(coordinator)] = newValue }
  }

  /// The coordinator whose content `coordinator` will show in place of a stack of its own.
  func content(of coordinator: AnyCoordinator) -> AnyCoordinator? {
    guard coordinator.childOwnership == .tab else { return coordinator.content }
    let index = self[coordinator].selectedTab
    return coordinator.children.indices.contains(index) ? coordinator.children[index] : nil
  }

  /// The coordinators whose screens will lie on the surface of `coordinator`, the lowest first.
  ///
  /// Tabs that are not selected come first. They show no screens, and what they present does stay:
  /// a tab that is left by `switchToTab` keeps its sheet up.
  func sharers(of coordinator: AnyCoordinator) -> [AnyCoordinator] {
    let content = content(of: coordinator)
    var sharers: [AnyCoordinator] = []
    if coordinator.childOwnership == .tab {
      sharers = coordinator.children.filter { $0 !== content }
    }
    if let content { sharers.append(content) }
    return sharers + self[coordinator].pushed
  }

  /// The coordinator whose screen the user will see, looking from `top` downwards.
  func visible(from top: AnyCoordinator) -> AnyCoordinator {
    var current = top
    while let over = presentation(over: current) { current = over }
    return onTop(of: current)
  }

  /// The coordinator whose screen will be on top of the surface or the tab that `bottom` begins.
  func onTop(of bottom: AnyCoordinator) -> AnyCoordinator {
    var top = bottom
    while let next = self[top].pushed.last ?? content(of: top) { top = next }
    return top
  }

  /// The coordinator that is presented directly over the surface of `coordinator`, top-most first.
  private func presentation(over coordinator: AnyCoordinator) -> AnyCoordinator? {
    var pending = [coordinator]
    while let next = pending.popLast() {
      if let presentation = self[next].presentations.last { return presentation.coordinator }
      pending += sharers(of: next)
    }
    return nil
  }

  /// The route on top of `coordinator`'s own stack.
  func topRoute(of coordinator: AnyCoordinator) -> any Route {
    let state = self[coordinator]
    return state.added.last
      ?? (state.kept > 0
        ? coordinator.baseRouter.stackRoute(at: state.kept - 1) : coordinator.baseRouter.rootRoute)
  }

  /// Takes everything away that makes `coordinator` differ from one that was never shown.
  mutating func reset(_ coordinator: AnyCoordinator) {
    var pending = [coordinator]
    while let next = pending.popLast() {
      var state = self[next]
      pending += state.pushed
      pending += state.presentations.map(\.coordinator)
      if next.isContainer { pending += next.children }
      state.kept = 0
      state.added = []
      state.pushed = []
      state.presentations = []
      self[next] = state
    }
  }
}
