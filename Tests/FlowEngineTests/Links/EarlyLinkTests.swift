import FlowEngine
import Testing

/// Links that come before the app can show them: a cold start with a login.
@MainActor
struct EarlyLinkTests {
  /// An app whose root lets only signed-in users further than the login.
  private final class GatedApp: FlowOrchestrator<AppRoute> {
    var isSignedIn = false

    init() {
      super.init(router: Router(initial: .login, factory: NamingFactory()))
      transitionToFlow(LoginCoordinator(), root: .login)
    }

    override func navigationVerdict(on route: any Route) -> NavigationVerdict {
      isSignedIn || route is AppRoute ? .allow : .redirect(to: AppRoute.login)
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
  }

  private let app = GatedApp()
  private let links: LinkTable

  init() throws {
    var links = LinkTable(schemes: ["colors"])
    try links.add("light-green", to: GreenRoute.lightGreen)
    self.links = links
  }

  @Test("A link on a cold start waits for the login and is followed after it")
  func coldStart() {
    #expect(app.open("colors://light-green", with: links))
    #expect(app.composition.surfaces.count == 1)
    #expect(app.visibleRoute.identifier == "login")
    #expect(app.pendingIntent?.route?.identifier == "lightGreen")

    app.isSignedIn = true
    app.navigate(to: AppRoute.tabRoot)

    #expect(app.visibleRoute.identifier == "lightGreen")
    #expect(app.pendingIntent == nil)
    #expect(app.unhandledErrors == [])
  }

  @Test("A link while signed in is followed at once")
  func warmStart() {
    app.isSignedIn = true
    app.navigate(to: AppRoute.tabRoot)
    #expect(app.open("colors://light-green", with: links))
    #expect(app.visibleRoute.identifier == "lightGreen")
    #expect(app.pendingIntent == nil)
  }

  @Test("The dry run of an early link prints that the login comes first")
  func dryRun() throws {
    let plan = try app.plan(opening: "colors://light-green", with: links)
    #expect(
      plan.description == """
        to login from app
          already there
          redirected: app puts login before lightGreen
        """
    )
    #expect(app.pendingIntent == nil)
  }

  @Test("Logging in without being let in leaves the link waiting for as long as the login is shown")
  func notLetIn() {
    app.open("colors://light-green", with: links)
    app.navigate(to: AppRoute.login)
    #expect(app.pendingIntent != nil)

    app.navigate(to: AppRoute.tabRoot)
    #expect(app.visibleRoute.identifier == "red")
    #expect(app.pendingIntent == nil)
  }
}
