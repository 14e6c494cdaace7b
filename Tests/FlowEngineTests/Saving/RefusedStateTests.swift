import Foundation
import Testing

@testable import FlowEngine

/// Saved states that are refused.
@MainActor
struct RefusedStateTests {
  /// Tabs, of which the first is selected and has pushed a child and presented a sheet:
  /// 0 the tabs, 1 the tab One, 2 the tab Two, 3 the child, 4 the sheet.
  private let app = RefusedStateTests.app()
  private let saved: SavedState

  private static func app() -> PlaceTabs {
    let one = PlaceCoordinator("One", root: "one", modals: ["sheet"])
    one.addChild(PlaceCoordinator("Child", root: "child", handles: ["c"]))
    one.addModalCoordinator(PlaceCoordinator("Sheet", root: "sheet"))
    return PlaceTabs(tabs: [one, PlaceCoordinator("Two", root: "two")])
  }

  init() throws {
    let old = Self.app()
    old.go("c")
    old.go("sheet")
    saved = try old.savedState()
    #expect(saved.coordinators.map(\.name) == ["Tabs", "One", "Two", "Child", "Sheet"])
    app.children[1].presentDetour(PlaceCoordinator("Detour", root: "detour"), presenting: "detour")
  }

  private func expectRefused(
    _ problem: SavedStateError,
    _ state: SavedState,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try FlowEngineTests.expectRefused(problem, app, sourceLocation: sourceLocation) {
      try app.restore(state)
    }
  }

  private func expectBroken(
    _ index: Int,
    _ problem: EntryProblem,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ change: (inout [SavedCoordinator]) -> Void
  ) throws {
    var entries = saved.coordinators
    change(&entries)
    try expectRefused(
      .brokenEntry(index: index, problem),
      SavedState(coordinators: entries),
      sourceLocation: sourceLocation
    )
  }

  private func place(_ owner: Int, _ role: OwnerStep.Role, _ index: Int = 0)
    -> SavedCoordinator.Place
  {
    SavedCoordinator.Place(owner: owner, role: role, index: index)
  }

  // MARK: - Against the hierarchy

  @Test("The state of another app")
  func otherRoot() throws {
    try expectRefused(
      .otherRoot(saved: "Desk", current: "Tabs"),
      PlaceCoordinator("Desk", root: "root").savedState()
    )
  }

  @Test("A tab, a child or a modal that the app no longer has")
  func missing() throws {
    let one = OwnerPath(rootName: "Tabs").appending(OwnerStep(role: .tab, name: "One"))
    try expectRefused(
      .ownerMissing(
        OwnerPath(rootName: "Tabs").appending(OwnerStep(role: .tab, name: "New", index: 1))
      ),
      saved.changing(2) { $0.name = "New" }
    )
    try expectRefused(
      .ownerMissing(one.appending(OwnerStep(role: .child, name: "Gone"))),
      saved.changing(3) { $0.name = "Gone" }
    )
    try expectRefused(
      .ownerMissing(one.appending(OwnerStep(role: .child, name: "Child", index: 1))),
      saved.changing(3) { $0.place?.index = 1 }
    )
    try expectRefused(
      .ownerMissing(one.appending(OwnerStep(role: .modal, name: "Gone"))),
      saved.changing(4) { $0.name = "Gone" }
    )
  }

  @Test("A missing coordinator refuses the state even above a route that exists no more")
  func missingAbovePruned() throws {
    try expectRefused(
      .ownerMissing(app.children[0].ownerPath.appending(OwnerStep(role: .modal, name: "Gone"))),
      saved.losing("one").changing(4) { $0.name = "Gone" }
    )
  }

  @Test("A flow of a coordinator that has none")
  func flowWithoutOrchestrator() throws {
    let flow = OwnerStep(role: .flow, name: "Flow")
    var entries = saved.coordinators
    entries.append(entries[2])
    entries[5].name = "Flow"
    entries[5].place = place(2, .flow)
    try expectRefused(
      .ownerMissing(app.children[1].ownerPath.appending(flow)),
      SavedState(coordinators: entries)
    )
  }

  @Test("A tab that does not exist, and one where there are no tabs")
  func noTab() throws {
    for index in [-1, 2, .max] {
      try expectRefused(
        .noTab(app.ownerPath, index: index, count: 2),
        saved.changing(0) { $0.selectedTab = index }
      )
    }
    try expectRefused(
      .noTab(app.children[0].ownerPath, index: 1, count: 0),
      saved.changing(1) { $0.selectedTab = 1 }
    )
  }

  @Test("Screens on a tab coordinator, and on an orchestrator that shows a flow")
  func containerHasStack() throws {
    try expectRefused(
      .containerHasStack(app.ownerPath),
      saved.changing(0) { $0.stack = [$0.root] }
    )
    let app = PlaceFlows(flow: PlaceCoordinator("Flow", root: "flow"))
    let state = try app.savedState().changing(0) { $0.stack = [$0.root] }
    try FlowEngineTests.expectRefused(.containerHasStack(app.ownerPath), app) {
      try app.restore(state)
    }
  }

