import FlowEngine
import LayoutSim

/// A coordinator whose routes, tab item and screens are set from outside.
package final class StubCoordinator: Coordinator<StubRoute> {
  private let handles: Set<StubRoute>
  private let modals: [StubRoute: ModalDetentConfiguration]
  private let path: [StubRoute]?
  private let tab: (text: String, image: String)?
  private let badge: String?
  private let name: String

  package init(
    _ root: StubRoute,
    handles: Set<StubRoute> = [],
    modals: [StubRoute: ModalDetentConfiguration] = [:],
    path: [StubRoute]? = nil,
    tab: String? = nil,
    badge: String? = nil,
    screens: @escaping StubFactory.Screens = { TextBlock($0.identifier) }
  ) {
    self.handles = handles
    self.modals = modals
    self.path = path
    self.tab = tab.map { ($0, "circle") }
    self.badge = badge
    name = root.identifier
    super.init(router: Router(initial: root, factory: StubFactory(screens)))
  }

  override package var ownerName: String { name }
  override package var tabItem: (text: String, image: String)? { tab }
  override package var tabBadge: String? { badge }

  override package func canHandle(_ route: any Route) -> Bool {
    guard let route = route as? StubRoute else { return false }
    return handles.contains(route) || modals[route] != nil
  }

  override package func navigationType(for route: any Route) -> NavigationType {
    (route as? StubRoute).flatMap { modals[$0] } == nil ? .push : .modal
  }

  override package func navigationPath(for route: any Route) -> [any Route]? {
    path.flatMap { path in (route as? StubRoute).flatMap { path.contains($0) ? path : nil } }
  }

  override package func modalDetentConfiguration(for route: any Route) -> ModalDetentConfiguration {
    (route as? StubRoute).flatMap { modals[$0] } ?? ModalDetentConfiguration()
  }
}

/// Tabs.
package final class StubTabs: TabCoordinator<StubRoute> {
  package init(_ tabs: [AnyCoordinator]) {
    super.init(router: Router(initial: "tabs", factory: StubFactory { _ in nil }))
    for tab in tabs { addChild(tab) }
  }

  override package var ownerName: String { "Tabs" }
}

/// An app of flows.
package final class StubFlows: FlowOrchestrator<StubRoute> {
  package init() {
    super.init(router: Router(initial: "flows", factory: StubFactory { TextBlock($0.identifier) }))
  }

  override package var ownerName: String { "Flows" }
}
