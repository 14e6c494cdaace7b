import Testing

@testable import FlowEngine

/// Plans that bring a flow along.
@MainActor
struct PlannedFlowTests {
  private let hall = Hall("App")
  private let flow = Hall("Flow")

  @Test("A plan showed the root of a flow that had not started, which it then did not show")
  func started() throws {
    flow.startsAt = .item(5)
    let plan = try hall.plan(to: flow, presentationStyle: .sheet)
    #expect(plan.route?.identifier == "item(5)")
    #expect(
      plan.steps.map(\.description) == ["present subflow app/subflow Flow for item(5)"]
    )
    #expect(hall.layers == ["base hall"] && flow.parent == nil)
    try hall.apply(plan)
    #expect(hall.layers == ["base hall", "sheet item(5)"])
    #expect(flow.journal == ["start"])
    flow.finishFlow()
    hall.navigate(to: flow)
    #expect(flow.journal == ["start", "gone: finished"])
  }

  @Test("A flow that has an owner is not started by a plan, which is refused")
  func owned() {
    let owner = Hall("Owner")
    owner.addChild(flow)
    #expect(
      throws: FlowError.alreadyOwned(coordinator: flow.ownerPath, refusedFor: hall.ownerPath)
    ) { try hall.plan(to: flow) }
    #expect(flow.journal == [])
  }

  @Test("A plan for a flow that got an owner meanwhile is outdated", arguments: [true, false])
  func taken(isStillOwned: Bool) throws {
    let other = Hall("Other")
    let plan = try hall.plan(to: flow, presentationStyle: .sheet)
    other.navigate(to: flow)
    if !isStillOwned { flow.finishFlow() }
    let error = #expect(throws: FlowError.self) { try hall.apply(plan) }
    guard case .planOutdated? = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
    #expect(hall.layers == ["base hall"])
    #expect(flow.parent === (isStillOwned ? other : nil))
  }

  @Test("A plan presented a flow for a route that it had left meanwhile")
  func moved() throws {
    let plan = try hall.plan(to: flow, presentationStyle: .sheet)
    flow.startFlow(route: .item(3))
    #expect(throws: FlowError.self) { try hall.apply(plan) }
    #expect(hall.layers == ["base hall"])
    try hall.apply(hall.plan(to: flow, presentationStyle: .sheet))
    #expect(hall.layers == ["base hall", "sheet item(3)"])
  }

  @Test("A flow got another owner from a question that was asked while it was planned")
  func ownedWhileAsked() throws {
    final class Asked: Hall {
      var whenAsked: (() -> Void)?

      override func presentationStyle(for route: any Route) -> TransitionPresentationStyle? {
        whenAsked?()
        return super.presentationStyle(for: route)
      }
    }
    let asked = Asked("Asked")
    let other = Hall("Other")
    var isAdopted: Bool?
    asked.whenAsked = { isAdopted = other.addChild(asked) }
    let plan = try hall.plan(to: asked)
    #expect(isAdopted == false)
    #expect(asked.parent == nil)
    asked.whenAsked = nil
    try hall.apply(plan)
    #expect(asked.parent === hall)
    // It is called as any other afterwards.
    #expect(asked.navigate(toRoute: .item(1)))
  }

  @Test("A flow can be called and owned after a plan for it was refused")
  func refused() {
    final class Closed: Hall {
      override func navigationVerdict(on route: any Route) -> NavigationVerdict {
        .refuse(reason: "it is closed")
      }
    }
    let closed = Closed("Closed")
    #expect(throws: FlowError.self) { try closed.plan(to: flow) }
    #expect(flow.navigate(toRoute: .item(1)))
    #expect(hall.navigate(to: flow))
  }

  @Test("A guard of the flow that changed its mind did not stop the plan")
  func guardOfFlow() throws {
    final class Gate: Hall {
      var isClosed = false

      override func navigationVerdict(on route: any Route) -> NavigationVerdict {
        isClosed ? .refuse(reason: "it is closed") : .allow
      }
    }
    let gate = Gate("Gate")
    let plan = try hall.plan(to: gate)
    gate.isClosed = true
    #expect(throws: FlowError.self) { try hall.apply(plan) }
    #expect(gate.parent == nil)
  }

  @Test("A flow that waits in a plan is freed with it")
  func freed() throws {
    weak var freed: Hall?
    do {
      let flow = Hall("Flow")
      freed = flow
      let plan = try hall.plan(to: flow)
      #expect(plan.steps.count == 1 && freed != nil)
    }
    #expect(freed == nil)
  }
}