  // MARK: - In itself

  @Test("No coordinator, and a first one that has an owner")
  func noRoot() throws {
    try expectBroken(0, .noRoot) { $0 = [] }
    try expectBroken(0, .noRoot) { $0[0].place = place(0, .child) }
  }

  @Test("An owner that is missing, comes later, or is the coordinator itself")
  func noOwner() throws {
    try expectBroken(3, .noOwner) { $0[3].place = nil }
    for owner in [3, 4, 5, -1, .max, .min] {
      try expectBroken(3, .noOwner) { $0[3].place?.owner = owner }
    }
  }

  @Test("An index that no sibling can have")
  func noIndex() throws {
    for index in [-1, .max, .min] {
      try expectBroken(3, .noIndex(index)) { $0[3].place?.index = index }
    }
  }

  @Test("Two coordinators at one place")
  func placeTaken() throws {
    try expectBroken(5, .placeTaken) { $0.append($0[3]) }
    try expectBroken(2, .placeTaken) { $0[2].place = $0[1].place }
  }

  @Test("Two flows of one orchestrator")
  func twoFlows() throws {
    let app = PlaceFlows(flow: PlaceCoordinator("Flow", root: "flow"))
    var entries = try app.savedState().coordinators
    entries.append(entries[1])
    entries[2].name = "Another"
    try FlowEngineTests.expectRefused(.brokenEntry(index: 2, .placeTaken), app) {
      try app.restore(SavedState(coordinators: entries))
    }
  }

  @Test("A pushed coordinator that has no owner or another one, is not a child, or is pushed twice")
  func notPushable() throws {
    for index in [-1, 5, .max, 0, 1, 2, 4] {
      try expectBroken(1, .notPushable(index)) { $0[1].pushed = [index] }
    }
    try expectBroken(1, .notPushable(3)) { $0[1].pushed = [3, 3] }
    try expectBroken(0, .notPushable(3)) { $0[0].pushed = [3] }
  }

  @Test(
    "A presented coordinator that has no owner or another one, is of another kind, or is there twice"
  )
  func notPresentable() throws {
    for index in [-1, 5, .max, 0, 1, 2, 3] {
      try expectBroken(1, .notPresentable(index)) { $0[1].presentations[0].coordinator = index }
    }
    try expectBroken(1, .notPresentable(4)) { $0[1].presentations.append($0[1].presentations[0]) }
    try expectBroken(0, .notPresentable(4)) { $0[0].presentations = $0[1].presentations }
    try expectBroken(1, .notPresentable(4)) { $0[1].presentations[0].kind = .detour }
    try expectBroken(1, .notPresentable(4)) { $0[1].presentations[0].detents = nil }
  }

  @Test("A detour without a presenter")
  func detourNotPresented() throws {
    try expectBroken(3, .detourNotPresented) {
      $0[3].place?.role = .detour
      $0[1].pushed = []
    }
  }

  @Test("A flow that its owner neither presents nor has pushed")
  func subflowNotShown() throws {
    try expectBroken(3, .detourNotPresented) {
      $0[3].place?.role = .subflow
      $0[1].pushed = []
    }
  }

  // MARK: - Data

  private func expectUnreadable(
    _ text: String,
    at place: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try FlowEngineTests.expectRefused(.notReadable(at: place), app, sourceLocation: sourceLocation)
    {
      try app.restore(from: Data(text.utf8))
    }
  }

  @Test("Data that is not JSON, is JSON in another encoding, or is not an object")
  func noObject() throws {
    let other = try #require(#"{"version":1,"coordinators":[]}"#.data(using: .utf16LittleEndian))
    try FlowEngineTests.expectRefused(.notReadable(at: ""), app) { try app.restore(from: other) }
    for text in ["", " ", "nonsense", "{", "[]", "3", "null", "\"text\"", "{}}", "\u{0}"] {
      try expectUnreadable(text, at: "")
    }
  }

