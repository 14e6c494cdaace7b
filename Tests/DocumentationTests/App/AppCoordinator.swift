import FlowEngine
import LayoutSim

final class AppCoordinator: FlowOrchestrator<AppRoute> {
  let store: TeaStore

  init(store: TeaStore = TeaStore()) {
    self.store = store
    super.init(router: Router(initial: .welcome, factory: ElementFactory()))
    transitionToFlow(WelcomeCoordinator(), root: .welcome)
  }

  override func canHandleFlowChange(to route: any Route) -> Bool { route is AppRoute }

  override func handleFlowChange(to route: any Route) -> Bool {
    switch route as? AppRoute {
    case .welcome: transitionToFlow(WelcomeCoordinator(), root: .welcome)
    case .shop: transitionToFlow(ShopTabCoordinator(store: store), root: .shop)
    case nil: false
    }
  }

  /// A push message: it interrupts whatever is on screen.
  func orderShipped(_ number: Int) {
    presentDetour(ShipmentCoordinator(number: number), presenting: .shipped(number))
  }
}
