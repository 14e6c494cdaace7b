import FlowEngine
import Testing

private enum ShopRoute: String, Route { case list, orders, login }

@MainActor private final class Session { var isSignedIn = false }

private final class ShopCoordinator: Coordinator<ShopRoute> {
  let session: Session

  init(session: Session) {
    self.session = session
    super.init(router: Router(initial: .list, factory: ViewFactory()))
    let router = Router(initial: ShopRoute.login, factory: ViewFactory())
    addModalCoordinator(Parts.LoginCoordinator(router: router))
  }

  override func canHandle(_ route: any Route) -> Bool { route is ShopRoute }

  override func navigationType(for route: any Route) -> NavigationType {
    route as? ShopRoute == .login ? .modal : .push
  }

  override func navigationVerdict(on route: any Route) -> NavigationVerdict {
    guard route as? ShopRoute == .orders, !session.isSignedIn else { return .allow }
    return .redirect(to: ShopRoute.login)
  }
}

/// Apart, because another test has a coordinator of that name.
private enum Parts {
  final class LoginCoordinator: Coordinator<ShopRoute> {}
}

/// The README's gate.
@MainActor
struct ReadmeGateTests {
  @Test("Prints what the README prints")
  func gate() {
    let session = Session()
    let shop = ShopCoordinator(session: session)
    let log = EventLog(of: shop)
    shop.navigate(to: ShopRoute.orders)  // the login comes up, the orders wait
    session.isSignedIn = true
    shop.dismissModal()  // the login goes, the orders come
    #expect(
      log.lines.filter { !$0.contains("ppear") }.joined(separator: "\n") == """
        1 navigate orders on app
        1   redirected: app puts login before orders
        1   present modal app/modal Login for login
        1   deferred: navigate to orders from app waits for login
        1   settled
        2 dismissModal on app
        2   dismiss modal app/modal Login
        2   dismissed app/modal Login: call
        2   settled
        2   resumed: navigate to orders from app waits for login
        2   push orders on app
        2   settled
        """
    )
    #expect(shop.visibleRoute.identifier == "orders")
  }
}
