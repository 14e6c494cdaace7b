import Testing

@testable import FlowEngine

/// Guards that redirect.
@MainActor
struct RedirectionTests {
  private let child = PlaceCoordinator("Child", root: "child", handles: ["c", "deep"])
  private let host = PlaceCoordinator("Host", root: "home", handles: ["a", "b"], modals: ["login"])
  private let login = PlaceCoordinator("Login", root: "login")
  private let gate = Gate()

  init() {
    host.addChild(child)
    host.addModalCoordinator(login)
  }

  @Test("The plan of a redirected route says so and changes nothing")
  func plan() throws {
    host.answering.guardsNavigation = gate.redirects(["a"], to: "login")
    let plan = try host.plan(to: Place("a"))
    #expect(
      plan.description == """
        to login from app
          1. present modal app/modal Login for login
          redirected: app puts login before a
        """
    )
    #expect(host.picture == "home")
    #expect(host.pendingIntent == nil)
    #expect(host.revision == 2)
  }

  @Test("Applying that plan shows the login, and what was wanted follows")
  func applied() throws {
    host.answering.guardsNavigation = gate.redirects(["a"], to: "login")
    try host.apply(host.plan(to: Place("a")))
    #expect(host.picture == "home | sheet Login: login")
    #expect(host.pendingIntent?.description == "navigate to a from app waits for login")
    gate.isOpen = true
    host.dismissModal()
    #expect(host.picture == "home > a")
  }

  @Test("A plan is outdated when a guard has since begun to redirect")
  func changedMind() throws {
    let plan = try host.plan(to: Place("a"))
    host.answering.guardsNavigation = gate.redirects(["a"], to: "login")
    #expect(throws: FlowError.planOutdated(planned: 2, current: 2)) { try host.apply(plan) }
    #expect(host.picture == "home")
  }

  @Test("A plan to the login is outdated when the guard would let the route through by now")
  func changedMindForGood() throws {
    host.answering.guardsNavigation = gate.redirects(["a"], to: "login")
    let plan = try host.plan(to: Place("a"))
    gate.isOpen = true
    #expect(throws: FlowError.planOutdated(planned: 2, current: 2)) { try host.apply(plan) }
    #expect(host.picture == "home")
  }

  @Test("A gate deep below a link comes up where the link started, and the link continues")
  func deepLink() {
    child.answering.guardsNavigation = gate.redirects(["deep"], to: "login")
    child.answering.paths["deep"] = [Place("c"), Place("deep")]
    host.go("deep")
    #expect(host.picture == "home | sheet Login: login")
    gate.isOpen = true
    host.dismissModal()
    #expect(host.picture == "home > Child.child > Child.c > Child.deep")
  }

  @Test("A gate before a tab: the tab is selected once the login has gone")
  func tab() {
    let green = PlaceCoordinator("Green", root: "green")
    let tabs = PlaceTabs(tabs: [PlaceCoordinator("Red", root: "red"), green], modals: ["sign in"])
    tabs.addModalCoordinator(PlaceCoordinator("Sheet", root: "sign in"))
    green.answering.guardsNavigation = gate.redirects(["green"], to: "sign in")
    tabs.switchToTab(1)
    #expect(tabs.picture == "[*Red* Green] red | sheet Sheet: sign in")
    #expect(tabs.pendingIntent?.description == "switchToTab to green from app waits for sign in")
    gate.isOpen = true
    tabs.dismissModal()
    #expect(tabs.picture == "[Red *Green*] green")
  }

  @Test("A gate before a detour: the detour comes up once the login has gone")
  func detour() {
    let detour = PlaceCoordinator("Detour", root: "detour", handles: ["d"])
    detour.answering.guardsNavigation = gate.redirects(["d"], to: "login")
    #expect(host.presentDetour(detour, presenting: "d"))
    #expect(host.picture == "home | sheet Login: login")
    #expect(detour.parent == nil)
    gate.isOpen = true
    host.dismissModal()
    #expect(host.picture == "home | cover Detour: detour > d")
  }

  @Test("Guards that redirect to each other are stopped, and the error shows the cycle")
  func circle() {
    host.answering.guardsNavigation = { route in
      .redirect(to: Place((route as? Place) == "a" ? "b" : "a"))
    }
    #expect(!host.go("a"))
    let (a, b) = (RouteDescription(Place("a")), RouteDescription(Place("b")))
    let there = Redirection(requested: a, first: b, guardian: host.ownerPath)
    let back = Redirection(requested: b, first: a, guardian: host.ownerPath)
    // Back at a route that was wanted before, no guard is asked again.
    #expect(host.unhandledErrors == [.endlessRedirection([there, back])])
    #expect(host.picture == "home")
    #expect(host.pendingIntent == nil)
  }

  @Test("A guard that puts a route before itself is advised to allow it")
  func itself() {
    host.answering.guardsNavigation = { _ in .redirect(to: Place("a")) }
    #expect(!host.go("a"))
    #expect(
      host.unhandledErrors.map(\.whatToDo)
        == ["Let the guards allow the routes that they redirect to."]
    )
    #expect(host.picture == "home")
  }

  @Test("A guard that puts ever new routes first is stopped")
  func everFurther() {
    host.answering.guardsNavigation = { route in
      .redirect(to: Place("a", payload: ((route as? Place)?.payload ?? 0) + 1))
    }
    for payload in 1...20 { host.answering.handles.insert(Place("a", payload: payload)) }
    #expect(!host.go("a"))
    guard case .endlessRedirection? = host.unhandledErrors.first else {
      Issue.record("\(host.unhandledErrors)")
      return
    }
    #expect(host.unhandledErrors.count == 1)
  }

  @Test("A redirection to a route that no coordinator takes fails as that route does")
  func unclaimed() {
    host.answering.guardsNavigation = gate.redirects(["a"], to: "nowhere")
    #expect(!host.go("a"))
    guard case .navigationFailed(let route, _, _)? = host.unhandledErrors.first else {
      Issue.record("\(host.unhandledErrors)")
      return
    }
    #expect(route.identifier == "nowhere")
    #expect(host.pendingIntent == nil)
  }

  @Test("A redirection through two guards shows the last, and names both")
  func chain() throws {
    host.answering.guardsNavigation = { route in
      switch (route as? Place)?.identifier {
      case "a": .redirect(to: Place("b"))
      case "b": .redirect(to: Place("login"))
      default: .allow
      }
    }
    let plan = try host.plan(to: Place("a"))
    #expect(
      plan.redirections.map(\.description) == ["app puts b before a", "app puts login before b"]
    )
    host.go("a")
    #expect(host.pendingIntent?.description == "navigate to a from app waits for login")
    host.dismissModal()
    #expect(host.pendingIntent == nil)
    #expect(host.picture == "home")
  }

  @Test("What comes first may be taken by no coordinator, if the root puts another route before it")
  func chainThroughNowhere() throws {
    child.answering.guardsNavigation = gate.redirects(["c"], to: "later")
    host.answering.guardsNavigation = gate.redirects(["later"], to: "login")
    let plan = try child.plan(toRoute: "c")
    #expect(plan.steps.map(\.description) == ["present modal app/modal Login for login"])
    #expect(child.navigate(toRoute: "c"))
    #expect(host.picture == "home | sheet Login: login")
  }

  @Test("So it may be in an app that does not change its flow for that route")
  func chainThroughNowhereInFlow() {
    let app = PlaceFlows(flow: host, root: "start")
    host.answering.guardsNavigation = gate.redirects(["a"], to: "later")
    app.answering.guardsNavigation = gate.redirects(["later"], to: "login")
    #expect(app.go("a"))
    #expect(app.picture == "home | sheet Login: login")
  }

  @Test("A redirection that is refused in its turn is refused")
  func refusedInTurn() {
    host.answering.guardsNavigation = { route in
      (route as? Place) == "a" ? .redirect(to: Place("b")) : .refuse(reason: "closed")
    }
    #expect(!host.go("a"))
    #expect(
      host.unhandledErrors == [
        .navigationRefused(
          route: RouteDescription(Place("b")),
          guardian: host.ownerPath,
          because: "closed"
        )
      ]
    )
  }

  @Test(
    "Sixteen redirections are followed, and the seventeenth is one too many",
    arguments: [16, 17]
  )
  func limit(count: Int) {
    host.answering.guardsNavigation = { route in
      guard let place = route as? Place, place.payload < count else { return .allow }
      return .redirect(to: Place("a", payload: place.payload + 1))
    }
    for payload in 1...20 { host.answering.handles.insert(Place("a", payload: payload)) }
    #expect(host.go("a") == (count == 16))
    #expect(host.picture == (count == 16 ? "home > a" : "home"))
  }

  @Test("A route that no coordinator takes yet still comes after the login, if the root says so")
  func claimedLater() throws {
    host.answering.guardsNavigation = gate.redirects(["later"], to: "login")
    #expect(
      try host.plan(to: Place("later")).steps.map(\.description)
        == ["present modal app/modal Login for login"]
    )
    #expect(host.go("later"))
    #expect(host.visibleRoute.identifier == "login")
    #expect(host.pendingIntent?.route?.identifier == "later")
  }

  @Test("Plans that differ only in the redirecting guard are two plans, and the first is outdated")
  func otherGuardian() throws {
    child.answering.guardsNavigation = gate.redirects(["c"], to: "login")
    let first = try host.plan(to: Place("c"))
    child.answering.guardsNavigation = nil
    host.answering.guardsNavigation = gate.redirects(["c"], to: "login")
    let second = try host.plan(to: Place("c"))
    #expect(first.steps == second.steps)
    #expect(first != second)
    #expect(throws: FlowError.planOutdated(planned: 2, current: 2)) { try host.apply(first) }
  }
}
