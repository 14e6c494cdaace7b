import Testing

@testable import FlowEngine

/// Flows that are called while they come.
@MainActor
struct BusyFlowTests {
  private let app = PlaceFlows()
  private let flow = PlaceCoordinator("Flow", root: "in", handles: ["a"])

  init() { app.flows = ["in": { [flow] in flow }] }

  @Test("After a second flow was refused, the first was reported as planned while nothing was")
  func refusedTransition() {
    let owner = PlaceCoordinator("Owner", root: "owner")
    let owned = PlaceCoordinator("Owned", root: "owned")
    owner.addChild(owned)
    app.afterTransition = { [flow] app in
      app.transitionToFlow(owned, root: "owned")
      #expect(flow.go("a"))
    }
    #expect(app.go("in"))
    #expect(
      app.unhandledErrors == [
        .alreadyOwned(coordinator: owned.ownerPath, refusedFor: app.ownerPath)
      ]
    )
  }

  @Test("A flow that is being changed was reported as planned, by the name of the app")
  func busyFlow() {
    var isFirst = true
    flow.observe { [app] _ in
      guard isFirst else { return }
      isFirst = false
      app.go("in")
    }
    let path = flow.ownerPath
    flow.go("a")
    #expect(
      app.unhandledErrors == [.coordinatorBusy(coordinator: path, call: "transitionToFlow")]
    )
    #expect(flow.parent == nil)
  }

  /// Calls itself when it is asked, which is refused.
  private final class Restless: Coordinator<Place> {
    override func navigationVerdict(on route: any Route) -> NavigationVerdict {
      navigate(to: Place("there"))
      return .allow
    }
  }

  @Test("A log that heard of a refused call brought the app, which was planning, into its own flow")
  func listenerOfRefusal() throws {
    let app = PlaceCoordinator("App", root: "root")
    let flow = Restless(root: "flow")
    var errors: [FlowError] = []
    let log = EventLog(of: flow) { entry in
      guard case .called = entry.event else { return }
      do throws(FlowError) { _ = try flow.plan(to: app) } catch { errors.append(error) }
    }
    _ = try app.plan(to: flow)
    #expect(errors == [.coordinatorBusy(coordinator: app.ownerPath, call: "plan")])
    #expect(log.lines.count == 2)
    // Afterwards both may be called.
    #expect(app.navigate(to: flow))
    #expect(flow.parent === app)
  }
}
