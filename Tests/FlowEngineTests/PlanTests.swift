import Testing

@testable import FlowEngine

/// Plans.
@MainActor
struct PlanTests {
  private let host = PlaceCoordinator("Host", root: "host", handles: ["a", "b"])

  @Test("Planning changes nothing")
  func pure() throws {
    _ = try host.plan(to: Place("a"))
    #expect(host.words == "host")
    #expect(host.revision == 0)
  }

  @Test("Applying a plan does what it says")
  func apply() throws {
    try host.apply(host.plan(to: Place("a")))
    #expect(host.words == "host a")
  }

  @Test("A plan that was made before a change is outdated")
  func outdated() throws {
    let plan = try host.plan(to: Place("a"))
    host.go("b")
    #expect(throws: FlowError.planOutdated(planned: 0, current: 1)) { try host.apply(plan) }
    #expect(host.words == "host b")
  }

  @Test("A plan is outdated once its hierarchy became part of another")
  func adopted() throws {
    let parent = PlaceCoordinator("Parent", root: "parent")
    parent.addChild(PlaceCoordinator("First", root: "first"))
    parent.addChild(PlaceCoordinator("Second", root: "second"))
    host.go("a")
    host.go("b")
    host.pop()
    let plan = try host.plan(to: Place("b"))
    parent.addChild(host)
    #expect(throws: FlowError.self) { try host.apply(plan) }
  }

  @Test("A plan is outdated once its part of the hierarchy was removed")
  func removed() throws {
    let parent = PlaceCoordinator("Parent", root: "parent")
    parent.addChild(host)
    let plan = try host.plan(to: Place("a"))
    parent.removeChild(host)
    #expect(throws: FlowError.self) { try host.apply(plan) }
  }

  @Test("A plan of another hierarchy cannot be applied, at whatever revision")
  func otherHierarchy() throws {
    let other = PlaceCoordinator("Other", root: "other", handles: ["a"])
    let plan = try other.plan(to: Place("a"))
    #expect(throws: FlowError.planOutdated(planned: 0, current: 0)) { try host.apply(plan) }
  }

  @Test("Equal states give equal plans")
  func equality() throws {
    let twin = PlaceCoordinator("Host", root: "host", handles: ["a", "b"])
    #expect(try host.plan(to: Place("a")) == twin.plan(to: Place("a")))
    #expect(try host.plan(to: Place("a")) != twin.plan(to: Place("b")))
  }

  @Test("The explanation lists the coordinators that were asked and why each declined")
  func explanation() throws {
    let child = PlaceCoordinator("Child", root: "child", handles: ["c"])
    host.addChild(child)
    #expect(
      try host.plan(to: Place("c")).explanation == """
        to c from app
          1. push child app/child Child
          2. push c on app/child Child
          declined: app: canHandle is false
        """
    )
  }

  @Test("The stages come in order: there already, presented, own, children, modals, owner")
  func stages() throws {
    let owner = PlaceCoordinator("Owner", root: "owner", handles: ["x"])
    let shown = PlaceCoordinator("Shown", root: "shown", handles: ["x"])
    let child = PlaceCoordinator("Child", root: "child", handles: ["x"])
    let modal = PlaceCoordinator("Modal", root: "modal", handles: ["x"])
    let stub = PlaceCoordinator("Desk", root: "desk", handles: ["x"], modals: ["shown"])
    owner.addChild(stub)
    stub.addModalCoordinator(shown)
    stub.addChild(child)
    stub.addModalCoordinator(modal)
    owner.go("shown")

    func answering(_ sourceLocation: SourceLocation = #_sourceLocation) throws -> String? {
      try stub.steps(to: "x").last { $0.hasPrefix("push x") }
    }
    #expect(try answering() == "push x on app/child Desk/modal Shown")
    shown.answering.handles = []
    #expect(try answering() == "push x on app/child Desk")
    stub.answering.handles = []
    #expect(try answering() == "push x on app/child Desk/child Child")
    child.answering.handles = []
    #expect(try answering() == "push x on app/child Desk/modal Modal")
    modal.answering.handles = []
    #expect(try answering() == "push x on app")
  }

  @Test("Each of nine coordinators is asked at most once for a deep link")
  func asksOnce() {
    let stubs = (0..<9).map { PlaceCoordinator("D\($0)", root: Place("d\($0)")) }
    for (parent, child) in [(0, 1), (0, 2), (1, 3), (1, 4), (2, 5), (2, 6), (5, 7), (6, 8)] {
      stubs[parent].addChild(stubs[child])
    }
    stubs[8].answering.handles = ["deep"]
    #expect(stubs[0].go("deep"))
    #expect(stubs.map(\.answering.askedToHandle) == [1, 1, 1, 1, 1, 1, 1, 1, 1])
  }

  @Test("A chain of 64 is asked 64 times at most, from below as from above")
  func asksChainOnce() {
    let stubs = (0..<64).map { PlaceCoordinator("D\($0)", root: Place("d\($0)")) }
    for (parent, child) in zip(stubs, stubs.dropFirst()) { parent.addChild(child) }
    #expect(!stubs[63].go("nowhere"))
    #expect(stubs.map(\.answering.askedToHandle).reduce(0, +) == 64)
    #expect(!stubs[0].go("nowhere"))
    #expect(stubs.map(\.answering.askedToHandle).reduce(0, +) == 128)
  }

  @Test("A call from a question is refused, and the question's plan continues")
  func callFromQuestion() {
    var answer: Bool?
    host.whenAsked = { [host] in answer = host.go("b") }
    #expect(host.go("a"))
    #expect(answer == false)
    #expect(host.words == "host a")
    #expect(host.unhandledErrors == [.callDuringPlanning(call: "navigate", owner: host.ownerPath)])
  }

  @Test("A plan from a question is refused")
  func planFromQuestion() {
    var error: FlowError?
    host.whenAsked = { [host] in
      do throws(FlowError) { _ = try host.plan(to: Place("b")) } catch let caught { error = caught }
    }
    host.go("a")
    #expect(error == .callDuringPlanning(call: "plan", owner: host.ownerPath))
  }

  @Test("A coordinator that was asked in another hierarchy is asked in this one")
  func asksAfterAdoption() {
    let child = PlaceCoordinator("Child", root: "child", handles: ["c"])
    for _ in 0..<3 { child.go("nowhere") }
    host.addChild(child)
    host.go("a")
    host.go("b")
    #expect(host.go("c"))
  }

  @Test("Whatever is called from a question is refused and changes nothing")
  func callsFromQuestion() {
    let child = PlaceCoordinator("Child", root: "child")
    host.addChild(child)
    host.go("b")
    let before = host.revision
    host.whenAsked = { [host] in
      #expect(!host.addChild(PlaceCoordinator("New", root: "new")))
      #expect(!host.addModalCoordinator(PlaceCoordinator("New", root: "new")))
      #expect(!host.presentDetour(PlaceCoordinator("New", root: "new"), presenting: "new"))
      host.removeChild(child)
      host.pop()
      host.popToRoot()
      host.dismissModal()
      host.dismissDetour()
      host.selectDetent(.large)
    }
    #expect(throws: Never.self) { try host.plan(to: Place("a")) }
    #expect(host.revision == before)
    #expect(host.words == "host b")
    #expect(
      host.unhandledErrors
        == [
          "addChild", "addModalCoordinator", "presentDetour", "removeChild", "pop", "popToRoot",
          "dismissModal", "dismissDetour", "selectDetent",
        ].map { FlowError.callDuringPlanning(call: $0, owner: host.ownerPath) }
    )
  }
}
