import Testing

@testable import FlowEngine

/// What went wrong with flows that show more than their root when they are brought along, and with calls that waited.
@MainActor
struct SubflowDefectTests {
  private let hall = Hall("App")
  private let flow = Hall("Flow")

  @Test(
    "A flow that came with a screen of its own on top was said to be out of sight",
    arguments: [TransitionPresentationStyle.push, .sheet]
  )
  func ownLayer(style: TransitionPresentationStyle) throws {
    flow.present(.note(1))
    let plan = try hall.plan(to: flow, presentationStyle: style)
    #expect(plan.note == nil)
    try hall.apply(plan)
    #expect(hall.visibleRoute.identifier == "note(1)")
  }

  @Test(
    "A flow that came with a flow of its own on its stack was said to be out of sight",
    arguments: [TransitionPresentationStyle.push, .sheet]
  )
  func ownSubflow(style: TransitionPresentationStyle) throws {
    flow.navigate(to: Hall("Inner"), presentationStyle: .push)
    let plan = try hall.plan(to: flow, presentationStyle: style)
    #expect(plan.note == nil)
    try hall.apply(plan)
    #expect(hall.visibleCoordinator.ownerName == "Inner")
  }

  @Test("A flow that comes into a tab that is not selected is out of sight")
  func unselected() throws {
    let (first, second) = (Hall("A"), Hall("B"))
    let tabs = TabCoordinator<HallRoute>(router: Router(initial: .hall))
    tabs.setTabs([first, second])
    flow.present(.note(1))
    let plan = try second.plan(to: flow, presentationStyle: .push)
    // Its layer is in front of all tabs, but the one that is selected would be under it.
    #expect(plan.note == nil)
    let other = try second.plan(to: Hall("Other"), presentationStyle: .push)
    #expect(other.note?.description.contains("app/tab 0 A") == true)
  }

  @Test(
    "A dismissal that waited in one hierarchy dismissed a sheet in another, to which it had gone"
  )
  func elsewhere() {
    final class Sheet: Hall {
      var isAsking = true

      override func dismissalVerdict(for reason: DismissalReason) -> DismissalVerdict {
        isAsking ? .ask(HallRoute.question) : .allow
      }
    }
    let (host, other) = (ModalHost("Host"), Hall("Other"))
    let sheet = Sheet("Sheet", root: .tall)
    host.addModalCoordinator(sheet)
    hall.addChild(host)
    host.navigate(to: HallRoute.tall)
    #expect(!(hall.pendingIntent != nil))
    host.dismissModal()
    #expect(hall.pendingIntent?.call == "dismissModal")
    sheet.isAsking = false
    var hasLeft = false
    hall.observe { event in
      guard !hasLeft, case .settled = event else { return }
      hasLeft = true
      other.addChild(host)
      host.navigate(to: HallRoute.tall)
    }
    hall.removeChild(host)
    #expect(other.children.first === host)
    #expect(host.presents(sheet), "it was presented again, and nobody dismissed it")
    #expect(hall.pendingIntent == nil)
  }

  @Test("An orchestrator that was started at another root said that it showed that, over its flow")
  func orchestrator() {
    let app = FlowOrchestrator<HallRoute>(router: Router(initial: .hall))
    let main = Hall("Main")
    #expect(app.startFlow(route: .item(1)))
    #expect(app.layers == ["base item(1)"])
    app.transitionToFlow(main, root: .item(2))
    main.navigate(toRoute: .item(3))
    #expect(!app.startFlow(route: .item(4)))
    #expect(app.unhandledErrors == [.flowCannotFinish(main.ownerPath)])
    #expect(app.layers == ["base hall > item(3)"])
    #expect(app.router.state.root == .item(2))
  }

  @Test("A modal that was started while it was not presented kept the root until nobody knew why")
  func hiddenModal() {
    let modal = Hall("Modal", root: .tall)
    hall.addModalCoordinator(modal)
    let log = EventLog(of: hall)
    #expect(modal.startFlow(route: .item(1)))
    #expect(modal.router.state.root == .tall)
    #expect(log.lines.contains("1   nothing to do: it shows nothing but its root"))
  }

  @Test("A modal that had started elsewhere was said to show the route for which it was presented")
  func startedModal() {
    let modal = Coordinator<HallRoute>(root: .tall)
    let host = ModalHost("Host")
    host.addModalCoordinator(modal)
    host.navigate(to: HallRoute.tall)
    modal.startFlow(route: .item(1))
    host.navigate(to: HallRoute.tall)
    #expect(host.layers == ["base hall", "sheet tall"])
  }

  @Test(
    "A plan that a guard redirects to a route of no coordinator promised that a flow might change"
  )
  func redirectedNowhere() {
    final class Gate: Coordinator<HallRoute> {
      override func navigationVerdict(on route: any Route) -> NavigationVerdict {
        route as? HallRoute == .item(1) ? .redirect(to: HallRoute.film) : .allow
      }
    }
    let gate = Gate(router: Router(initial: .hall))
    #expect(throws: FlowError.self) { try gate.plan(toRoute: .item(1)) }
  }
}

/// A host that shows one of its routes by a registered modal.
private final class ModalHost: Hall {
  override func navigationType(for route: any Route) -> NavigationType {
    route as? HallRoute == .tall ? .modal : .styled
  }
}
