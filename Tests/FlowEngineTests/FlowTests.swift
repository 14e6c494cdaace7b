import Testing

@testable import FlowEngine

/// Flows.
@MainActor
struct FlowTests {
  private let login = PlaceCoordinator("Login", root: "login", handles: ["password"])
  private let app: PlaceFlows

  init() {
    app = PlaceFlows(flow: login, root: "login")
    app.flows["main"] = { PlaceCoordinator("Main", root: "main", handles: ["item"]) }
  }

  @Test("Without a flow an orchestrator shows its own root")
  func noFlow() {
    #expect(PlaceFlows(root: "start").picture == "start")
  }

  @Test("With a flow an orchestrator shows the flow")
  func showsFlow() {
    #expect(app.picture == "login")
    #expect(app.visibleCoordinator === login)
  }

  @Test("A flow is neither pushed nor given a way back")
  func contextOfFlow() throws {
    app.go("password")
    #expect(app.router.state.pushedChildren == [])
    #expect(login.presentationContext == .root)
    guard case .stack(let entries)? = app.composition.surfaces.first?.content else {
      Issue.record("the base holds no stack")
      return
    }
    #expect(entries.map(\.canNavigateBack) == [false, true])
  }

  @Test("A route of the flow is handled in the flow")
  func delegates() throws {
    #expect(try app.steps(to: "password") == ["push password on app/flow Login"])
  }

  @Test("The flow's root, called on the orchestrator, brings the flow back to it")
  func flowRoot() {
    app.go("password")
    #expect(app.go("login"))
    #expect(app.picture == "login")
    #expect(app.currentFlow === login)
  }

  @Test("A route of another flow changes the flow, as the only step")
  func change() throws {
    #expect(try login.steps(to: "main") == ["change flow of app for main"])
    #expect(login.go("main"))
    #expect(app.picture == "main")
    #expect(app.router.state.root == "main")
    #expect(login.parent == nil)
  }

  @Test("An app that only handles a change, and never promised it, is asked as the last resort")
  func lastResort() throws {
    app.promises = nil
    #expect(try login.steps(to: "main") == ["may change flow of app for main"])
    #expect(login.go("main"))
    #expect(app.picture == "main")
  }

  @Test("An app that says it does not change the flow is not asked to do so")
  func saidNo() {
    app.promises = false
    #expect(!login.go("main"))
    #expect(app.currentFlow === login)
    #expect(app.unhandledErrors.count == 1)
  }

  @Test("A plan to what no coordinator takes throws where the orchestrator says so")
  func planToNowhere() {
    #expect(throws: FlowError.self) { try login.plan(to: Place("nowhere")) }
  }

  @Test("A plain root that handles a change of flow is asked as the last resort too")
  func plainRoot() {
    let root = PlaceCoordinator("Root", root: "root")
    root.takesFlowChange = true
    #expect(root.go("anywhere"))
  }

