import FlowEngine

/// The app: it starts with a welcome screen; the kitchen is for signed-in users.
final class AppCoordinator: FlowOrchestrator<AppRoute> {
  private let session: Session
  private let cookbook: Cookbook
  private let shoppingList = ShoppingList()

  init(session: Session, cookbook: Cookbook = .classics) {
    self.session = session
    self.cookbook = cookbook
    super.init(router: Router(initial: .welcome, factory: ViewFactory()))
    transitionToFlow(WelcomeCoordinator(session: session), root: .welcome)
  }

  override func canHandleFlowChange(to route: any Route) -> Bool {
    switch route as? AppRoute {
    case .welcome: true
    case .kitchen: session.isSignedIn
    case nil: false
    }
  }

  override func handleFlowChange(to route: any Route) -> Bool {
    guard canHandleFlowChange(to: route) else { return false }
    return switch route as? AppRoute {
    case .welcome:
      transitionToFlow(WelcomeCoordinator(session: session), root: .welcome)
    case .kitchen:
      transitionToFlow(
        KitchenTabCoordinator(session: session, cookbook: cookbook, shoppingList: shoppingList),
        root: .kitchen
      )
    case nil:
      false
    }
  }

  /// Presents the news that `timer` has run out, over whatever is on screen.
  @discardableResult
  func timerRanOut(_ timer: KitchenTimer) -> Bool {
    presentDetour(TimerCoordinator(timer: timer), presenting: .ranOut)
  }
}
