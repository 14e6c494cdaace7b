import FlowEngine
import LayoutSim

/// A coordinator that is told from outside what it handles and how.
final class Area: Coordinator<Spot> {
  private let handled: Set<Spot>
  private let modals: [Spot: ModalDetentConfiguration]
  private let path: [Spot]?
  private let tab: (text: String, image: String)?
  private let badge: String?
  private let name: String

  init(
    _ root: Spot,
    handling handled: Set<Spot> = [],
    modals: [Spot: ModalDetentConfiguration] = [:],
    path: [Spot]? = nil,
    tab: String? = nil,
    badge: String? = nil,
    screens: @escaping SpotFactory.Screens = { TextBlock($0.identifier) }
  ) {
    self.handled = handled
    self.modals = modals
    self.path = path
    self.tab = tab.map { ($0, "circle") }
    self.badge = badge
    name = root.identifier
    super.init(router: Router(initial: root, factory: SpotFactory(screens)))
  }

  override var ownerName: String { name }
  override var tabItem: (text: String, image: String)? { tab }
  override var tabBadge: String? { badge }

  override func canHandle(_ route: any Route) -> Bool {
    guard let spot = route as? Spot else { return false }
    return handled.contains(spot) || modals[spot] != nil
  }

  override func navigationType(for route: any Route) -> NavigationType {
    (route as? Spot).flatMap { modals[$0] } == nil ? .push : .modal
  }

  override func navigationPath(for route: any Route) -> [any Route]? {
    path.flatMap { path in (route as? Spot).flatMap { path.contains($0) ? path : nil } }
  }

  override func modalDetentConfiguration(for route: any Route) -> ModalDetentConfiguration {
    (route as? Spot).flatMap { modals[$0] } ?? ModalDetentConfiguration()
  }
}

/// Tabs.
final class TabArea: TabCoordinator<Spot> {
  init(_ tabs: [AnyCoordinator]) {
    super.init(router: Router(initial: "tabs", factory: SpotFactory { _ in nil }))
    for tab in tabs { addChild(tab) }
  }

  override var ownerName: String { "Tabs" }
}

/// An app of flows.
final class FlowArea: FlowOrchestrator<Spot> {
  init() {
    super.init(router: Router(initial: "flows", factory: SpotFactory { TextBlock($0.identifier) }))
  }

  override var ownerName: String { "Flows" }
}
