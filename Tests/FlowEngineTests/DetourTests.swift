import Testing

@testable import FlowEngine

/// Detours.
@MainActor
struct DetourTests {
  private let app = PlaceCoordinator("Home", root: "home", handles: ["a"], modals: ["filter"])
  private let filter = PlaceCoordinator("Filter", root: "filter")
  private let message = PlaceCoordinator("Message", root: "message", handles: ["reply"])

  init() {
    app.addModalCoordinator(filter)
    app.go("a")
  }

  @Test("A detour is a cover over everything, and everything stays below it")
  func present() {
    app.go("filter")
    #expect(app.presentDetour(message, presenting: "message"))
    #expect(app.picture == "home > a | sheet Filter: filter | cover Message: message")
    #expect(app.router.state.presented == "filter")
    #expect(message.presentationContext == .detour)
  }

  @Test("A detour goes at once to the route that it is presented for")
  func presentingRoute() {
    #expect(app.presentDetour(message, presenting: "reply"))
    #expect(app.picture == "home > a | cover Message: message > reply")
    #expect(app.router.state.detour as? Place == "reply")
  }

  @Test("A detour that pushed its route on a root that nobody asked for did so without a word")
  func pushedOnRoot() {
    let log = EventLog(of: app)
    #expect(app.presentDetour(message, presenting: "reply"))
    let note =
      "1   note: app/detour Message has two screens: its root message is below the destination; "
      + "let replacesRoot(for:) return true"
    #expect(log.lines.filter { $0.contains("note") } == [note])
  }

  @Test("A detour notes nothing if it starts at the route, or asks for its root below it")
  func rootThatWasAskedFor() {
    let log = EventLog(of: app)
    message.answering.roots = ["reply"]
    #expect(app.presentDetour(message, presenting: "reply"))
    app.dismissDetour()
    message.answering.roots = []
    message.answering.paths = ["reply": [Place("message"), Place("reply")]]
    #expect(app.presentDetour(message, presenting: "reply"))
    #expect(app.picture == "home > a | cover Message: message > reply")
    #expect(log.lines.filter { $0.contains("note") } == [])
  }

  @Test("A detour for another value of its root had its root below that; it returns to its root")
  func otherValueOfTheRoot() {
    #expect(app.presentDetour(message, presenting: Place("message", payload: 2)))
    #expect(app.picture == "home > a | cover Message: message")
    #expect(message.router.state.root == Place("message", payload: 2))
    app.dismissDetour()
    #expect(message.router.state.root == "message")
  }

  @Test("A detour shows what is of its root's kind as a registered modal does, whatever it claims")
  func kindOfTheRoot() {
    let offer = PlaceCoordinator("Offer", root: "offer(1)")
    #expect(app.presentDetour(offer, presenting: "offer(3)"))
    #expect(app.picture == "home > a | cover Offer: offer(3)")
  }

  @Test("A detour that is not at its root goes to another value of it as to any other route")
  func awayFromItsRoot() {
    message.answering.handles.insert(Place("message", payload: 2))
    message.go("reply")
    #expect(app.presentDetour(message, presenting: Place("message", payload: 2)))
    #expect(app.picture == "home > a | cover Message: message > reply > message")
  }

