import Testing

@testable import FlowEngine

/// A coordinator that takes part in a call gets another owner only when it has settled.
@MainActor
struct AdoptingDuringCallsTests {
  private let app = PlaceCoordinator("App", root: "home", handles: ["a"], modals: ["sheet"])
  private let other = PlaceCoordinator("Other", root: "other")

  init() { app.addModalCoordinator(PlaceCoordinator("Sheet", root: "sheet")) }

  @Test(
    "An observer that adopted the app and released it between two steps took it out of the call"
  )
  func observer() {
    app.go("sheet")
    var owners: [String] = []
    var pictures: [String] = []
    app.observe { [app, other] event in
      guard case .changed = event, owners.count < 2 else { return pictures.append(app.picture) }
      other.addChild(app)
      owners.append(app.parent?.ownerName ?? "nobody")
      other.removeChild(app)
    }
    app.go("a")
    #expect(owners == ["nobody", "nobody"])
    #expect(pictures.first == "home > a")
    // A child that is removed takes its screens along.
    #expect(app.picture == "home")
    #expect(app.parent == nil && app.rootCoordinator === app && other.children.isEmpty)
    #expect(other.unhandledErrors == [] && app.unhandledErrors == [])
  }

  @Test("A question that adopted the app left the planner with an owner that was freed")
  func question() {
    app.whenAsked = { [app] in
      let passing = PlaceCoordinator("Passing", root: "passing")
      #expect(!passing.addChild(app))
      #expect(
        passing.unhandledErrors == [
          .callDuringPlanning(call: "addChild", owner: passing.ownerPath)
        ]
      )
    }
    #expect(!app.go("nowhere"))
    #expect(app.parent == nil)
    #expect(app.go("a"))
  }

  @Test("A deferred adoption is done when all has settled, and reports what it adopted")
  func waits() {
    let log = EventLog(of: other)
    var token: ObservationToken?
    token = app.observe { [app, other] _ in
      token?.cancel()
      #expect(other.addChild(app))
      #expect(app.parent == nil)
    }
    app.go("a")
    #expect(app.ownerPath.description == "app/child App")
    #expect(other.coordinator(at: app.ownerPath) === app)
    #expect(log.lines == ["1 addChild on app", "1   add App to app", "1   settled"])
  }

  @Test("A detour that another owner adopted while its guards were asked had two owners")
  func detour() {
    let detour = PlaceCoordinator("Detour", root: "detour")
    app.answering.guardsNavigation = { [other] _ in
      other.addChild(detour)
      return .allow
    }
    #expect(app.presentDetour(detour, presenting: "detour"))
    #expect(detour.parent === app && detour.rootCoordinator === app)
    #expect(other.children.isEmpty)
    #expect(
      other.unhandledErrors == [.callDuringPlanning(call: "addChild", owner: other.ownerPath)]
    )
  }

  @Test(
    "A detour that lost the child to be shown while its guards were asked showed it all the same"
  )
  func insideOfDetour() {
    let detour = PlaceCoordinator("Detour", root: "detour")
    detour.addChild(PlaceCoordinator("Child", root: "child", handles: ["c"]))
    app.answering.guardsNavigation = { _ in
      if let child = detour.children.first { detour.removeChild(child) }
      return .allow
    }
    #expect(app.presentDetour(detour, presenting: "c"))
    #expect(app.picture == "home | cover Detour: detour > Child.child > Child.c")
    #expect(
      detour.unhandledErrors == [
        .callDuringPlanning(call: "removeChild", owner: OwnerPath(rootName: "Detour"))
      ]
    )
  }

  @Test("A flow that another owner adopted during its transition had two owners")
  func flow() {
    let orchestrator = PlaceFlows(flow: app)
    app.go("sheet")
    let next = PlaceCoordinator("Next", root: "next")
    app.modalCoordinators.first.map { $0 as? PlaceCoordinator }??.answering.guardsDismissal = {
      [other] _ in
      other.addChild(next)
      return .allow
    }
    #expect(orchestrator.transitionToFlow(next, root: "main"))
    #expect(next.parent === orchestrator && other.children.isEmpty)
  }

  @Test(
    "A flow that an observer of the transition took is given away when all has settled, and refused"
  )
  func flowObserved() {
    let orchestrator = PlaceFlows(flow: app)
    app.go("sheet")
    let next = PlaceCoordinator("Next", root: "next")
    orchestrator.observe { [other] event in
      if case .changed(let change) = event, case .dismiss = change.step { other.addChild(next) }
    }
    orchestrator.transitionToFlow(next, root: "main")
    #expect(next.parent === orchestrator && other.children.isEmpty)
    #expect(
      other.unhandledErrors == [
        .alreadyOwned(coordinator: next.ownerPath, refusedFor: other.ownerPath)
      ]
    )
  }

  @Test("A detour that adopted its host while it was being presented closed a ring")
  func ringWhilePlanning() {
    let detour = PlaceCoordinator("Detour", root: "detour")
    app.answering.guardsNavigation = { [app] _ in
      detour.addChild(app)
      return .allow
    }
    #expect(app.presentDetour(detour, presenting: "detour"))
    #expect(app.parent == nil && app.rootCoordinator === app && detour.rootCoordinator === app)
    #expect(detour.children.isEmpty)
  }

  @Test("A detour that adopts its host while steps are applied is refused once they are")
  func ringWhileApplying() {
    app.go("sheet")
    let detour = PlaceCoordinator("Detour", root: "detour")
    let host = PlaceCoordinator("Host", root: "host", handles: ["deep"])
    app.addChild(host)
    app.observe { [app] event in
      if case .changed(let change) = event, case .pushChild = change.step { detour.addChild(app) }
    }
    #expect(host.presentDetour(detour, presenting: "detour"))
    #expect(app.parent == nil && detour.parent === host)
    #expect(
      app.unhandledErrors == [
        .circularReference(owner: detour.ownerPath, coordinator: "App")
      ]
    )
  }

  @Test("What an app makes for a saved state and is in a call itself is refused")
  func restored() throws {
    let detour = PlaceCoordinator("Detour", root: "detour", handles: ["d"])
    app.presentDetour(detour, presenting: "detour")
    let saved = try app.savedState()
    app.dismissDetour()
    app.makes = ["Detour": { detour }]
    var refusal: FlowError?
    var token: ObservationToken?
    token = detour.observe { [app] _ in
      token?.cancel()
      do throws(FlowError) { try app.restore(saved) } catch { refusal = error }
    }
    detour.go("d")
    #expect(refusal == .coordinatorBusy(coordinator: detour.ownerPath, call: "restore"))
    #expect(app.picture == "home" && detour.parent == nil)
    try app.restore(saved)
    #expect(detour.parent === app)
  }

  @Test("A call waits in the hierarchy that is busy, wherever it was made")
  func twoBusy() {
    let third = PlaceCoordinator("Third", root: "third", handles: ["t"])
    var order: [String] = []
    app.observe { [other, third] event in
      guard case .changed(let change) = event, case .push = change.step else { return }
      third.go("t")
      order.append("app: \(other.children.count)")
    }
    third.observe { [app, other] event in
      guard case .changed(let change) = event, case .push = change.step else { return }
      other.addChild(app)
      other.addChild(third)
      order.append("third: \(other.children.count)")
    }
    app.go("a")
    #expect(order == ["third: 0", "app: 1"])
    #expect(other.children.map(\.ownerName) == ["Third", "App"])
  }
}