  @Test("A promise that is not kept is an error, and nothing has changed")
  func refused() {
    app.keeps = false
    login.go("password")
    let before = app.composition
    #expect(!login.go("main"))
    #expect(app.composition == before)
    #expect(
      app.unhandledErrors == [
        .flowChangeRefused(route: RouteDescription(Place("main")), owner: app.ownerPath)
      ]
    )
  }

  @Test("A route that no coordinator takes, not even the last resort, names all that were asked")
  func unclaimed() {
    #expect(!login.go("nowhere"))
    #expect(
      app.unhandledErrors == [
        .navigationFailed(
          route: RouteDescription(Place("nowhere")),
          start: login.ownerPath,
          declined: [
            DeclinedAnswer(owner: login.ownerPath, reason: .cannotHandle),
            DeclinedAnswer(owner: app.ownerPath, reason: .cannotHandle),
            DeclinedAnswer(owner: app.ownerPath, reason: .noFlowChange),
          ]
        )
      ]
    )
  }

  @Test("A flow that has another owner is refused whole")
  func ownedFlow() {
    let other = PlaceCoordinator("Other", root: "other")
    let owner = PlaceCoordinator("Owner", root: "owner")
    owner.addChild(other)
    #expect(!app.transitionToFlow(other, root: "other"))
    #expect(app.currentFlow === login)
    #expect(app.router.state.root == "login")
    #expect(
      app.unhandledErrors == [
        .alreadyOwned(coordinator: other.ownerPath, refusedFor: app.ownerPath)
      ]
    )
  }

  @Test(
    "A navigation whose flow has another owner fails once, with that reason",
    arguments: [true, false]
  )
  func ownedFlowOnTheWay(promises: Bool) {
    let other = PlaceCoordinator("Other", root: "other")
    let owner = PlaceCoordinator("Owner", root: "owner")
    owner.addChild(other)
    app.promises = promises ? true : nil
    app.flows["other"] = { other }
    #expect(!app.navigate(to: Place("other")))
    #expect(app.currentFlow === login)
    #expect(
      app.unhandledErrors == [
        .alreadyOwned(coordinator: other.ownerPath, refusedFor: app.ownerPath)
      ]
    )
  }

  @Test(
    "A transition that failed before another one worked is reported, and the navigation is done"
  )
  func secondTransition() {
    let other = PlaceCoordinator("Other", root: "other")
    let owner = PlaceCoordinator("Owner", root: "owner")
    owner.addChild(other)
    let main = PlaceCoordinator("Main", root: "main")
    app.flows["other"] = { other }
    app.afterTransition = { $0.transitionToFlow(main, root: "main") }
    #expect(app.navigate(to: Place("other")))
    #expect(app.currentFlow === main)
    #expect(
      app.unhandledErrors == [
        .alreadyOwned(coordinator: other.ownerPath, refusedFor: app.ownerPath)
      ]
    )
  }

  @Test("The current flow, installed again, keeps its screens and sheets")
  func sameFlow() {
    login.answering.modals = ["help"]
    login.addModalCoordinator(PlaceCoordinator("Help", root: "help"))
    login.go("password")
    login.go("help")
    #expect(app.transitionToFlow(login, root: "login"))
    #expect(app.picture == "login > password | sheet Help: help")
  }

  @Test("The current flow, installed again at the same root, changes nothing")
  func sameFlowAndRoot() {
    var changes = 0
    app.observe { if case .changed = $0 { changes += 1 } }
    #expect(app.transitionToFlow(login, root: "other"))
    #expect(changes == 1)
    #expect(app.transitionToFlow(login, root: "other"))
    #expect(changes == 1)
  }

  @Test("A detour of the orchestrator goes with the flow")
  func detourGoes() {
    app.presentDetour(PlaceCoordinator("Message", root: "message"), presenting: "message")
    login.go("main")
    #expect(app.picture == "main")
  }

  @Test("A flow that comes back after another starts at its root")
  func flowComesBack() {
    let child = PlaceCoordinator("Child", root: "child", handles: ["deep"])
    login.addChild(child)
    app.go("deep")
    app.go("main")
    app.transitionToFlow(login, root: "login")
    #expect(app.picture == "login")
    #expect(child.parent === login)
  }

  @Test("A call made while the flow changes runs in the new flow, afterwards")
  func callDuringChange() {
    app.afterTransition = { app in app.go("item") }
    #expect(login.go("main"))
    #expect(app.picture == "main > item")
  }

  @Test("An orchestrator that claims a push is refused")
  func claimsPush() {
    app.answering.handles = ["own"]
    #expect(!app.go("own"))
    #expect(
      app.unhandledErrors == [
        .containerCannotPush(route: RouteDescription(Place("own")), owner: app.ownerPath)
      ]
    )
  }

  @Test("A modal of the orchestrator lies over the flow")
  func modal() {
    app.answering.modals = ["terms"]
    app.addModalCoordinator(PlaceCoordinator("Terms", root: "terms"))
    login.go("password")
    #expect(login.go("terms"))
    #expect(app.picture == "login > password | sheet Terms: terms")
  }

  @Test("A child of an orchestrator that shows a flow cannot be pushed")
  func childOfOrchestrator() {
    let child = PlaceCoordinator("Child", root: "child", handles: ["c"])
    app.addChild(child)
    #expect(!app.go("c"))
    #expect(
      app.unhandledErrors == [
        .containerCannotPush(route: RouteDescription(Place("c")), owner: app.ownerPath)
      ]
    )
    #expect(app.picture == "login")
  }

  @Test("The root that an orchestrator shares with its flow is the flow's, from above too")
  func sharedRootFromAbove() {
    let parent = PlaceCoordinator("Parent", root: "parent")
    login.answering.handles.insert("login")
    parent.addChild(app)
    parent.go("password")
    parent.go("login")
    #expect(parent.picture == "parent > Login.login")
  }

  @Test("An orchestrator is not its own flow, nor is one above it")
  func circularFlow() {
    let parent = PlaceCoordinator("Parent", root: "parent")
    parent.addChild(app)
    #expect(!app.transitionToFlow(app, root: "app"))
    #expect(!app.transitionToFlow(parent, root: "parent"))
    #expect(app.currentFlow === login)
    #expect(
      app.unhandledErrors == [
        .circularReference(owner: app.ownerPath, coordinator: "App"),
        .circularReference(owner: app.ownerPath, coordinator: "Parent"),
      ]
    )
  }

  @Test("A last resort that declines changes nothing, and is one error")
  func lastResortDeclines() {
    app.promises = nil
    app.keeps = false
    login.go("password")
    let before = app.composition
    let revision = app.revision
    #expect(!login.go("main"))
    #expect(app.composition == before)
    #expect(app.revision == revision)
    #expect(app.unhandledErrors.count == 1)
  }

  @Test("The old flow keeps its state for a refused change")
  func refusedChangeKeepsState() {
    login.answering.modals = ["help"]
    login.addModalCoordinator(PlaceCoordinator("Help", root: "help", handles: ["topic"]))
    app.keeps = false
    app.go("password")
    app.go("topic")
    app.presentDetour(PlaceCoordinator("Message", root: "message"), presenting: "message")
    let before = app.composition
    #expect(!login.go("main"))
    #expect(app.composition == before)
  }

  @Test("An old flow can become the flow of another app")
  func oldFlowIsFree() {
    app.go("main")
    #expect(PlaceFlows().transitionToFlow(login, root: "login"))
  }

  @Test("Of two transitions that fail in one change of flow both are reported, each once")
  func twoFailedTransitions() {
    let owner = PlaceCoordinator("Owner", root: "owner")
    let (first, second) = (
      PlaceCoordinator("First", root: "first"), PlaceCoordinator("Second", root: "second")
    )
    owner.addChild(first)
    owner.addChild(second)
    app.flows["other"] = { first }
    app.afterTransition = { $0.transitionToFlow(second, root: "second") }
    #expect(!app.go("other"))
    #expect(app.currentFlow === login)
    #expect(
      app.unhandledErrors == [
        .alreadyOwned(coordinator: first.ownerPath, refusedFor: app.ownerPath),
        .alreadyOwned(coordinator: second.ownerPath, refusedFor: app.ownerPath),
      ]
    )
  }

  @Test("Back at the root of a flow that stands in a sheet leaves the sheet up")
  func backInSheet() {
    let host = PlaceCoordinator("Host", root: "host", modals: ["start"])
    let sheet = PlaceFlows(flow: PlaceCoordinator("Flow", root: "flow"))
    host.addModalCoordinator(sheet)
    host.go("start")
    sheet.currentFlow?.pop()
    sheet.pop()
    #expect(host.picture == "host | sheet App: flow")
  }
}
