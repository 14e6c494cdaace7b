import FlowEngine
import LayoutSim
import TestSupport

/// An app that follows from a seed: tabs, flows, pushed children, sheets and covers in each other.
@MainActor
struct GeneratedApp {
  private(set) var root: AnyCoordinator

  /// All coordinators that it was made of.
  private(set) var members: [AnyCoordinator] = []

  private(set) var routes: [Spot] = []

  /// The models of all screens that were built.
  let models = ModelCensus()

  private var numbers: SeededGenerator

  init(seed: Int) {
    numbers = SeededGenerator(seed: seed)
    root = Area("none")
    root = make(depth: 0)
  }

  private mutating func spot() -> Spot {
    let spot = Spot(stringLiteral: "s\(routes.count)")
    routes.append(spot)
    return spot
  }

  private mutating func make(depth: Int) -> AnyCoordinator {
    let kind = depth > 3 ? 0 : numbers.next(below: 10)
    let made: AnyCoordinator
    switch kind {
    case 0...5: made = area(depth: depth)
    case 6...7:
      let tabs = (0..<numbers.next(below: 4)).map { _ in make(depth: depth + 1) }
      made = GeneratedTabs(spot(), tabs, models: models)
    default:
      let flows = GeneratedFlows(spot(), models: models)
      if !numbers.chance(10) {
        flows.transitionToFlow(make(depth: depth + 1), root: flows.spot)
      }
      made = flows
    }
    members.append(made)
    return made
  }

  private mutating func area(depth: Int) -> AnyCoordinator {
    let detents: [[ModalPresentationDetent]] = [
      [.custom], [.medium], [.medium, .large], [.large], [.fullscreen], [.small, .custom],
    ]
    let root = spot()
    let handled = (0..<numbers.next(below: 3)).map { _ in spot() }
    let guests = depth > 3 ? [] : (0..<numbers.next(below: 3)).map { _ in make(depth: depth + 1) }
    var modals: [Spot: ModalDetentConfiguration] = [:]
    for guest in guests {
      if let spot = (guest as? any Rooted)?.spot {
        modals[spot] = ModalDetentConfiguration(detents: numbers.pick(detents))
      }
    }
    let area = Area(root, handling: Set(handled + [root]), modals: modals, tab: root.identifier) {
      [models] in GeneratedScreen(spot: $0, models: models)
    }
    for case let guest as Coordinator<Spot> in guests { area.addModalCoordinator(guest) }
    let children = depth > 3 ? [] : (0..<numbers.next(below: 2)).map { _ in make(depth: depth + 1) }
    for child in children { area.addChild(child) }
    return area
  }

  /// A detour that starts at `root`: a screen, tabs or a flow of tabs, as `kind` is 0, 1 or 2.
  func detour(to root: Spot, kind: Int) -> Coordinator<Spot> {
    let area = Area(root, tab: "Detour") { TextBlock($0.identifier).screenTitle("Detour") }
    guard kind > 0 else { return area }
    let tabs = GeneratedTabs(root, [area], models: models)
    guard kind > 1 else { return tabs }
    let flows = GeneratedFlows(root, models: models)
    flows.transitionToFlow(tabs, root: root)
    return flows
  }
}

/// A coordinator whose root screen is a spot.
@MainActor
private protocol Rooted {
  var spot: Spot { get }
}

extension Area: Rooted {
  fileprivate var spot: Spot { Spot(stringLiteral: ownerName) }
}

private final class GeneratedTabs: TabCoordinator<Spot>, Rooted {
  let spot: Spot

  init(_ spot: Spot, _ tabs: [AnyCoordinator], models: ModelCensus) {
    self.spot = spot
    super.init(router: GeneratedScreen.router(spot, models))
    for tab in tabs { addChild(tab) }
  }

  override var ownerName: String { spot.identifier }
  override var tabItem: (text: String, image: String)? { (spot.identifier, "circle") }
  override func canHandle(_ route: any Route) -> Bool { (route as? Spot) == spot }
}

private final class GeneratedFlows: FlowOrchestrator<Spot>, Rooted {
  let spot: Spot

  init(_ spot: Spot, models: ModelCensus) {
    self.spot = spot
    super.init(router: GeneratedScreen.router(spot, models))
  }

  override var ownerName: String { spot.identifier }
  override var tabItem: (text: String, image: String)? { (spot.identifier, "circle") }
}
