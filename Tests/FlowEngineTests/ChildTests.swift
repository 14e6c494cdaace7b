import Testing

@testable import FlowEngine

/// Pushed children.
@MainActor
struct ChildTests {
  private let parent = PlaceCoordinator("Parent", root: "parent", handles: ["own", "other"])
  private let k = PlaceCoordinator("K", root: "k", handles: ["k1", "k2"])
  private let l = PlaceCoordinator("L", root: "l", handles: ["l1"])

  init() {
    parent.addChild(k)
    parent.addChild(l)
  }

  @Test("A child's route pushes the child and then its screen")
  func push() throws {
    #expect(
      try parent.steps(to: "k1") == ["push child app/child K", "push k1 on app/child K"]
    )
    parent.go("k1")
    #expect(parent.picture == "parent > K.k > K.k1")
  }

  @Test("A pushed child is not pushed twice")
  func pushedOnce() throws {
    parent.go("k1")
    #expect(try parent.steps(to: "k2") == ["push k2 on app/child K"])
  }

  @Test("A sibling comes on top of a pushed child")
  func sibling() {
    parent.go("k1")
    parent.go("l1")
    #expect(parent.picture == "parent > K.k > K.k1 > L.l > L.l1")
  }

  @Test("A route of the lower sibling pops the upper one first")
  func lowerSibling() throws {
    parent.go("k1")
    parent.go("l1")
    let expected = ["pop child app/child L", "push k2 on app/child K"]
    #expect(try parent.steps(to: "k2") == expected)
    #expect(try k.steps(to: "k2") == expected)
  }

  @Test("A sheet of the lower sibling does not stay over the upper one's new screen")
  func lowerSiblingsModal() {
    k.answering.modals = ["sheet"]
    k.addModalCoordinator(PlaceCoordinator("Sheet", root: "sheet"))
    parent.go("k1")
    parent.go("sheet")
    #expect(parent.picture == "parent > K.k > K.k1 | sheet Sheet: sheet")
    parent.go("l1")
    #expect(parent.picture == "parent > K.k > K.k1 > L.l > L.l1")
  }

  @Test("The parent's own screen comes after the pushed child was popped")
  func parentsRoute() throws {
    parent.go("k1")
    #expect(try parent.steps(to: "own") == ["pop child app/child K", "push own on app"])
    k.go("own")
    #expect(parent.picture == "parent > own")
  }

  @Test("The parent's root pops all pushed children")
  func parentsRoot() {
    parent.go("k1")
    parent.go("l1")
    #expect(k.go("parent"))
    #expect(parent.picture == "parent")
  }

  @Test("A screen that a child of the same route type has stays in the child")
  func sharedRouteType() {
    parent.go("k1")
    parent.go("k2")
    k.go("k1")
    #expect(parent.picture == "parent > K.k > K.k1")
  }

  @Test("A child starts at its root when it is pushed again")
  func freshAgain() {
    parent.go("k1")
    parent.go("parent")
    parent.go("k2")
    #expect(parent.picture == "parent > K.k > K.k2")
  }

  @Test("A popped child's modal does not come back with it")
  func modalGoesWithChild() {
    k.answering.modals = ["sheet"]
    k.addModalCoordinator(PlaceCoordinator("Sheet", root: "sheet"))
    parent.go("k1")
    k.go("sheet")
    parent.go("own")
    parent.go("k1")
    #expect(parent.picture == "parent > own > K.k > K.k1")
  }

  @Test("Children of children are pushed one after the other")
  func grandchild() throws {
    k.addChild(PlaceCoordinator("Grand", root: "grand", handles: ["g1"]))
    #expect(
      try parent.steps(to: "g1") == [
        "push child app/child K", "push child app/child K/child Grand",
        "push g1 on app/child K/child Grand",
      ]
    )
    parent.go("g1")
    #expect(parent.picture == "parent > K.k > Grand.grand > Grand.g1")
  }

  @Test("Two siblings that know nothing end in one refusal, each asked once")
  func noEndlessAsking() {
    parent.go("k1")
    k.answering.askedToHandle = 0
    l.answering.askedToHandle = 0
    #expect(!k.go("nowhere"))
    #expect(k.answering.askedToHandle == 1)
    #expect(l.answering.askedToHandle == 1)
  }

  @Test("Calling a child that is not pushed pushes it first")
  func hiddenChild() throws {
    #expect(try k.steps(to: "k1") == ["push child app/child K", "push k1 on app/child K"])
    #expect(try k.steps(to: "k") == ["push child app/child K"])
  }

  @Test("Calling a hidden child of a hidden modal shows both")
  func hiddenChildOfHiddenModal() throws {
    let modal = PlaceCoordinator("Modal", root: "modal")
    let inner = PlaceCoordinator("Inner", root: "inner", handles: ["i1"])
    modal.addChild(inner)
    parent.addModalCoordinator(modal)
    #expect(
      try inner.steps(to: "i1") == [
        "present modal app/modal Modal for modal", "push child app/modal Modal/child Inner",
        "push i1 on app/modal Modal/child Inner",
      ]
    )
  }

  @Test("Removing a pushed child removes its screens and its modal")
  func remove() {
    k.answering.modals = ["sheet"]
    k.addModalCoordinator(PlaceCoordinator("Sheet", root: "sheet"))
    parent.go("k1")
    k.go("sheet")
    parent.removeChild(k)
    #expect(parent.picture == "parent")
    #expect(k.parent == nil)
    #expect(k.presentationContext == .root)
  }

  @Test("The flattened path is own screens, then each child's root, stack and children")
  func flattened() {
    k.addChild(PlaceCoordinator("Grand", root: "grand", handles: ["g1"]))
    parent.go("own")
    parent.go("k1")
    parent.go("g1")
    parent.go("l1")
    let path = parent.flattenedPath
    #expect(
      path.map(\.route.identifier) == ["parent", "own", "k", "k1", "grand", "g1", "l", "l1"]
    )
    #expect(path[3] == ChildRouteWrapper(route: Place("k1"), coordinator: k))
    #expect(path[3] != ChildRouteWrapper(route: Place("k1"), coordinator: l))
    #expect(path[3] != ChildRouteWrapper(route: Place("k1", payload: 1), coordinator: k))
  }

  @Test("Every screen but the app's root has a way back")
  func waysBack() throws {
    parent.go("own")
    parent.go("k1")
    guard case .stack(let entries) = try #require(parent.composition.surfaces.first).content else {
      Issue.record("the base holds no stack")
      return
    }
    #expect(entries.map(\.canNavigateBack) == [false, true, true, true])
    #expect(entries.map(\.isPushedChild) == [false, false, true, true])
    #expect(entries.map(\.context) == [.root, .root, .pushed, .pushed])
  }

  @Test("A detour that a covered sibling presented goes when the upper one is asked for")
  func lowerSiblingsDetour() {
    parent.go("k1")
    parent.go("l1")
    k.presentDetour(PlaceCoordinator("Detour", root: "detour"), presenting: "detour")
    #expect(parent.picture == "parent > K.k > K.k1 > L.l > L.l1 | cover Detour: detour")
    #expect(parent.go("l1"))
    #expect(parent.picture == "parent > K.k > K.k1 > L.l > L.l1")
  }

  @Test("A child whose root is the route answers before a grandchild that claims it")
  func rootBeforeClaim() throws {
    k.addChild(PlaceCoordinator("Grand", root: "grand", handles: ["k"]))
    #expect(try parent.steps(to: "k") == ["push child app/child K"])
  }

  @Test("Of two children that claim a route the first takes it")
  func firstChild() {
    l.answering.handles.insert("k1")
    parent.go("k1")
    #expect(parent.picture == "parent > K.k > K.k1")
  }

  @Test("The surfaces of an upper sibling go before those of the lower one")
  func topFirst() throws {
    parent.go("k1")
    parent.go("l1")
    k.presentDetour(PlaceCoordinator("Low", root: "low"), presenting: "low")
    l.presentDetour(PlaceCoordinator("High", root: "high"), presenting: "high")
    #expect(
      try k.steps(to: "k2") == [
        "dismiss detour app/child L/detour High", "pop child app/child L",
        "dismiss detour app/child K/detour Low", "push k2 on app/child K",
      ]
    )
  }
}
