import Testing

@testable import FlowEngine

/// Guides: login, logout and the main flow.
@MainActor
struct FlowJourneyTests {
  private let app = AppCoordinator()

  private func login() throws -> MainTabCoordinator {
    let login = try #require(app.currentFlow as? LoginCoordinator)
    #expect(login.navigate(to: AppRoute.tabRoot))
    return try #require(app.currentFlow as? MainTabCoordinator)
  }

  @Test("The login button leads to the tabs, called on the login screen's coordinator")
  func loginButton() throws {
    _ = try login()
    #expect(app.picture == "[*Red* Green Blue Yellow Purple] red")
    #expect(app.router.state.root == .tabRoot)
  }

  @Test("The logout button on Purple leads to the login screen")
  func logoutButton() throws {
    let main = try login()
    main.switchToTab(4)
    #expect(main.purple.navigate(to: AppRoute.login))
    #expect(app.picture == "login")
    #expect(app.router.state.root == .login)
  }

  @Test("Each login shows fresh tabs, whatever was open before the logout")
  func cycles() throws {
    for _ in 0..<3 {
      let main = try login()
      main.blue.navigate(to: OceanRoute.abyss)
      main.blue.deepBlue.level3Modal.nestedModal.ocean.navigate(to: AppRoute.login)
      #expect(app.picture == "login")
    }
    _ = try login()
    #expect(app.picture == "[*Red* Green Blue Yellow Purple] red")
  }

  @Test(
    "Inside the tabs their root dismisses what is above and keeps the flow; the login replaces it"
  )
  func rootsFromInside() throws {
    let main = try login()
    main.navigate(to: RedRoute.info)
    #expect(main.red.infoModal.navigate(to: AppRoute.tabRoot))
    #expect(app.currentFlow === main)
    #expect(app.picture == "[*Red* Green Blue Yellow Purple] red")
    main.navigate(to: RedRoute.info)
    #expect(main.red.infoModal.navigate(to: AppRoute.login))
    #expect(app.picture == "login")
  }

  @Test("The plan of logging out from deep inside is one step")
  func plan() throws {
    let main = try login()
    app.navigate(to: OceanRoute.abyss)
    #expect(
      try main.blue.deepBlue.level3Modal.nestedModal.ocean.plan(to: AppRoute.login).steps
        .map(\.description) == ["change flow of app for login"]
    )
  }

  @Test("What an app starts after the transition runs once for each login")
  func serviceCalls() {
    final class Services: FlowOrchestrator<AppRoute> {
      var fetches = 0
      init() {
        super.init(router: Router(initial: .login, factory: ViewFactory()))
        transitionToFlow(LoginCoordinator(), root: .login)
      }
      override func handleFlowChange(to route: any Route) -> Bool {
        switch route as? AppRoute {
        case .tabRoot:
          transitionToFlow(MainTabCoordinator(), root: .tabRoot)
          fetches += 1
        case .login: transitionToFlow(LoginCoordinator(), root: .login)
        case nil: return false
        }
        return true
      }
    }
    // A15: an app of the main guide overrides handleFlowChange alone.
    let app = Services()
    for _ in 0..<2 {
      #expect(app.visibleCoordinator.navigate(to: AppRoute.tabRoot))
      #expect(app.visibleCoordinator.navigate(to: RedRoute.lightRed))
      #expect(app.visibleCoordinator.navigate(to: AppRoute.login))
    }
    #expect(app.fetches == 2)
    #expect(app.picture == "login")
  }

  @Test("A flow is not changed for a route that one of its coordinators shows")
  func notForShownRoutes() throws {
    let main = try login()
    main.red.navigate(to: RainbowRoute.orange)
    app.navigate(to: GreenRoute.lightGreen)
    #expect(app.currentFlow === main)
  }

  @Test("A flow is not changed for a route that no coordinator knows")
  func unknownRoute() throws {
    let main = try login()
    #expect(!main.red.navigate(to: UnhandledRoute.nowhere))
    #expect(app.currentFlow === main)
  }

  @Test("Only the root is asked to change the flow")
  func onlyRoot() {
    let root = PlaceCoordinator("Root", root: "root")
    let child = PlaceCoordinator("Child", root: "child")
    child.takesFlowChange = true
    root.addChild(child)
    #expect(!child.go("nowhere"))
    root.takesFlowChange = true
    child.takesFlowChange = false
    #expect(child.go("nowhere"))
  }

  @Test("The login screen, asked for while it is up, stays")
  func alreadyAtLogin() {
    let flow = app.currentFlow
    #expect(app.navigate(to: AppRoute.login))
    #expect(app.currentFlow === flow)
  }

  @Test("The old flow has left the app when the new one is shown")
  func oldFlowLeaves() throws {
    let login = try #require(app.currentFlow)
    app.navigate(to: AppRoute.tabRoot)
    #expect(login.parent == nil)
    #expect(app.children.count == 1)
    #expect(app.children.first === app.currentFlow)
  }
}
