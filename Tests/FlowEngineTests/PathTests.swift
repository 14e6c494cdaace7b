import Testing

@testable import FlowEngine

/// Paths.
@MainActor
struct PathTests {
  private let stub = PlaceCoordinator(
    "Desk",
    root: "root",
    handles: ["a", "b", "c"],
    modals: ["sheet"],
    replaces: ["r", "r2"]
  )

  init() {
    stub.addModalCoordinator(PlaceCoordinator("Sheet", root: "sheet", handles: ["inSheet"]))
  }

  private func path(to place: Place, _ path: Place...) {
    stub.answering.paths[place] = path
  }

  private func expectMalformed(
    _ problem: PathProblem,
    owner: AnyCoordinator? = nil,
    from start: AnyCoordinator? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let start = start ?? stub
    let before = start.rootCoordinator.composition
    let revision = start.revision
    #expect(!start.go("c"), sourceLocation: sourceLocation)
    #expect(
      start.unhandledErrors == [
        .malformedPath(
          route: RouteDescription(Place("c")),
          owner: (owner ?? stub).ownerPath,
          problem: problem
        )
      ],
      sourceLocation: sourceLocation
    )
    #expect(start.rootCoordinator.composition == before, sourceLocation: sourceLocation)
    #expect(start.revision == revision, sourceLocation: sourceLocation)
  }

  @Test("The screens of the path come below the destination")
  func path() {
    path(to: "c", "a", "b", "c")
    stub.go("c")
    #expect(stub.words == "root a b c")
  }

  @Test("A destination that the path leaves out comes after it")
  func destinationAfterPath() {
    path(to: "c", "a", "b")
    stub.go("c")
    #expect(stub.words == "root a b c")
  }

  @Test("The root in a path is skipped, wherever it stands")
  func rootInPath() {
    path(to: "c", "root", "a", "root", "c")
    stub.go("c")
    #expect(stub.words == "root a c")
  }

  @Test("A path counts only while the stack is empty")
  func stackNotEmpty() {
    path(to: "c", "a", "b", "c")
    stub.go("b")
    stub.go("c")
    #expect(stub.words == "root b c")
  }

  @Test("An empty path, and one of the root alone, are not paths")
  func emptyPath() {
    path(to: "a")
    path(to: "b", "root")
    stub.go("a")
    #expect(stub.words == "root a")
    stub.go("root")
    stub.go("b")
    #expect(stub.words == "root b")
  }

  @Test("Replacements in a path replace, and the first one pushes")
  func replacements() {
    path(to: "r2", "a", "r", "b", "r2")
    stub.go("r2")
    #expect(stub.words == "root r r2")
  }

  @Test("A replacement by the screen that is on top is not a step")
  func replacementByItself() throws {
    path(to: "c", "r", "r", "c")
    #expect(try stub.steps(to: "c") == ["replace the top of app with r", "push c on app"])
    stub.go("c")
    #expect(stub.words == "root r c")
  }

  @Test("A modal comes up over the screens of its path")
  func modalOverPath() throws {
    path(to: "sheet", "a", "b")
    #expect(
      try stub.steps(to: "sheet") == [
        "push a on app", "push b on app", "present modal app/modal Sheet for sheet",
      ]
    )
  }

  @Test("The host's path for a route inside its modal is built below the modal")
  func linkIntoModal() {
    path(to: "inSheet", "a", "b")
    stub.go("inSheet")
    #expect(stub.picture == "root > a > b | sheet Sheet: sheet > inSheet")
  }

  @Test("The parent's path for a child's route lies below the child")
  func belowChild() {
    stub.addChild(PlaceCoordinator("Child", root: "child", handles: ["deep"]))
    path(to: "deep", "a", "b")
    stub.go("deep")
    #expect(stub.picture == "root > a > b > Child.child > Child.deep")
  }

  @Test("A path's screens do not come below a pushed child")
  func childGoesFirst() {
    stub.addChild(PlaceCoordinator("Child", root: "child", handles: ["deep"]))
    stub.go("deep")
    path(to: "c", "a", "c")
    stub.go("c")
    #expect(stub.picture == "root > a > c")
  }

  @Test("A pushed child goes before the screens that a modal needs below it")
  func childGoesBeforeModal() {
    let child = PlaceCoordinator("Child", root: "child", handles: ["deep"])
    stub.addChild(child)
    stub.go("deep")
    path(to: "sheet", "a")
    child.go("sheet")
    #expect(stub.picture == "root > a | sheet Sheet: sheet")
  }

  @Test("A stack that the call itself empties counts as empty")
  func emptiedOnTheWay() {
    let tab = PlaceCoordinator("Tab", root: "tab", handles: ["t"])
    let tabs = PlaceTabs(tabs: [tab, stub])
    path(to: "c", "a", "c")
    tabs.go("t")
    #expect(tab.go("c"))
    #expect(tabs.picture == "[Tab *Desk*] root > a > c")
  }

  @Test("An entry of another type is malformed, even with the root's identifier")
  func foreignEntry() {
    stub.answering.paths["c"] = [Place("a"), Elsewhere.far]
    expectMalformed(.foreignEntry(RouteDescription(Elsewhere.far)))
  }

  @Test("A modal entry is malformed")
  func modalEntry() {
    path(to: "c", "a", "sheet", "c")
    expectMalformed(.modalEntry(RouteDescription(Place("sheet"))))
  }

  @Test("A host's path that ends at a child's route leaves that screen to the child")
  func childsDestination() {
    let host = PlaceCoordinator("Host", root: "host")
    let child = PlaceCoordinator("Child", root: "child", handles: ["x"])
    host.answering.paths["x"] = [Place("a"), Place("x")]
    host.addChild(child)
    host.go("x")
    #expect(host.picture == "host > a > Child.child > Child.x")
    host.go("x")
    #expect(host.picture == "host > a > Child.child > Child.x")
  }

  @Test("A host's path that continues behind a child's route is malformed")
  func behindChildsDestination() {
    let host = PlaceCoordinator("Host", root: "host")
    let child = PlaceCoordinator("Child", root: "child", handles: ["x"])
    host.answering.paths["x"] = [Place("x"), Place("a")]
    host.addChild(child)
    host.go("x")
    #expect(host.picture == "host")
    #expect(
      host.unhandledErrors == [
        .malformedPath(
          route: RouteDescription(Place("x")),
          owner: host.ownerPath,
          problem: .destinationNotLast
        )
      ]
    )
  }

  @Test("A destination before the end is malformed")
  func destinationNotLast() {
    path(to: "c", "c", "a")
    expectMalformed(.destinationNotLast)
  }

  @Test("A child's malformed path fails the parent's call before any change")
  func childsPath() {
    let parent = PlaceCoordinator("Parent", root: "parent")
    parent.addChild(stub)
    path(to: "c", "c", "a")
    expectMalformed(.destinationNotLast, owner: stub, from: parent)
  }

  @Test("A modal's malformed path fails the host's call before any change")
  func modalsPath() {
    let host = PlaceCoordinator("Host", root: "host", modals: ["root"])
    host.addModalCoordinator(stub)
    path(to: "c", "c", "a")
    expectMalformed(.destinationNotLast, owner: stub, from: host)
  }

  @Test("A foreign entry is malformed though it has the root's identifier")
  func foreignRoot() {
    let home = PlaceCoordinator("Home", root: "home", handles: ["c"])
    home.answering.paths["c"] = [Elsewhere.home]
    #expect(!home.go("c"))
    #expect(
      home.unhandledErrors == [
        .malformedPath(
          route: RouteDescription(Place("c")),
          owner: home.ownerPath,
          problem: .foreignEntry(RouteDescription(Elsewhere.home))
        )
      ]
    )
  }

  @Test("The root in a path is skipped even if it is shown as a modal")
  func modalRootInPath() {
    stub.answering.modals.insert("root")
    path(to: "c", "root", "a", "c")
    #expect(stub.go("c"))
    #expect(stub.words == "root a c")
  }

  @Test("A path that begins with a replacement pushes it")
  func replacementFirst() {
    path(to: "c", "r", "c")
    stub.go("c")
    #expect(stub.words == "root r c")
  }

  @Test("A replacing destination takes the place of the last screen of its path")
  func replacingDestination() {
    path(to: "r", "a", "b")
    stub.go("r")
    #expect(stub.words == "root a r")
  }

  @Test("A sheet that is up is not a stack: it goes, and the path is walked")
  func underModal() {
    stub.go("sheet")
    path(to: "c", "a", "c")
    stub.go("c")
    #expect(stub.picture == "root > a > c")
  }

  @Test("A path is built again after going back to the root")
  func again() {
    path(to: "c", "a", "b", "c")
    for _ in 0..<2 {
      stub.go("c")
      #expect(stub.words == "root a b c")
      stub.go("root")
    }
  }

  @Test("A path whose destination comes twice is walked to its end")
  func destinationTwice() {
    path(to: "c", "c", "a", "c")
    #expect(stub.go("c"))
    #expect(stub.words == "root c a c")
  }
}