  @Test("A detour that cannot show the route is refused, and nothing has changed")
  func cannotShow() {
    #expect(!app.presentDetour(message, presenting: "nowhere"))
    #expect(app.picture == "home > a")
    #expect(message.parent == nil)
    #expect(
      app.unhandledErrors.map(\.whatHappened) == [
        """
        The detour Message cannot show Place “nowhere”. Asked, in order: app/detour Message: \
        canHandle is false.
        """
      ]
    )
  }

  @Test("What is broken inside a detour is named by where the detour would be")
  func brokenInside() {
    message.answering.modals = ["attachment"]
    #expect(!app.presentDetour(message, presenting: "attachment"))
    #expect(
      app.unhandledErrors.map(\.whatHappened) == [
        """
        app/detour Message shows Place “attachment” as a modal but has no modal coordinator for it.
        """
      ]
    )
  }

  @Test("The throwing twin throws the same error")
  func throwing() {
    #expect(throws: FlowError.self) { try app.performDetour(message, presenting: "nowhere") }
    #expect(app.unhandledErrors == [])
  }

  @Test("A detour over a detour lies on the top one")
  func nested() {
    let call = PlaceCoordinator("Call", root: "call")
    app.presentDetour(message, presenting: "message")
    app.presentDetour(call, presenting: "call")
    #expect(app.picture == "home > a | cover Message: message | cover Call: call")
    #expect(call.parent === message)

    call.pop()
    #expect(app.picture == "home > a | cover Message: message")
  }

  @Test("A route that only the detour can answer works when the host is asked")
  func onlyDetour() {
    app.presentDetour(message, presenting: "message")
    #expect(app.go("reply"))
    #expect(app.picture == "home > a | cover Message: message > reply")
  }

  @Test("The detour over a modal is asked before the modal")
  func topMostFirst() {
    filter.answering.handles = ["reply"]
    app.go("filter")
    app.presentDetour(message, presenting: "message")
    app.go("reply")
    #expect(message.words == "message reply")
    #expect(filter.words == "filter")
  }

  @Test("A route that leaves nested detours dismisses them, the top-most first")
  func bubbling() throws {
    let call = PlaceCoordinator("Call", root: "call")
    app.presentDetour(message, presenting: "message")
    app.presentDetour(call, presenting: "call")
    #expect(
      try call.steps(to: "home") == [
        "dismiss detour app/detour Message/detour Call", "dismiss detour app/detour Message",
        "pop to home on app",
      ]
    )
  }

  @Test("From a detour to the host's current screen only the detour goes")
  func toCurrentScreen() throws {
    app.presentDetour(message, presenting: "message")
    #expect(try message.steps(to: "a") == ["dismiss detour app/detour Message"])
  }

  @Test("A dismissed detour has no owner and can be presented again, fresh")
  func again() {
    app.presentDetour(message, presenting: "reply")
    app.dismissDetour()
    #expect(message.parent == nil)
    #expect(message.presentationContext == .root)
    #expect(app.presentDetour(message, presenting: "message"))
    #expect(app.picture == "home > a | cover Message: message")
  }

  @Test("The host itself cannot be a detour")
  func itself() {
    #expect(!app.presentDetour(app, presenting: "home"))
    #expect(
      app.unhandledErrors == [.circularReference(owner: app.ownerPath, coordinator: "Home")]
    )
  }

  @Test("A coordinator above the host cannot be a detour")
  func ancestor() {
    app.go("filter")
    #expect(!filter.presentDetour(app, presenting: "home"))
    #expect(
      app.unhandledErrors == [.circularReference(owner: filter.ownerPath, coordinator: "Home")]
    )
  }

  @Test("A coordinator that has an owner cannot be a detour")
  func owned() {
    let other = PlaceCoordinator("Other", root: "other")
    #expect(!other.presentDetour(filter, presenting: "filter"))
    #expect(
      other.unhandledErrors == [
        .alreadyOwned(coordinator: filter.ownerPath, refusedFor: other.ownerPath)
      ]
    )
  }

  @Test("A detour of another route type is presented by one of its cases")
  func otherType() {
    final class Far: Coordinator<Elsewhere> {
      override var ownerName: String { "Far" }
    }
    let far = Far(router: Router(initial: .far, factory: ViewFactory()))
    #expect(app.presentDetour(far, presenting: .far))
    #expect(app.picture == "home > a | cover Far: far")
  }

  @Test("A detour above a tab's sheet is the top surface")
  func overTab() {
    let tab = PlaceCoordinator("Tab", root: "tab", modals: ["sheet"])
    tab.addModalCoordinator(PlaceCoordinator("Sheet", root: "sheet"))
    let tabs = PlaceTabs(tabs: [tab])
    tabs.presentDetour(message, presenting: "message")
    tab.go("sheet")
    #expect(tabs.picture == "[*Tab*] tab | sheet Sheet: sheet | cover Message: message")
    #expect(tabs.visibleRoute.identifier == "message")
  }

  @Test("A host that is not shown is shown before its detour")
  func hiddenHost() throws {
    let child = PlaceCoordinator("Child", root: "child")
    app.addChild(child)
    #expect(child.presentDetour(message, presenting: "message"))
    #expect(app.picture == "home > a > Child.child | cover Message: message")
  }

  @Test("A modal and a detour of one host are dismissed independently")
  func independent() {
    app.go("filter")
    app.presentDetour(message, presenting: "message")
    app.dismissModal()
    #expect(app.picture == "home > a | cover Message: message")

    app.dismissDetour()
    app.go("filter")
    app.presentDetour(message, presenting: "message")
    app.dismissDetour()
    #expect(app.picture == "home > a | sheet Filter: filter")
  }

  @Test("A detour leaves stacks, pushed children and the selected tab as they are")
  func leavesAll() {
    let tab = PlaceCoordinator("Tab", root: "tab", handles: ["t"])
    let child = PlaceCoordinator("Child", root: "child", handles: ["c"])
    tab.addChild(child)
    let tabs = PlaceTabs(tabs: [PlaceCoordinator("First", root: "first"), tab])
    tabs.go("t")
    tabs.go("c")
    let before = tabs.picture
    tabs.presentDetour(message, presenting: "reply")
    tabs.dismissDetour()
    #expect(tabs.picture == before)
  }

  @Test("A detour of a child that comes on screen takes away what a child below it had left up")
  func detourOfAdoptedChild() {
    let outer = PlaceCoordinator("Outer", root: "outer")
    let inner = PlaceCoordinator("Inner", root: "inner")
    let former = PlaceCoordinator("Former", root: "former")
    let (lower, upper) = (
      PlaceCoordinator("Lower", root: "lower", handles: ["l"]),
      PlaceCoordinator("Upper", root: "upper", handles: ["u"])
    )
    inner.addChild(lower)
    inner.addChild(upper)
    inner.go("l")
    inner.go("u")
    lower.presentDetour(former, presenting: "former")
    outer.addChild(inner)
    #expect(outer.picture == "outer")
    upper.presentDetour(PlaceCoordinator("New", root: "new"), presenting: "new")
    #expect(
      outer.picture
        == "outer > Inner.inner > Lower.lower > Lower.l > Upper.upper > Upper.u | cover New: new"
    )
    #expect(former.parent == nil)
  }
}
