import FlowEngine
import LayoutSim

final class WelcomeCoordinator: Coordinator<AppRoute> {
  init() {
    let factory = WelcomeFactory()
    super.init(router: Router(initial: .welcome, factory: factory))
    factory.coordinator = self
  }

  override func canHandle(_ route: any Route) -> Bool { route as? AppRoute == .welcome }
}

final class WelcomeFactory: ElementFactory<AppRoute> {
  override func buildElement(for route: AppRoute) -> (any Element)? {
    PushButton("Enter the shop") { [coordinator] in coordinator?.navigate(to: AppRoute.shop) }
  }
}
