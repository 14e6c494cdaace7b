import Testing

@testable import FlowEngine

/// Going to where one has been.
@MainActor
struct SmartNavigationTests {
  private let home = PlaceCoordinator("Home", root: "home", handles: ["a", "b", "c"])

  private func visit(_ places: Place...) {
    for place in places { home.baseRouter.apply(.push(place)) }
  }

  @Test("A new screen comes on top")
  func push() throws {
    #expect(try home.steps(to: "a") == ["push a on app"])
    home.go("a")
    #expect(home.words == "home a")
  }

  @Test("Going twice to the same screen shows it once")
  func twice() {
    home.go("a")
    #expect(home.go("a"))
    #expect(home.words == "home a")
  }

  @Test("A plan to the current screen has no steps and says so")
  func alreadyThere() throws {
    visit("a")
    #expect(try home.plan(to: Place("a")).description == "to a from app\n  already there")
  }

  @Test("Going to a screen further down pops to it in one step")
  func popTo() throws {
    visit("a", "b", "c")
    #expect(try home.steps(to: "a") == ["pop to a on app"])
    home.go("a")
    #expect(home.words == "home a")
  }

  @Test("Of equal screens in a stack the first is popped to")
  func firstOccurrence() {
    visit("a", "b", "a", "c")
    home.go("a")
    #expect(home.words == "home a")
  }

  @Test("Of equal screens the one on top is there already")
  func topOccurrence() {
    visit("a", "b", "a")
    home.go("a")
    #expect(home.words == "home a b a")
  }

  @Test("Going to the root pops everything")
  func root() {
    visit("a", "b")
    #expect(home.go("home"))
    #expect(home.words == "home")
  }

  @Test("A coordinator that handles nothing still goes to its own root")
  func rootWithoutClaim() {
    let silent = PlaceCoordinator("Silent", root: "home")
    #expect(silent.go("home"))
  }

  @Test("Routes that differ only in their payload are different places")
  func payload() {
    home.answering.handles.insert(Place("a", payload: 1))
    home.go("a")
    home.navigate(to: Place("a", payload: 1))
    #expect(home.words == "home a a")
  }

  @Test("A route of another type is not a place here, whatever its identifier")
  func foreign() {
    #expect(!home.navigate(to: Elsewhere.home))
  }

  @Test("A replacing screen takes the place of the top one")
  func replace() throws {
    home.answering.handles.insert("done")
    home.answering.replaces = ["done"]
    visit("a", "b")
    #expect(try home.steps(to: "done") == ["replace the top of app with done"])
    home.go("done")
    #expect(home.words == "home a done")
  }

  @Test("On an empty stack replacing pushes")
  func replaceOnEmpty() {
    home.answering.replaces = ["a"]
    home.go("a")
    #expect(home.words == "home a")
  }

  @Test("Replacing with a screen further down pops to it")
  func replaceWithEarlier() {
    home.answering.replaces = ["a"]
    visit("a", "b")
    home.go("a")
    #expect(home.words == "home a")
  }

  @Test("The host's own root dismisses its modal")
  func rootUnderModal() throws {
    let host = PlaceCoordinator("Host", root: "host", modals: ["filter"])
    host.addModalCoordinator(PlaceCoordinator("Filter", root: "filter"))
    host.go("filter")
    #expect(try host.steps(to: "host") == ["dismiss modal app/modal Filter"])
    host.go("host")
    #expect(host.picture == "host")
  }

  @Test("Replacing with the screen that is on top changes nothing")
  func replaceWithTop() throws {
    home.answering.replaces = ["a"]
    visit("b", "a")
    #expect(try home.steps(to: "a") == [])
    #expect(home.go("a"))
    #expect(home.words == "home b a")
  }

  @Test("A screen that is on the stack is gone back to though no coordinator claims it")
  func stackWithoutClaim() {
    visit("unclaimed", "a")
    #expect(home.go("unclaimed"))
    #expect(home.words == "home unclaimed")
  }

  @Test("A root that is on the stack as well is gone back to on the stack")
  func rootOnStack() {
    visit("a", "home", "b")
    home.go("home")
    #expect(home.words == "home a home")
  }

  @Test("A path that replaces a screen with itself takes no step for that")
  func replaceWithItselfInPath() throws {
    home.answering.replaces = ["a"]
    home.answering.paths["c"] = [Place("a"), Place("a"), Place("c")]
    #expect(try home.steps(to: "c") == ["replace the top of app with a", "push c on app"])
    home.go("c")
    #expect(home.words == "home a c")
  }

  @Test("A child at the route answers, though one below it claims the route and cannot show it")
  func childIsThere() {
    let host = PlaceCoordinator("Host", root: "host")
    let child = PlaceCoordinator("Child", root: "child")
    host.addChild(child)
    child.addChild(PlaceCoordinator("Grandchild", root: "grandchild", modals: ["child"]))
    #expect(host.go("child"))
    #expect(host.picture == "host > Child.child")
    #expect(host.go("child"))
  }

  @Test(
    "On a long stack a route that was there twice is still found below once the second is popped"
  )
  func repeatedOnLongStack() {
    let places = (0..<20).map { Place("p\($0)") }
    let stub = PlaceCoordinator("Desk", root: "root", handles: Set(places))
    for place in places { stub.go(place) }
    stub.baseRouter.apply(.push(Place("p3")))
    stub.pop()
    stub.go("p3")
    #expect(stub.words == "root p0 p1 p2 p3")
  }
}
