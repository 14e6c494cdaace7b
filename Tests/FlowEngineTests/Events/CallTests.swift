import Testing

@testable import FlowEngine

/// When calls wait, are refused, or come too late.
@MainActor
struct CallTests {
  private let host = PlaceCoordinator(
    "Host",
    root: "home",
    handles: ["a", "b"],
    modals: ["sheet"],
    paths: ["b": [Place("b")]]
  )
  private let sheet = PlaceCoordinator("Sheet", root: "sheet")

  init() { host.addModalCoordinator(sheet) }

  private func refused(_ call: String) -> FlowError {
    .callDuringPlanning(call: call, owner: host.ownerPath)
  }

  @Test("From a verdict on a navigation, every call is refused")
  func navigationVerdict() throws {
    let plan = try host.plan(to: Place("b"))
    var errors: [FlowError] = []
    host.answering.guardsNavigation = { [host] _ in
      do throws(FlowError) { try host.perform(Place("b")) } catch { errors.append(error) }
      do throws(FlowError) { _ = try host.plan(to: Place("b")) } catch { errors.append(error) }
      do throws(FlowError) { try host.apply(plan) } catch { errors.append(error) }
      #expect(!host.resumeIntent())
      return .allow
    }
    #expect(host.go("a"))
    #expect(errors == [refused("perform"), refused("plan"), refused("apply")])
    #expect(host.words == "home a")
  }

  @Test("From a verdict on a dismissal, calls are refused")
  func dismissalVerdict() {
    host.go("sheet")
    sheet.answering.guardsDismissal = { [host] _ in
      host.dismissModal()
      host.popToRoot()
      return .allow
    }
    #expect(host.dismissModal())
    #expect(host.unhandledErrors == [refused("dismissModal"), refused("popToRoot")])
  }

  @Test("From canHandle while a detour is asked, calls on the host are refused")
  func detourQuestions() {
    let detour = PlaceCoordinator("Detour", root: "detour", handles: ["d"])
    detour.whenAsked = { [host] in host.pop() }
    #expect(host.presentDetour(detour, presenting: "d"))
    #expect(host.picture == "home | cover Detour: detour > d")
    #expect(host.unhandledErrors == [refused("pop")])
  }

  @Test("From a dismissal handler, calls wait and run in order")
  func dismissalHandler() {
    host.go("sheet")
    sheet.answering.whenDismissed = { [host] _ in
      host.go("a")
      host.go("b")
    }
    host.dismissModal()
    #expect(host.words == "home a b")
  }

  @Test("From an observer, adding and removing wait as well")
  func structure() {
    let child = PlaceCoordinator("Child", root: "child")
    var seen: [Int] = []
    host.observe { [host] event in
      guard case .changed(let change) = event, case .push = change.step else { return }
      host.addChild(child)
      seen.append(host.children.count)
    }
    host.go("a")
    #expect(seen == [0])
    #expect(host.children.count == 1)
  }

  @Test("A stale plan is refused from an observer too, when its turn comes")
  func stalePlan() throws {
    let plan = try host.plan(to: Place("b"))
    var token: ObservationToken?
    token = host.observe { [host] _ in
      token?.cancel()
      do throws(FlowError) { try host.apply(plan) } catch { Issue.record(error) }
    }
    host.go("a")
    #expect(host.words == "home a")
    #expect(host.unhandledErrors == [.planOutdated(planned: 1, current: 2)])
  }

  @Test("A plan that changes nothing else outdates no other plan")
  func samePlan() throws {
    let plan = try host.plan(to: Place("a"))
    _ = try host.plan(to: Place("b"))
    host.go("home")
    try host.apply(plan)
    #expect(host.words == "home a")
    #expect(throws: FlowError.planOutdated(planned: 1, current: 2)) { try host.apply(plan) }
  }

  @Test("A plan of one app is refused by another")
  func foreignPlan() throws {
    let other = PlaceCoordinator("Other", root: "home", handles: ["a"])
    other.addModalCoordinator(PlaceCoordinator("Sheet", root: "sheet"))
    let plan = try other.plan(to: Place("a"))
    #expect(throws: FlowError.planOutdated(planned: 1, current: 1)) { try host.apply(plan) }
  }

  @Test("A plan that was made on a coordinator that is gone by now is refused as any stale one")
  func planOfGoneCoordinator() throws {
    var child: PlaceCoordinator? = PlaceCoordinator("Child", root: "child", handles: ["a"])
    weak let gone = child
    if let child { host.addChild(child) }
    var plan = try child?.plan(to: Place("a"))
    if let child { host.removeChild(child) }
    child = nil
    // Only the plan refers to it.
    #expect(gone != nil)
    #expect(plan?.start.description == "app/child Child")
    if let plan {
      #expect(throws: FlowError.planOutdated(planned: plan.revision, current: host.revision)) {
        try host.apply(plan)
      }
    }
    plan = nil
    #expect(gone == nil)
  }

  @Test("Each question is asked once, gates and dismissals included")
  func oncePerCall() {
    let journal = Journal()
    host.go("sheet")
    for stub in [host, sheet] { stub.answering.journal = journal }
    host.answering.askedToHandle = 0
    host.answering.askedForPath = 0
    host.go("b")
    #expect(
      journal.lines == [
        "Host: may b?", "Sheet: go? navigation to b", "Sheet: gone, navigation to b",
      ]
    )
    #expect(host.answering.askedToHandle == 1)
    #expect(host.answering.askedForPath == 1)
  }
}
