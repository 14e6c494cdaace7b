import FlowEngine

/// The example app of the guides: a login flow, and a main flow of five tabs.
final class AppCoordinator: FlowOrchestrator<AppRoute> {
  init() {
    super.init(router: Router(initial: .login, factory: NamingFactory()))
    transitionToFlow(LoginCoordinator(), root: .login)
  }

  override func canHandleFlowChange(to route: any Route) -> Bool { route is AppRoute }

  override func handleFlowChange(to route: any Route) -> Bool {
    switch route as? AppRoute {
    case .login: transitionToFlow(LoginCoordinator(), root: .login)
    case .tabRoot: transitionToFlow(MainTabCoordinator(), root: .tabRoot)
    case nil: return false
    }
    return true
  }

  override func coordinator(restoring owner: SavedOwner) -> AnyCoordinator? {
    switch owner.name {
    case "Login": LoginCoordinator()
    case "MainTab": MainTabCoordinator()
    default: nil
    }
  }
}

final class LoginCoordinator: Coordinator<AppRoute> {
  init() { super.init(router: Router(initial: .login, factory: NamingFactory())) }

  override func canHandle(_ route: any Route) -> Bool { route as? AppRoute == .login }
}

final class MainTabCoordinator: TabCoordinator<AppRoute> {
  let red = RedCoordinator()
  let green = GreenCoordinator()
  let blue = BlueCoordinator()
  let yellow = YellowCoordinator()
  let purple = PurpleCoordinator()

  init() {
    super.init(router: Router(initial: .tabRoot, factory: NamingFactory()))
    let tabs: [AnyCoordinator] = [red, green, blue, yellow, purple]
    for tab in tabs { addChild(tab) }
  }
}

/// Builds screens that are just their route's name.
final class NamingFactory<R: Route>: ViewFactory<R> {
  override func buildView(for route: R) -> Any? { "screen of \(route.identifier)" }
}
