import FlowEngine
import LayoutSim
import StageSupport
import TestSupport

/// An app that follows from a seed: tabs, columns, flows, pushed children, sheets and covers in each other.
@MainActor
struct GeneratedApp {
  private(set) var root: AnyCoordinator

  /// All coordinators that it was made of.
  private(set) var members: [AnyCoordinator] = []

  private(set) var routes: [StubRoute] = []

  /// The models of all screens that were built.
  let models: ModelCensus

  private var numbers: SeededGenerator

  init(seed: Int) {
    numbers = SeededGenerator(seed: seed)
    models = ModelCensus(seed: seed)
    root = StubCoordinator("none")
    root = make(depth: 0)
    models.root = root
    models.routes = routes
  }

  private mutating func newRoute() -> StubRoute {
    let route = StubRoute("s\(routes.count)")
    routes.append(route)
    return route
  }

  private mutating func make(depth: Int) -> AnyCoordinator {
    let kind = depth > 3 ? 0 : numbers.next(below: 12)
    let made: AnyCoordinator
    switch kind {
    case 0...5: made = area(depth: depth)
    case 6...7:
      let tabs = (0..<numbers.next(below: 4)).map { _ in make(depth: depth + 1) }
      made = GeneratedTabs(newRoute(), tabs, models: models)
    case 8...9: made = split(depth: depth)
    default:
      let flows = GeneratedFlows(newRoute(), models: models)
      if !numbers.chance(10) {
        flows.transitionToFlow(make(depth: depth + 1), root: flows.ownRoute)
      }
      made = flows
    }
    members.append(made)
    return made
  }

  private mutating func split(depth: Int) -> AnyCoordinator {
    let style = numbers.pick(SplitStyle.allCases)
    let split = GeneratedSplit(newRoute(), style, models: models)
    for column in style.columns where !numbers.chance(12) {
      // Columns in a column are refused.
      split.setColumn(
        column,
        to: numbers.chance(80) ? area(depth: depth + 1) : make(depth: depth + 1)
      )
    }
    return split
  }

  private mutating func area(depth: Int) -> AnyCoordinator {
    let detents: [[ModalPresentationDetent]] = [
      [.custom], [.medium], [.medium, .large], [.large], [.fullscreen], [.small, .custom],
    ]
    let root = newRoute()
    let handled = (0..<numbers.next(below: 3)).map { _ in newRoute() }
    let guests = depth > 3 ? [] : (0..<numbers.next(below: 3)).map { _ in make(depth: depth + 1) }
    var modals: [StubRoute: ModalDetentConfiguration] = [:]
    for guest in guests {
      if let ownRoute = (guest as? any Rooted)?.ownRoute {
        modals[ownRoute] = ModalDetentConfiguration(detents: numbers.pick(detents))
      }
    }
    let area = StubCoordinator(
      root,
      handles: Set(handled + [root]),
      modals: modals,
      tab: root.identifier
    ) {
      [models] in GeneratedScreen(route: $0, models: models)
    }
    for case let guest as Coordinator<StubRoute> in guests { area.addModalCoordinator(guest) }
    let children = depth > 3 ? [] : (0..<numbers.next(below: 2)).map { _ in make(depth: depth + 1) }
    for child in children { area.addChild(child) }
    return area
  }

  /// A detour that starts at `root`: a screen, tabs, a flow of tabs or columns, as `kind` is 0, 1, 2 or 3.
  func detour(to root: StubRoute, kind: Int) -> Coordinator<StubRoute> {
    let area = StubCoordinator(root, tab: "Detour") {
      TextBlock($0.identifier).navigationTitle("Detour")
    }
    guard kind > 0 else { return area }
    if kind == 3 {
      let split = GeneratedSplit(root, .doubleColumn, models: models)
      split.setColumn(.sidebar, to: area)
      return split
    }
    let tabs = GeneratedTabs(root, [area], models: models)
    guard kind > 1 else { return tabs }
    let flows = GeneratedFlows(root, models: models)
    flows.transitionToFlow(tabs, root: root)
    return flows
  }
}