  @Test("A key that is missing, and a value of another type, are named")
  func named() throws {
    try expectUnreadable("{}", at: "version")
    try expectUnreadable(#"{"version":"1"}"#, at: "version")
    try expectUnreadable(#"{"version":1}"#, at: "coordinators")
    try expectUnreadable(#"{"version":1,"coordinators":[3]}"#, at: "coordinators[0]")
    let text = String(decoding: try app.savedData(), as: UTF8.self)
    try expectUnreadable(
      text.replacingOccurrences(of: #""role":"detour""#, with: #""role":"guest""#),
      at: "coordinators[3].place.role"
    )
  }

  @Test("A version that is not known, before anything else is looked at", arguments: [2, 0, -1])
  func version(_ version: Int) throws {
    try FlowEngineTests.expectRefused(.unknownVersion(version, newest: 1), app) {
      try app.restore(from: Data(#"{"version":\#(version),"screens":{}}"#.utf8))
    }
  }

  @Test("A version that is not known is refused by every decoder")
  func versionElsewhere() {
    #expect(throws: FlowError.savedStateRefused(.unknownVersion(7, newest: 1))) {
      try JSONDecoder().decode(SavedState.self, from: Data(#"{"version":7}"#.utf8))
    }
  }

  @Test("A byte more than 8 MB, whatever it is")
  func tooLarge() throws {
    let limit = 8_388_608
    try FlowEngineTests.expectRefused(.tooLarge(bytes: limit + 1, limit: limit), app) {
      try app.restore(from: Data(count: limit + 1))
    }
    try expectUnreadable(String(repeating: " ", count: limit), at: "")
  }

  @Test("More than 8 MB are not written either")
  func tooLargeToWrite() throws {
    let name = String(repeating: "x", count: 5_000_000)
    let stub = PlaceCoordinator("Desk", root: "root", handles: [Place(name)])
    stub.go(Place(name))
    // The name stands there twice, and 274 other bytes.
    let problem = SavedStateError.tooLarge(bytes: 10_000_274, limit: 8_388_608)
    #expect(throws: FlowError.savedStateRefused(problem)) { try stub.savedData() }
  }

  @Test("A route that nests deeper than can be read is not written either")
  func nestedRoute() throws {
    let app = Coordinator<Nest>(
      router: Router(initial: Nest(depth: 500), factory: ViewFactory())
    )
    let fresh = Coordinator<Nest>(
      router: Router(initial: Nest(depth: 1), factory: ViewFactory())
    )
    #expect(try fresh.restore(from: app.savedData()) == [])
    #expect(fresh.router.state.root == Nest(depth: 500))
    let deeper = Coordinator<Nest>(
      router: Router(initial: Nest(depth: 501), factory: ViewFactory())
    )
    let problem = SavedStateError.routeNotEncoded(
      RouteDescription(Nest(depth: 1)),
      owner: deeper.ownerPath
    )
    #expect(throws: FlowError.savedStateRefused(problem)) { try deeper.savedData() }
  }

  // MARK: - Words

  @Test(
    "Each problem says what happened, with its facts, and what to do",
    arguments: [
      (
        SavedStateError.notReadable(at: ""),
        "The saved state cannot be read. Start anew; the data is damaged."
      ),
      (
        .notReadable(at: "coordinators[2].stack"),
        "The saved state cannot be read at coordinators[2].stack. Start anew; the data is damaged."
      ),
      (
        .tooLarge(bytes: 9, limit: 8),
        """
        The saved state has 9 bytes; the limit is 8. Start anew, and look for what pushes so many \
        screens.
        """
      ),
      (
        .unknownVersion(2, newest: 1),
        """
        The saved state has version 2; the newest known version is 1. Start anew, or restore it \
        with the version that saved it.
        """
      ),
      (
        .brokenEntry(index: 4, .notPushable(7)),
        """
        Coordinator 4 of the saved state has pushed 7, which it cannot push. Start anew; the data is \
        damaged.
        """
      ),
      (
        .otherRoot(saved: "Shop", current: "App"),
        """
        The saved state belongs to Shop, but this is App. Restore it on the coordinator that it \
        was saved from.
        """
      ),
      (
        .ownerMissing(OwnerPath(rootName: "App", steps: [OwnerStep(role: .child, name: "Shop")])),
        """
        The saved state has app/child Shop, but there is no such coordinator. Start anew, or add \
        the coordinator before restoring.
        """
      ),
      (
        .containerHasStack(OwnerPath(rootName: "App")),
        """
        The saved state has screens on app, which has no stack. Start anew; the app was structured \
        differently when it was saved.
        """
      ),
      (
        .noTab(OwnerPath(rootName: "App"), index: 3, count: 2),
        """
        The saved state selects tab 3 of app, which has 2. Start anew; the app was structured \
        differently when it was saved.
        """
      ),
      (
        .otherName(made: "Shop", for: OwnerPath(rootName: "App")),
        """
        The coordinator that was created for app is named Shop. Let coordinator(restoring:) create \
        what the saved owner names, or return nil.
        """
      ),
    ]
  )
  func words(problem: SavedStateError, words: String) {
    #expect(FlowError.savedStateRefused(problem).description == words)
  }
}

/// A route that encodes to arrays in one another.
private struct Nest: Route, Codable {
  let depth: Int

  var identifier: String { "nest" }

  init(depth: Int) {
    self.depth = depth
  }

  init(from decoder: any Decoder) throws {
    var depth = 1
    var container = try decoder.unkeyedContainer()
    while !container.isAtEnd {
      container = try container.nestedUnkeyedContainer()
      depth += 1
    }
    self.depth = depth
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for _ in 1..<depth { container = container.nestedUnkeyedContainer() }
  }
}
