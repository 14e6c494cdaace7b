import Observation
import Testing

@testable import FlowEngine

/// Restoring is one step.
@MainActor
struct RestoringTests {
  private let app = PlaceFlows(flow: PlaceCoordinator("Main", root: "main", handles: ["a", "b"]))
  private var main: PlaceCoordinator {
    app.currentFlow as? PlaceCoordinator ?? PlaceCoordinator("None", root: "none")
  }

  private func otherFlow(_ place: Place = "other") throws -> SavedState {
    let other = PlaceFlows(flow: PlaceCoordinator("Other", root: place, handles: ["x"]))
    other.go("x")
    return try other.savedState()
  }

  // MARK: - What is kept and what is made

  @Test("The flow that is there is kept, and the app is not asked for it")
  func keptFlow() throws {
    app.go("a")
    let saved = try app.savedState()
    let flow = app.currentFlow
    app.go("b")
    app.makes = ["Main": { PlaceCoordinator("Main", root: "main") }]
    try app.restore(saved)
    #expect(app.currentFlow === flow)
    #expect(app.picture == "main > a")
  }

  @Test("A flow of the same name at another root is another flow")
  func otherRoot() throws {
    let saved = try PlaceFlows(flow: PlaceCoordinator("Main", root: Place("main", payload: 2)))
      .savedState()
    let old = app.currentFlow
    app.makes = ["Main": { PlaceCoordinator("Main", root: Place("main", payload: 2)) }]
    try app.restore(saved)
    #expect(app.currentFlow !== old)
    #expect(old?.parent == nil)
    #expect(app.currentFlow?.rootRoute.isEqual(to: Place("main", payload: 2)) == true)
  }

  @Test("An app may answer with the flow that is there")
  func sameFlow() throws {
    let flow = main
    app.makes = ["Main": { flow }]
    let saved = try PlaceFlows(flow: PlaceCoordinator("Main", root: Place("main", payload: 2)))
      .savedState()
    try app.restore(saved)
    #expect(app.currentFlow === flow)
    #expect(flow.router.state.root == Place("main", payload: 2))
  }

  @Test("A detour that is there is kept; one that is not in the saved state goes")
  func keptDetour() throws {
    let detour = PlaceCoordinator("Detour", root: "detour", handles: ["d"])
    app.presentDetour(detour, presenting: "detour")
    let saved = try app.savedState()
    app.go("d")
    try app.restore(saved)
    #expect(app.picture == "main | cover Detour: detour")
    #expect(detour.parent === app)

    app.dismissDetour()
    let without = try app.savedState()
    app.presentDetour(detour, presenting: "d")
    try app.restore(without)
    #expect(app.picture == "main")
    #expect(detour.parent == nil)
    #expect(detour.words == "detour")
  }

  @Test("Flows and detours that go are freed")
  func freed() throws {
    weak var flow: AnyCoordinator?
    flow = app.currentFlow
    weak var detour: PlaceCoordinator?
    do {
      let shown = PlaceCoordinator("Detour", root: "detour")
      detour = shown
      app.presentDetour(shown, presenting: "detour")
    }
    #expect(detour != nil)
    app.makes = ["Other": { PlaceCoordinator("Other", root: "other") }]
    try app.restore(otherFlow())
    #expect(app.picture == "other > x")
    #expect(flow == nil)
    #expect(detour == nil)
  }

  @Test("A restored app continues as any other")
  func continues() throws {
    app.makes = ["Other": { PlaceCoordinator("Other", root: "other", handles: ["x", "y"]) }]
    try app.restore(otherFlow())
    #expect(app.go("y"))
    #expect(app.picture == "other > x > y")
    app.currentFlow?.pop()
    #expect(app.picture == "other > x")
  }

  // MARK: - Observers

