/// Coordinators' states as they will be, laid over the states as they are.
///
/// Only what a plan touches is copied. Each coordinator marks where its copy is, so that looking it
/// up costs nothing; a mark holds for one overlay, and the latest overlay is the one that counts.
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

    @MainActor
    init(of coordinator: AnyCoordinator) {
      let router = coordinator.baseRouter
      kept = router.stackCount
      pushed = router.pushedChildren
      presentations = router.presentations
      selectedTab = router.selectedTab
    }
  }

  private var number: UInt
  private var states: [State] = []

  /// An overlay that holds nothing: the states as they are.
  static var none: PlanOverlay { PlanOverlay(number: .max) }

  /// An overlay for a plan; `number` is one that no earlier overlay over these coordinators had.
  init(number: UInt) {
    self.number = number
  }

  /// Begins anew, with a new number.
  mutating func begin(number: UInt) {
    self.number = number
    clear()
  }

  /// Lets go of everything but the memory.
  mutating func clear() {
    if !states.isEmpty { states.removeAll(keepingCapacity: true) }
  }

  /// Where the state that `coordinator` will be in is; `nil` if it is the one that it is in.
  private func index(of coordinator: AnyCoordinator) -> Int? {
    let mark = coordinator.draft
    return mark.number == number ? mark.index : nil
  }

  /// Changes the state that `coordinator` will be in.
  mutating func change(_ coordinator: AnyCoordinator, _ body: (inout State) -> Void) {
    if let index = index(of: coordinator) {
      body(&states[index])
    } else {
      coordinator.draft = DraftMark(number: number, index: states.count)
      var state = State(of: coordinator)
      body(&state)
      states.append(state)
    }
  }

  // MARK: - What will be

  func pushed(on coordinator: AnyCoordinator) -> [AnyCoordinator] {
    if let index = index(of: coordinator) { return states[index].pushed }
    return coordinator.baseRouter.pushedChildren
  }

  func presentations(of coordinator: AnyCoordinator) -> [LivePresentation] {
    if let index = index(of: coordinator) { return states[index].presentations }
    return coordinator.baseRouter.presentations
  }

  /// Whether `coordinator` will show anything but its own stack.
  func showsMoreThanStack(_ coordinator: AnyCoordinator) -> Bool {
    if coordinator.isContainer { return true }
    if let index = index(of: coordinator) {
      return !states[index].presentations.isEmpty || !states[index].pushed.isEmpty
    }
    return coordinator.baseRouter.showsMoreThanStack
  }

  func stackCount(of coordinator: AnyCoordinator) -> Int {
    if let index = index(of: coordinator) { return states[index].stackCount }
    return coordinator.baseRouter.stackCount
  }

  func selectedTab(of coordinator: AnyCoordinator) -> Int {
    if let index = index(of: coordinator) { return states[index].selectedTab }
    return coordinator.baseRouter.selectedTab
  }

  /// The route on top of `coordinator`'s own stack.
  func topRoute(of coordinator: AnyCoordinator) -> any Route {
    let router = coordinator.baseRouter
    guard let index = index(of: coordinator) else { return router.topRoute }
    if let added = states[index].added.last { return added }
    let kept = states[index].kept
    return kept > 0 ? router.stackRoute(at: kept - 1) : router.rootRoute
  }

  /// The coordinator whose content `coordinator` will show in place of a stack of its own.
  func content(of coordinator: AnyCoordinator) -> AnyCoordinator? {
    guard coordinator.isContainer else { return nil }
    guard coordinator.childOwnership == .tab else { return coordinator.content }
    let index = selectedTab(of: coordinator)
    return coordinator.children.indices.contains(index) ? coordinator.children[index] : nil
  }

  /// The coordinators whose screens will lie on the surface of `coordinator`, the lowest first.
  ///
  /// Tabs that are not selected come first. They show no screens, and what they present does stay:
  /// a tab that is left by `switchToTab` keeps its sheet up.
  func sharers(of coordinator: AnyCoordinator) -> [AnyCoordinator] {
    var sharers: [AnyCoordinator] = []
    appendSharers(of: coordinator, to: &sharers)
    return sharers
  }

  private func appendSharers(of coordinator: AnyCoordinator, to sharers: inout [AnyCoordinator]) {
    if coordinator.isContainer {
      let content = content(of: coordinator)
      if coordinator.childOwnership == .tab {
        for tab in coordinator.ties.children where tab !== content { sharers.append(tab) }
      }
      if let content { sharers.append(content) }
    }
    for child in pushed(on: coordinator) { sharers.append(child) }
  }

  /// The coordinator whose screen the user will see, looking from `top` downwards.
  func visible(from top: AnyCoordinator) -> AnyCoordinator {
    guard showsMoreThanStack(top) else { return top }
    var current = top
    while let over = presentation(over: current) { current = over }
    return onTop(of: current)
  }

  /// The coordinator whose screen will be on top of the surface or the tab that `bottom` begins.
  func onTop(of bottom: AnyCoordinator) -> AnyCoordinator {
    var top = bottom
    while let next = pushed(on: top).last ?? content(of: top) { top = next }
    return top
  }

  /// The coordinator that is presented directly over the surface of `coordinator`, top-most first.
  private func presentation(over coordinator: AnyCoordinator) -> AnyCoordinator? {
    guard showsMoreThanStack(coordinator) else { return nil }
    if let presentation = presentations(of: coordinator).last { return presentation.coordinator }
    var pending: [AnyCoordinator] = []
    appendSharers(of: coordinator, to: &pending)
    while let next = pending.popLast() {
      guard showsMoreThanStack(next) else { continue }
      if let presentation = presentations(of: next).last { return presentation.coordinator }
      appendSharers(of: next, to: &pending)
    }
    return nil
  }

  /// Takes everything away that makes `coordinator` differ from one that was never shown.
  mutating func reset(_ coordinator: AnyCoordinator) {
    guard showsMoreThanStack(coordinator) else {
      if stackCount(of: coordinator) > 0 {
        change(coordinator) {
          $0.kept = 0
          $0.added = []
        }
      }
      return
    }
    var pending = [coordinator]
    while let next = pending.popLast() {
      pending += pushed(on: next)
      pending += presentations(of: next).map(\.coordinator)
      if next.isContainer { pending += next.children }
      change(next) {
        $0.kept = 0
        $0.added = []
        $0.pushed = []
        $0.presentations = []
      }
    }
  }
}

/// Where the latest overlay keeps a coordinator's state to come.
struct DraftMark {
  var number: UInt = 0
  var index = 0
}
