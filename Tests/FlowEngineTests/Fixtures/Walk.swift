import TestSupport

@testable import FlowEngine

/// A walk whose every step follows from its seed.
@MainActor
struct Walk {
  let app: AnyCoordinator
  let routes: [any Route]
  private var random: SeededGenerator
  private var history: [String] = []
  private(set) var problems: [String] = []

  init(seed: Int, app: AnyCoordinator, routes: [any Route]) {
    self.app = app
    self.routes = routes
    random = SeededGenerator(seed: seed)
  }

  private var allCoordinators: [AnyCoordinator] {
    var found = [app]
    var index = 0
    while index < found.count {
      found += found[index].owned
      index += 1
    }
    return found
  }

  private var tabCoordinators: [TabSwitching] { allCoordinators.compactMap { $0 as? TabSwitching } }

  mutating func step() throws {
    defer { checkHidden() }
    switch random.next(below: 8) {
    case 0:
      history.append("back")
      goBack()
    case 1:
      let tabs = tabCoordinators
      guard !tabs.isEmpty else { return }
      let chosen = random.pick(tabs)
      let tab = random.next(below: 2)
      history.append("tab \(tab) of \(chosen.ownerName)")
      chosen.switchToTab(tab)
    case 2:
      let coordinators = allCoordinators
      let host = random.pick(coordinators)
      history.append("detour on \(host.ownerName)")
      host.presentDetour(PlaceCoordinator("Detour", root: "detour"), presenting: "detour")
    case 3, 4, 5: try navigate(from: app.visibleCoordinator)
    default:
      let coordinators = allCoordinators
      try navigate(from: random.pick(coordinators))
    }
  }

  /// Back removes exactly the screen that is in front, or nothing where no way back is shown.
  private mutating func goBack() {
    let before = app.composition
    let expected = before.surfaces.last?.content.top?.canNavigateBack == true ? 1 : 0
    app.visibleCoordinator.pop()
    let removed = before.screenCount - app.composition.screenCount
    if removed != expected { problem("back removed \(removed)") }
  }

  private mutating func navigate(from start: AnyCoordinator) throws {
    let route = random.pick(routes)
    let isSeen = app.visibleCoordinator.isSelfOrBelow(start)
    let before = app.composition
    let revision = app.revision
    let errors = app.unhandledErrors.count
    history.append("\(route.identifier) from \(start.ownerPath)")

    var received: [PlanStep] = []
    let token = app.observe { if case .changed(let change) = $0 { received.append(change.step) } }
    defer { token.cancel() }

    let plan = try? start.plan(to: route)
    let stubs = allCoordinators.compactMap { $0 as? PlaceCoordinator }
    let asked = stubs.map(\.answering.askedToHandle)
    let isDone = start.navigate(to: route)
    for (stub, before) in zip(stubs, asked) where stub.answering.askedToHandle > before + 1 {
      problem("\(stub.ownerPath) was asked twice")
    }
    guard isDone else {
      if app.composition != before || app.revision != revision { problem("failure changed things") }
      if app.unhandledErrors.count != errors + 1 { problem("not reported once") }
      if case .navigationFailed? = app.unhandledErrors.last,
        stubs.contains(where: { $0.claims(route) })
      {
        problem("a coordinator claims it, and none was found")
      }
      return
    }
    guard let plan else { return problem("done without a plan") }
    if received != plan.steps { problem("the plan is not what happened") }
    let visible = app.visibleRoute.isEqual(to: route)
    // Containers are not screens: being at their root means that nothing covers them.
    let isContainer = allCoordinators.contains {
      $0.isContainer && $0.baseRouter.current.root.isEqual(to: route)
    }
    if isSeen, !isContainer, plan.note != nil || !visible { problem("not seen") }
    if plan.note == nil, !isContainer, !visible { problem("neither seen nor noted") }
    if let note = plan.note, note != actualCover { problem("the note names something else") }
    if !isContainer, !isOnTop(route) { problem("something lies above it on its surface") }
    if start.rootCoordinator === app, try !start.plan(to: route).steps.isEmpty {
      problem("not there")
    }
  }

  /// What a note about the screen in front would say.
  private var actualCover: PlanNote {
    .covered(by: app.visibleCoordinator.ownerPath, visible: RouteDescription(app.visibleRoute))
  }

  /// Whether `route` is the top screen of a surface or of a tab.
  private func isOnTop(_ route: any Route) -> Bool {
    allCoordinators.contains { coordinator in
      switch coordinator.ownership {
      case .child: false
      case .none, .tab, .column, .modal, .detour, .flow, .screen, .subflow:
        coordinator.flattenedPath.last?.route.isEqual(to: route) == true
      }
    }
  }

  /// What is attached and not shown starts afresh when it is shown.
  private mutating func checkHidden() {
    for coordinator in allCoordinators {
      guard let parent = coordinator.parent else { continue }
      let isShown =
        switch coordinator.ownership {
        case .child: parent.hasPushed(coordinator)
        case .modal: parent.presents(coordinator)
        case .none, .tab, .column, .detour, .flow, .screen, .subflow: true
        }
      let router = coordinator.baseRouter
      if !isShown,
        router.current.stack.count + router.current.presentations.count
          + router.current.pushedChildren.count > 0
      {
        problem("\(coordinator.ownerPath) keeps a state while it is not shown")
      }
    }
  }

  private mutating func problem(_ what: String) {
    problems.append("\(what): \(history), now \(app.picture)")
  }
}

extension PlaceCoordinator {
  /// Whether it pushes or replaces `route` when it is asked.
  fileprivate func claims(_ route: any Route) -> Bool {
    (route as? Place).map(answering.handles.contains) ?? false
  }
}

/// A tab coordinator of whatever route type.
@MainActor
private protocol TabSwitching: AnyCoordinator {
  func switchToTab(_ index: Int)
}

extension TabCoordinator: TabSwitching {}

extension Composition {
  /// How many screens there are, on all surfaces.
  fileprivate var screenCount: Int { surfaces.map(\.content.screenCount).reduce(0, +) }
}

extension SurfaceContent {
  /// The screen in front.
  fileprivate var top: StackEntry? {
    switch self {
    case .stack(let entries): entries.last?.tabs?.content.top ?? entries.last
    case .tabs(let tabs): tabs.content.top
    case .screen(let screen): screen
    case .split(let split): split.columns.first { $0.column == split.front }?.content.top
    }
  }

  fileprivate var screenCount: Int {
    switch self {
    case .stack(let entries): entries.map { $0.tabs?.content.screenCount ?? 1 }.reduce(0, +)
    case .tabs(let tabs): tabs.content.screenCount
    case .screen: 1
    case .split(let split): split.columns.map(\.content.screenCount).reduce(0, +)
    }
  }
}