  @Test("Observers are notified once, those below first, and then that all has settled")
  func observers() throws {
    let tabs = PlaceTabs(tabs: [
      PlaceCoordinator("One", root: "one", handles: ["a", "b"]),
      PlaceCoordinator("Two", root: "two"),
    ])
    tabs.go("a")
    tabs.go("b")
    let saved = try tabs.savedState()
    tabs.children[0].pop()
    tabs.switchToTab(1)
    var received: [String] = []
    for (name, coordinator) in [
      ("tabs", tabs), ("one", tabs.children[0]), ("two", tabs.children[1]),
    ] {
      coordinator.observe { event in
        switch event {
        case .changed(let change): received.append("\(name): \(change.step), of \(change.owner)")
        case .settled(let plan): received.append("\(name): settled, \(plan.steps.count) step")
        }
      }
    }
    let revision = tabs.revision
    try tabs.restore(saved)
    #expect(
      received == [
        "one: restore app, of app", "tabs: restore app, of app",
        "tabs: settled, 1 step", "one: settled, 1 step",
      ]
    )
    #expect(tabs.revision == revision + 1)
  }

  @Test("A tracker of a router's state is notified of the change")
  func tracking() throws {
    @MainActor final class Count { var value = 0 }
    app.go("a")
    let saved = try app.savedState()
    app.go("b")
    let count = Count()
    withObservationTracking {
      _ = main.router.state
    } onChange: {
      MainActor.assumeIsolated { count.value += 1 }
    }
    try app.restore(saved)
    #expect(count.value == 1)
  }

  @Test("Restoring what is there changes nothing")
  func nothing() throws {
    app.go("a")
    var received: [FlowEvent] = []
    app.observe { received.append($0) }
    let revision = app.revision
    try app.restore(app.savedState())
    #expect(app.revision == revision)
    guard case .settled(let plan)? = received.first, received.count == 1 else {
      Issue.record("received \(received)")
      return
    }
    #expect(plan.steps == [])
  }

  @Test("Called from an observer it waits, and the step that follows says what was left out")
  func waiting() throws {
    app.go("a")
    let saved = try app.savedState().losing("a")
    app.go("b")
    let main = main
    var received: [FlowEvent] = []
    app.observe { [app] event in
      received.append(event)
      if received.count == 1 {
        let notices = try? app.restore(saved)
        #expect(notices == [])
        #expect(app.picture == "main > a")
      }
    }
    main.pop()
    #expect(app.picture == "main")
    let notice = RestorationNotice.routeIsGone(RouteDescription(Place("a")), owner: main.ownerPath)
    let restored = PlanStep.restore(owner: app.ownerPath, leftOut: [notice])
    #expect(received.count == 4)
    #expect(received[2] == .changed(Change(owner: app.ownerPath, step: restored)))
  }

  @Test("A failure of a call that waited is reported")
  func waitingFailure() throws {
    let saved = try PlaceCoordinator("Foreign", root: "foreign").savedState()
    app.observe { [app] event in
      if case .changed = event { #expect((try? app.restore(saved)) == []) }
    }
    app.go("a")
    #expect(
      app.unhandledErrors == [.savedStateRefused(.otherRoot(saved: "Foreign", current: "App"))]
    )
    #expect(app.picture == "main > a")
  }

  @Test("A plan that was made before is outdated")
  func outdated() throws {
    let plan = try app.plan(to: Place("a"))
    app.makes = ["Other": { PlaceCoordinator("Other", root: "other") }]
    try app.restore(otherFlow())
    #expect(throws: FlowError.planOutdated(planned: plan.revision, current: app.revision)) {
      try app.apply(plan)
    }
  }

  @Test("Called from a question it is refused")
  func whilePlanning() throws {
    let saved = try app.savedState()
    let main = main
    var errors: [FlowError?] = []
    main.whenAsked = {
      errors.append(#expect(throws: FlowError.self) { try main.restore(saved) })
    }
    app.go("a")
    #expect(errors == [.callDuringPlanning(call: "restore", owner: app.ownerPath)])
  }

  // MARK: - The closures that make flows and detours

  @Test("A closure that makes a flow may not call the hierarchy, nor what is made already")
  func callsWhileMaking() throws {
    let saved = PlaceFlows(flow: PlaceCoordinator("Outer", root: "outer"))
    saved.presentDetour(PlaceCoordinator("Inner", root: "inner"), presenting: "inner")
    let outer = PlaceCoordinator("Outer", root: "outer", handles: ["x"])
    app.makes = [
      "Outer": { outer },
      "Inner": { [app] in
        #expect(!app.go("a"))
        #expect(!outer.go("x"))
        return PlaceCoordinator("Inner", root: "inner")
      },
    ]
    try app.restore(saved.savedState())
    #expect(app.picture == "outer | cover Inner: inner")
    #expect(
      app.unhandledErrors == [
        .callDuringPlanning(call: "navigate", owner: app.ownerPath),
        .callDuringPlanning(call: "navigate", owner: OwnerPath(rootName: "Outer")),
      ]
    )
    #expect(outer.go("x"))
  }

  @Test("A coordinator with another name is refused")
  func otherName() throws {
    let saved = try otherFlow()
    app.makes = ["Other": { PlaceCoordinator("Another", root: "other") }]
    let path = app.ownerPath.appending(OwnerStep(role: .flow, name: "Other"))
    try expectRefused(.otherName(made: "Another", for: path), app) { try app.restore(saved) }
  }

  @Test("A coordinator that has an owner is refused")
  func owned() throws {
    let saved = try otherFlow()
    let owner = PlaceCoordinator("Owner", root: "owner")
    let made = PlaceCoordinator("Other", root: "other")
    owner.addChild(made)
    app.makes = ["Other": { made }]
    try expectUnchanged(app) {
      #expect(
        throws: FlowError.alreadyOwned(coordinator: made.ownerPath, refusedFor: app.ownerPath)
      ) { try app.restore(saved) }
    }
  }

  @Test("The hierarchy's own root is refused as a part of it")
  func ownRoot() throws {
    let other = PlaceFlows(flow: PlaceFlows(flow: PlaceCoordinator("Deep", root: "deep")))
    let saved = try other.savedState()
    app.makes = ["App": { [app] in app }]
    try expectUnchanged(app) {
      #expect(throws: FlowError.circularReference(owner: app.ownerPath, coordinator: "App")) {
        try app.restore(saved)
      }
    }
  }

  @Test("One coordinator for two places is refused, and can be used afterwards")
  func twice() throws {
    let tabs = [PlaceCoordinator("One", root: "one"), PlaceCoordinator("Two", root: "two")]
    for tab in tabs {
      tab.presentDetour(PlaceCoordinator("Detour", root: "detour"), presenting: "detour")
    }
    let saved = try PlaceTabs(tabs: tabs).savedState()
    let made = PlaceCoordinator("Detour", root: "detour", handles: ["d"])
    let fresh = [PlaceCoordinator("One", root: "one"), PlaceCoordinator("Two", root: "two")]
    for tab in fresh { tab.makes = ["Detour": { made }] }
    let root = PlaceTabs(tabs: fresh)
    let first = fresh[0].ownerPath.appending(OwnerStep(role: .detour, name: "Detour"))
    try expectUnchanged(root) {
      #expect(
        throws: FlowError.alreadyOwned(coordinator: first, refusedFor: fresh[1].ownerPath)
      ) { try root.restore(saved) }
    }
    #expect(made.go("d"))
  }

  @Test("A coordinator that was made cannot be given away while others are made")
  func givenAway() throws {
    let saved = PlaceFlows(flow: PlaceCoordinator("Outer", root: "outer"))
    saved.presentDetour(PlaceCoordinator("Inner", root: "inner"), presenting: "inner")
    let outer = PlaceCoordinator("Outer", root: "outer")
    let thief = PlaceCoordinator("Thief", root: "thief")
    app.makes = [
      "Outer": { outer },
      "Inner": {
        thief.addChild(outer)
        return PlaceCoordinator("Inner", root: "inner")
      },
    ]
    try app.restore(saved.savedState())
    #expect(app.picture == "outer | cover Inner: inner")
    #expect(outer.parent === app && thief.children.isEmpty)
    #expect(
      thief.unhandledErrors == [.callDuringPlanning(call: "addChild", owner: thief.ownerPath)]
    )
  }

  @Test("A sheet that a restored state keeps is not notified that it has gone")
  func keptSheetIsNotNotified() throws {
    let sheet = PlaceCoordinator("Sheet", root: "sheet", handles: ["s"])
    let other = PlaceCoordinator("Other", root: "other")
    let journal = Journal()
    for stub in [sheet, other] { stub.answering.journal = journal }
    main.answering.modals = ["sheet"]
    main.addModalCoordinator(sheet)
    sheet.answering.modals = ["other"]
    sheet.addModalCoordinator(other)
    app.go("sheet")
    let saved = try app.savedState()
    app.go("other")
    journal.lines = []
    try app.restore(saved)
    #expect(app.picture == "main | sheet Sheet: sheet")
    #expect(journal.lines == ["Other: gone, restoration"])
  }

  @Test("A sheet that rests elsewhere, and differs in nothing else, goes back to its height")
  func detentAlone() throws {
    main.answering.modals = ["sheet"]
    main.answering.detents = ModalDetentConfiguration(detents: [.medium, .large])
    main.addModalCoordinator(PlaceCoordinator("Sheet", root: "sheet"))
    app.go("sheet")
    let sheet = try #require(main.modalCoordinators.first)
    sheet.selectDetent(.medium)
    let saved = try app.savedState()
    sheet.selectDetent(.large)
    try app.restore(saved)
    #expect(main.router.state.presentations.first?.detents?.selectedDetent == .medium)
  }

  @Test("A flow that is an orchestrator is kept, whatever root its own flow has given it")
  func keptOrchestrator() throws {
    let inner = PlaceFlows(flow: PlaceCoordinator("One", root: "one"), root: "one")
    let outer = PlaceFlows(flow: inner)
    inner.makes = ["One": { PlaceCoordinator("One", root: "one") }]
    let saved = try outer.savedState()
    inner.transitionToFlow(PlaceCoordinator("Two", root: "two"), root: "two")
    #expect(try outer.restore(saved) == [])
    #expect(outer.currentFlow === inner)
    #expect(outer.picture == "one")
  }
}
