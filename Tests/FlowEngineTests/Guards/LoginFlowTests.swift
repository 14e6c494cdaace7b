import Testing

@testable import FlowEngine

/// A login that is a flow of its own.
@MainActor
struct LoginFlowTests {
  /// The login's routes are not the app's.
  private enum LoginRoute: String, Route {
    case form
    case password
  }

  private final class LoginFlow: Coordinator<LoginRoute> {
    init() { super.init(router: Router(initial: .form, factory: ViewFactory())) }
    override var ownerName: String { "Login" }
    override func canHandle(_ route: any Route) -> Bool { route is LoginRoute }
  }

  private let app = PlaceFlows()
  private let gate = Gate()

  init() {
    app.flows["login"] = { LoginFlow() }
    app.flows["main"] = { [gate] in
      let main = PlaceCoordinator("Main", root: "main", handles: ["profile", "a"])
      main.answering.guardsNavigation = gate.redirects(["profile"], to: "login")
      return main
    }
    app.go("main")
  }

  @Test("The main flow goes, and signing in brings a new one that continues to the profile")
  func signingIn() {
    weak let former = app.currentFlow
    app.currentFlow?.go("profile")
    #expect(app.picture == "form")
    #expect(former == nil)
    gate.isOpen = true
    app.go("main")
    #expect(app.picture == "main > profile")
    #expect(app.pendingIntent == nil)
  }

  @Test("Screens inside the login flow keep the intent waiting, whatever their route type")
  func insideTheLogin() {
    app.go("profile")
    app.navigate(to: LoginRoute.password)
    #expect(app.picture == "form > password")
    #expect(app.pendingIntent?.route?.identifier == "profile")
    gate.isOpen = true
    app.go("main")
    #expect(app.picture == "main > profile")
  }

  @Test("The main flow again without having signed in: the intent is given up, not redirected")
  func cancelled() {
    app.go("profile")
    app.go("main")
    #expect(app.picture == "main")
    #expect(app.pendingIntent == nil)
    #expect(app.unhandledErrors == [])
  }

  @Test("It is the same for an app that never promises its changes of flow")
  func withoutPromises() {
    app.promises = nil
    app.go("profile")
    #expect(app.picture == "form")
    app.navigate(to: LoginRoute.password)
    #expect(app.pendingIntent?.route?.identifier == "profile")
    app.go("main")
    #expect(app.picture == "main")
    #expect(app.pendingIntent == nil)
    #expect(app.unhandledErrors == [])

    app.go("profile")
    gate.isOpen = true
    app.go("main")
    #expect(app.picture == "main > profile")
  }

  @Test("A change of flow that no coordinator promised waits for a login too, and is made then")
  func waitingChangeOfFlow() {
    app.promises = nil
    let login = PlaceCoordinator("Sheet", root: "sign in")
    let onboarding = PlaceCoordinator("Onboarding", root: "welcome")
    app.flows["onboarding"] = { onboarding }
    app.go("onboarding")
    app.answering.modals = ["sign in"]
    app.addModalCoordinator(login)
    app.answering.guardsNavigation = gate.redirects(["main"], to: "sign in")

    onboarding.go("main")
    #expect(app.picture == "welcome | sheet Sheet: sign in")
    gate.isOpen = true
    app.dismissModal()
    #expect(app.picture == "main")
  }

  @Test("A tab whose coordinator went with its flow is resumed as the route it shows")
  func tabInTheNextFlow() throws {
    app.flows["main"] = { [gate] in
      let tabs = PlaceTabs(tabs: [
        PlaceCoordinator("Red", root: "red"),
        PlaceCoordinator("Green", root: "green", handles: ["green"]),
      ])
      tabs.answering.guardsNavigation = gate.redirects(["green"], to: "login")
      return tabs
    }
    app.go("login")
    app.go("main")
    try #require(app.currentFlow as? PlaceTabs).switchToTab(1)
    #expect(app.picture == "form")
    gate.isOpen = true
    app.go("main")
    #expect(app.picture == "[Red *Green*] green")
    #expect(app.pendingIntent == nil)
  }

  @Test("A waiting intent does not retain the flow that was replaced")
  func lifetimes() {
    weak let first = app.currentFlow
    app.go("profile")
    weak let second = app.currentFlow
    #expect(first == nil)
    #expect(second != nil)
    gate.isOpen = true
    app.go("main")
    #expect(second == nil)
  }
}
