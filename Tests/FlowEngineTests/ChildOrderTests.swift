import Testing

@testable import FlowEngine

/// Pushed children: which one answers, what is popped.
@MainActor
struct ChildOrderTests {
  private let parent = PlaceCoordinator(
    "Parent",
    root: "parent",
    handles: ["own"],
    replaces: ["done"]
  )
  private let k = PlaceCoordinator("K", root: "k", handles: ["k1"], modals: ["broken"])
  private let l = PlaceCoordinator("L", root: "l", handles: ["l1", "broken"])
  private let m = PlaceCoordinator("M", root: "m", handles: ["m1"])

  init() {
    for child in [k, l, m] { parent.addChild(child) }
  }

  @Test("A screen of the parent that replaces comes after the child was popped")
  func replace() throws {
    parent.go("own")
    parent.go("k1")
    #expect(
      try k.steps(to: "done") == [
        "pop child app/child K", "replace the top of app with done",
      ]
    )
    k.go("done")
    #expect(parent.picture == "parent > done")
  }

  @Test("A screen of the parent further down is popped to after the child was")
  func smartPop() throws {
    parent.go("own")
    parent.go("done")
    parent.baseRouter.apply(.push(Place("own2")))
    parent.go("k1")
    #expect(try k.steps(to: "done") == ["pop child app/child K", "pop to done on app"])
  }

  @Test("The top screen of the parent's own stack is uncovered by popping the child alone")
  func uncover() throws {
    parent.go("own")
    parent.go("k1")
    #expect(try k.steps(to: "own") == ["pop child app/child K"])
  }

  @Test("A route of the lowest of three children pops those above it, top first")
  func lowest() throws {
    for place: Place in ["k1", "l1", "m1"] { parent.go(place) }
    #expect(
      try parent.steps(to: "k1") == ["pop child app/child M", "pop child app/child L"]
    )
    parent.go("k1")
    #expect(parent.picture == "parent > K.k > K.k1")
  }

  @Test("The first child that claims a route has the last word, also when it cannot show it")
  func firstChildFails() {
    #expect(!parent.go("broken"))
    #expect(
      parent.unhandledErrors == [
        .modalCoordinatorNotConfigured(
          route: RouteDescription(Place("broken")),
          owner: k.ownerPath
        )
      ]
    )
    #expect(parent.picture == "parent")
  }

  @Test("Removing a child from between two others removes its screens only")
  func removeMiddle() {
    for place: Place in ["k1", "l1", "m1"] { parent.go(place) }
    parent.removeChild(l)
    #expect(parent.picture == "parent > K.k > K.k1 > M.m > M.m1")
    #expect(l.words == "l")
  }

  @Test("A child has the context of a pushed one before it is on screen")
  func contextBeforePush() {
    #expect(k.presentationContext == .pushed)
    #expect(parent.router.state.pushedChildren == [])
  }

  @Test("The order of pushed children is the order in which they were pushed")
  func pushOrder() {
    parent.go("m1")
    parent.go("k1")
    #expect(parent.router.state.pushedChildren == [m.ownerPath, k.ownerPath])
    let twin = parent.router.state
    parent.popToRoot()
    parent.go("k1")
    parent.go("m1")
    #expect(parent.router.state != twin)
  }

  @Test("A call on a child that its owner cannot show fails, and names the owner")
  func ownerCannotShow() {
    let app = PlaceFlows(flow: PlaceCoordinator("Flow", root: "flow"))
    let child = PlaceCoordinator("Child", root: "child", handles: ["c"])
    app.addChild(child)
    #expect(!child.go("c"))
    #expect(child.words == "child")
    #expect(
      app.unhandledErrors == [
        .containerCannotPush(route: RouteDescription(Place("c")), owner: app.ownerPath)
      ]
    )
  }

  @Test("A coordinator claims for itself only: its child's route is passed to the child")
  func claimsForItself() throws {
    k.addChild(PlaceCoordinator("Deep", root: "deep", handles: ["d"]))
    #expect(try parent.plan(to: Place("d")).declined.map(\.owner.name) == ["Parent", "K"])
  }

  @Test("Of several children inside each other that are at the route the outermost answers")
  func outermost() {
    let outer = PlaceCoordinator("Outer", root: "x")
    let inner = PlaceCoordinator("Inner", root: "x")
    parent.addChild(outer)
    outer.addChild(inner)
    inner.addChild(PlaceCoordinator("Leaf", root: "leaf", handles: ["x"]))
    #expect(parent.go("x"))
    #expect(parent.picture == "parent > Outer.x")
  }

  @Test("A child whose root is not claimed is reached by calling it, and not from above")
  func unclaimedRoot() {
    #expect(!parent.go("m"))
    #expect(parent.picture == "parent")
    #expect(m.go("m"))
    #expect(parent.picture == "parent > M.m")
  }

  @Test("Screens that a path puts below a child leave the children that are pushed already")
  func pathBelowChildren() throws {
    parent.go("k1")
    parent.answering.paths["l1"] = [Place("own")]
    #expect(
      try parent.steps(to: "l1") == [
        "push own on app", "push child app/child L", "push l1 on app/child L",
      ]
    )
    parent.go("l1")
    #expect(parent.picture == "parent > own > K.k > K.k1 > L.l > L.l1")
  }
}
