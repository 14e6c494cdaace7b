import Testing

@testable import FlowEngine

/// Appearing and disappearing.
@MainActor
struct LifecycleTests {
  private let journal = Journal()
  private let host = LifecycleStub("Host", root: "home", handles: ["a", "b"], modals: ["sheet"])
  private let child = LifecycleStub("Child", root: "child", handles: ["c"])
  private let sheet = LifecycleStub("Sheet", root: "sheet", handles: ["s"])

  init() {
    host.addChild(child)
    host.addModalCoordinator(sheet)
    for stub in [host, child, sheet] { stub.answering.journal = journal }
    host.beginAppearing()
  }

  /// The phases that were reported since the last time, without the questions of guards.
  private func received() -> [String] {
    journal.take().filter { $0.contains("ppear") }
  }

  @Test("When a stage begins to look, the coordinator appears and then its screen")
  func beginning() {
    #expect(
      received() == ["willAppear Host", "willAppear home", "didAppear Host", "didAppear home"]
    )
    host.beginAppearing()
    #expect(received() == [])
  }

  @Test("A flow at the address of a freed one was not reported to appear")
  func reusedMemory() {
    let app = PlaceFlows()
    // As large as what comes, so that it may come to the same place.
    app.transitionToFlow(LifecycleStub("First", root: "in"), root: "in")
    app.beginAppearing()
    for _ in 0..<20 {
      app.transitionToFlow(PlaceCoordinator("Between", root: "in"), root: "in")
      let next = LifecycleStub("Next", root: "in")
      next.answering.journal = journal
      _ = received()
      app.transitionToFlow(next, root: "in")
      #expect(
        received() == ["willAppear Next", "willAppear in", "didAppear Next", "didAppear in"]
      )
    }
  }

  @Test("A push: the screen below goes, the new one comes, the coordinator stays")
  func push() {
    _ = received()
    host.go("a")
    #expect(
      received() == ["willDisappear home", "willAppear a", "didDisappear home", "didAppear a"]
    )
  }

  @Test("A pop is a push the other way round")
  func pop() {
    host.go("a")
    _ = received()
    host.pop()
    #expect(
      received() == ["willDisappear a", "willAppear home", "didDisappear a", "didAppear home"]
    )
  }

  @Test("A pushed child comes with its coordinator, and the host's goes with its screen")
  func pushedChild() {
    _ = received()
    host.go("c")
    #expect(
      received() == [
        "willDisappear home", "willDisappear Host",
        "willAppear Child", "willAppear c",
        "didDisappear home", "didDisappear Host",
        "didAppear Child", "didAppear c",
      ]
    )
  }

  @Test("A sheet leaves the screen below it in sight")
  func sheetOver() {
    _ = received()
    host.go("sheet")
    #expect(
      received() == ["willAppear Sheet", "willAppear sheet", "didAppear Sheet", "didAppear sheet"]
    )
    host.dismissModal()
    #expect(
      received() == [
        "willDisappear sheet", "willDisappear Sheet",
        "didDisappear sheet", "didDisappear Sheet",
      ]
    )
  }

  @Test("A screen that changes below a sheet is notified")
  func belowSheet() {
    host.go("a")
    host.go("sheet")
    _ = received()
    host.pop()
    #expect(
      received() == ["willDisappear a", "willAppear home", "didDisappear a", "didAppear home"]
    )
  }

  @Test("A detour covers all that is below it, and gives it back")
  func detour() {
    host.go("sheet")
    _ = received()
    let detour = LifecycleStub("Detour", root: "detour")
    detour.answering.journal = journal
    host.presentDetour(detour, presenting: "detour")
    #expect(
      received() == [
        "willDisappear sheet", "willDisappear Sheet", "willDisappear home", "willDisappear Host",
        "willAppear Detour", "willAppear detour",
        "didDisappear sheet", "didDisappear Sheet", "didDisappear home", "didDisappear Host",
        "didAppear Detour", "didAppear detour",
      ]
    )
    host.dismissDetour()
    #expect(
      received() == [
        "willDisappear detour", "willDisappear Detour",
        "willAppear Host", "willAppear home", "willAppear Sheet", "willAppear sheet",
        "didDisappear detour", "didDisappear Detour",
        "didAppear Host", "didAppear home", "didAppear Sheet", "didAppear sheet",
      ]
    )
  }

  @Test("A modal at full height is a cover and hides what is below it")
  func cover() {
    host.answering.detents = ModalDetentConfiguration(detents: [.fullscreen])
    _ = received()
    host.go("sheet")
    #expect(
      received() == [
        "willDisappear home", "willDisappear Host", "willAppear Sheet", "willAppear sheet",
        "didDisappear home", "didDisappear Host", "didAppear Sheet", "didAppear sheet",
      ]
    )
  }

  @Test("Many steps in one call: one screen goes, one comes")
  func manySteps() {
    host.answering.paths["b"] = [Place("a"), Place("b")]
    _ = received()
    host.go("b")
    #expect(
      received() == ["willDisappear home", "willAppear b", "didDisappear home", "didAppear b"]
    )
  }

  @Test("The same route pushed twice is two screens")
  func sameRoute() {
    host.answering.paths["a"] = [Place("b")]
    host.go("b")
    host.baseRouter.apply(.push(Place("b")))
    host.go("sheet")
    _ = received()
    host.pop()
    #expect(
      received() == ["willDisappear b", "willAppear b", "didDisappear b", "didAppear b"]
    )
  }

  @Test("A call that changes nothing, and one that fails, are not reported")
  func nothing() {
    _ = received()
    host.go("home")
    host.go("nowhere")
    host.pop()
    #expect(received() == [])
  }

  @Test("A coordinator that is added unseen does not appear")
  func unseen() {
    _ = received()
    let late = LifecycleStub("Late", root: "late")
    late.answering.journal = journal
    host.addChild(late)
    #expect(received() == [])
  }

  @Test("A call made there runs after all has settled")
  func queued() {
    var isCalled = false
    host.whenSeen = { [host] route, phase in
      guard (route as? Place) == "a", phase == .willAppear, !isCalled else { return }
      isCalled = true
      host.go("b")
    }
    _ = received()
    host.go("a")
    #expect(
      received() == [
        "willDisappear home", "willAppear a", "didDisappear home", "didAppear a",
        "willDisappear a", "willAppear b", "didDisappear a", "didAppear b",
      ]
    )
    #expect(host.words == "home a b")
  }

  @Test("A login that is passed as soon as it appears continues to the original destination")
  func passedWhenSeen() {
    let gate = Gate()
    host.answering.guardsNavigation = gate.redirects(["a"], to: "sheet")
    sheet.whenSeen = { [host] _, phase in
      guard phase == .didAppear, !gate.isOpen else { return }
      gate.isOpen = true
      host.dismissModal()
    }
    host.go("a")
    #expect(host.picture == "home > a")
    #expect(host.pendingIntent == nil)
  }
}
