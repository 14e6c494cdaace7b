import FlowEngine
import LayoutSim

final class TeaCoordinator: Coordinator<TeaRoute> {
  override var tabItem: (text: String, image: String)? { ("Teas", "leaf") }

  init(store: TeaStore) {
    let factory = TeaFactory(store: store)
    super.init(router: Router(initial: .list, factory: factory))
    factory.coordinator = self
    addChild(ReviewCoordinator())
    addModalCoordinator(NoteCoordinator())
  }

  override func canHandle(_ route: any Route) -> Bool { route is TeaRoute }

  override func navigationType(for route: any Route) -> NavigationType {
    if case .note = route as? TeaRoute { .modal } else { .push }
  }

  override func modalDetentConfiguration(for route: any Route) -> ModalDetentConfiguration {
    ModalDetentConfiguration(detents: [.custom])  // as tall as its content
  }

  override func navigationPath(for route: any Route) -> [any Route]? {
    route is ReviewRoute ? [TeaRoute.tea("Assam")] : nil
  }
}
