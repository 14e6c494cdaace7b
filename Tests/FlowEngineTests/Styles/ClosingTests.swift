import FlowEngine
import Testing

/// Closing, dismissing and finishing.
@MainActor
struct ClosingTests {
  private let hall = Hall("App")

  // MARK: - Layers

  @Test("Closing takes a layer first, else the top screen, else nothing, and the log says why")
  func close() {
    let log = EventLog(of: hall)
    hall.navigate(toRoute: .item(1))
    hall.present(.note(1))
    hall.close()
    #expect(hall.layers == ["base hall > item(1)"])
    hall.close()
    #expect(hall.layers == ["base hall"])
    #expect(!hall.close())
    #expect(log.lines.contains("5   nothing to do: nothing is presented or pushed"))
  }

  @Test("A second dismissal in the same breath took an emptied place: each takes a layer")
  func twice() {
    for number in 1...3 { hall.present(.note(number)) }
    hall.dismiss()
    hall.dismiss()
    #expect(hall.layers == ["base hall", "sheet note(1) of app"])
    hall.close()
    #expect(!hall.dismiss())
    #expect(hall.layers == ["base hall"])
    #expect(hall.journal.count == 3)
  }

  @Test("A root that restarts dismisses every layer, the top one first")
  func lower() {
    for number in 1...3 { hall.present(.note(number)) }
    let lowest = hall.router.state.presentations[0].owner
    #expect(lowest.description == "app/screen note(1)")
    hall.restart()
    #expect(hall.journal == ["note(3)", "note(2)", "note(1)"].map { "\($0) gone: call" })
    #expect(hall.layers == ["base hall"])
  }

  @Test("A root that restarts shows nothing but its root, and says so if it did already")
  func restart() throws {
    let log = EventLog(of: hall)
    hall.navigate(toRoute: .item(1))
    hall.present(.film)
    let plan = try hall.planToRestart()
    #expect(plan.steps.count == 2)
    hall.restart()
    #expect(hall.layers == ["base hall"])
    hall.restart()
    #expect(log.lines.contains("4   nothing to do: it shows nothing but its root"))
  }

  @Test(
    "Root tabs that restarted or finished kept what was pushed in their tabs, which now go to their roots",
    arguments: [true, false]
  )
  func rootTabs(restarts: Bool) {
    let tabs = TabCoordinator(router: Router(initial: HallRoute.hall))
    let halls = [Hall("First"), Hall("Second")]
    tabs.setTabs(halls)
    for hall in halls { hall.navigate(toRoute: .item(1)) }
    tabs.switchToTab(1)
    halls[1].present(.note(1))
    #expect(restarts ? tabs.restart() : tabs.finishFlow())
    #expect(halls.map(\.router.state.currentRoute) == [.hall, .hall])
    #expect(tabs.selectedCoordinator === halls[1])
    #expect(tabs.layers == ["base tabs of app"])
  }

  @Test("Dismissing a detour leaves the plain screen below it")
  func otherKinds() {
    let detour = Hall("Detour")
    hall.present(.note(1))
    hall.presentDetour(detour, presenting: .hall)
    hall.dismissDetour()
    #expect(hall.layers == ["base hall", "sheet note(1) of app"])
  }

  // MARK: - Guards

  @Test("A host keeps a plain screen")
  func kept() {
    hall.present(.note(1))
    hall.verdicts[.note(1)] = .refuse(reason: "it is not saved")
    #expect(!hall.dismiss())
    #expect(hall.layers == ["base hall", "sheet note(1) of app"])
  }

  @Test("A question about a plain screen comes over it, and the dismissal is resumed")
  func question() {
    hall.present(.note(1))
    hall.verdicts[.note(1)] = .ask(HallRoute.question)
    hall.dismiss()
    #expect(hall.layers == ["base hall", "sheet note(1) of app", "sheet question of app"])
    hall.verdicts[.note(1)] = .allow
    hall.dismiss()
    #expect(hall.layers == ["base hall"])
  }

  @Test(
    "A question before any screen goes came a second time with each call, and could not be dismissed"
  )
  func questionOfAnyScreen() {
    hall.present(.note(1))
    for route in [HallRoute.note(1), .question] { hall.verdicts[route] = .ask(HallRoute.question) }
    hall.dismiss()
    #expect(hall.layers == ["base hall", "sheet note(1) of app", "sheet question of app"])
    // The waiting call is planned again after it, and asks what it asked before.
    hall.navigate(to: HallRoute.question)
    #expect(hall.layers == ["base hall", "sheet note(1) of app", "sheet question of app"])
    hall.dismiss()
    #expect(hall.layers == ["base hall", "sheet note(1) of app"])
  }

  @Test("A question that is in front came a second time with another call")
  func questionInFront() {
    hall.present(.note(1))
    hall.verdicts[.note(1)] = .ask(HallRoute.question)
    hall.dismiss()
    hall.restart()
    #expect(hall.layers == ["base hall", "sheet note(1) of app", "sheet question of app"])
    #expect(hall.pendingIntent?.call == "restart")
    hall.verdicts[.note(1)] = .allow
    hall.dismiss()
    #expect(hall.layers == ["base hall"])
  }

  // MARK: - Subflows

  @Test("A flow that is brought along is started once, and is a sheet with a stack of its own")
  func brought() {
    let flow = Hall("Flow")
    flow.startsAt = .item(5)
    #expect(hall.navigate(to: flow, presentationStyle: .sheet))
    #expect(hall.layers == ["base hall", "sheet item(5)"])
    #expect(flow.ownerPath.description == "app/subflow Flow")
    #expect(flow.presentationContext == .modal)
    flow.navigate(toRoute: .item(6))
    #expect(hall.layers == ["base hall", "sheet item(5) > item(6)"])
    #expect(flow.journal == ["start"])
  }

  @Test("A flow that was called before it was brought along made planning endless")
  func calledBefore() {
    let flow = Hall("Flow")
    flow.navigate(toRoute: .item(1))
    hall.navigate(toRoute: .item(2))
    hall.navigate(to: flow)
    #expect(hall.layers == ["base hall > item(2) > hall > item(1)"])
  }

  @Test("A pushed flow is on the presenter's stack, and a child for as long as it is there")
  func pushed() {
    let flow = Hall("Flow")
    hall.navigate(toRoute: .item(1))
    hall.navigate(to: flow, presentationStyle: .push)
    flow.navigate(toRoute: .item(2))
    #expect(hall.layers == ["base hall > item(1) > hall > item(2)"])
    #expect(flow.presentationContext == .pushed)
    #expect(hall.children.first === flow)
    hall.pop()
    hall.pop()
    #expect(hall.layers == ["base hall > item(1)"])
    #expect(hall.children.isEmpty)
    #expect(flow.parent == nil)
  }

  @Test(
    "A flow that finishes leaves with what lies over it, and is freed",
    arguments: [TransitionPresentationStyle.push, .sheet, .fullScreenCover]
  )
  func finish(style: TransitionPresentationStyle) {
    weak var freed: Hall?
    do {
      let flow = Hall("Flow")
      freed = flow
      hall.navigate(toRoute: .item(1))
      hall.navigate(to: flow, presentationStyle: style)
      flow.present(.note(1))
      #expect(flow.finishFlow())
    }
    #expect(hall.layers == ["base hall > item(1)"])
    #expect(hall.children.isEmpty)
    #expect(freed == nil)
  }

  @Test("Finishing a flow closed whatever was on top instead: siblings above it on the stack stay")
  func between() {
    let (lower, upper) = (Hall("Lower"), Hall("Upper"))
    hall.navigate(to: lower, presentationStyle: .push)
    lower.navigate(toRoute: .item(1))
    hall.navigate(to: upper, presentationStyle: .push)
    #expect(hall.layers == ["base hall > hall > item(1) > hall"])
    lower.finishFlow()
    #expect(hall.layers == ["base hall > hall"])
    #expect(hall.children.first === upper)
  }

  @Test("A flow that was finished already popped an unrelated screen: nothing else moves")
  func finishedTwice() {
    let flow = Hall("Flow")
    hall.navigate(to: flow)
    flow.finishFlow()
    hall.navigate(toRoute: .item(1))
    #expect(flow.finishFlow())
    #expect(hall.layers == ["base hall > item(1)"])
  }

  @Test("A flow that has an owner is refused, and nothing changes")
  func owned() {
    let flow = Hall("Flow")
    Hall("Other").addChild(flow)
    let owner = Hall("Owner")
    owner.addChild(flow)
    #expect(throws: FlowError.self) { try hall.perform(to: flow) }
    #expect(throws: FlowError.self) { try hall.perform(to: hall) }
    #expect(hall.layers == ["base hall"])
  }

  @Test("A tab that finishes finishes its tab coordinator; the flow of an orchestrator cannot")
  func containers() throws {
    let tab = Hall("Tab")
    let tabs = TabCoordinator<HallRoute>(router: Router(initial: .hall))
    tabs.addChild(tab)
    hall.navigate(to: tabs, presentationStyle: .sheet)
    tab.finishFlow()
    #expect(hall.layers == ["base hall"])

    let app = FlowOrchestrator<HallRoute>(router: Router(initial: .hall))
    let flow = Hall("Main")
    app.transitionToFlow(flow, root: .hall)
    #expect(throws: FlowError.flowCannotFinish(flow.ownerPath)) { try flow.planToFinish() }
    #expect(!flow.finishFlow())
  }

  @Test("A detour and a root finish, too")
  func others() {
    let detour = Hall("Detour")
    hall.navigate(toRoute: .item(1))
    hall.presentDetour(detour, presenting: .hall)
    detour.finishFlow()
    #expect(hall.layers == ["base hall > item(1)"])
    #expect(detour.journal == ["gone: finished"])
    hall.finishFlow()
    #expect(hall.layers == ["base hall"])
  }

  @Test("A flow is forced over whatever is visible")
  func forced() throws {
    let detour = Hall("Detour")
    hall.presentDetour(detour, presenting: .hall)
    let flow = Hall("Flow")
    try flow.forcePresentation(rootCoordinator: hall)
    #expect(hall.layers == ["base hall", "cover hall", "sheet hall"])
    #expect(flow.parent === detour)
  }

  @Test("Neither of two flows was cleaned up when the lower one's sheet went: both leave")
  func lowerOfTwo() {
    let (first, second) = (Hall("First"), Hall("Second"))
    hall.navigate(to: first, presentationStyle: .sheet)
    hall.navigate(to: second, presentationStyle: .detents([.medium]))
    #expect(hall.composition.surfaces.count == 3)
    first.finishFlow()
    #expect(hall.layers == ["base hall"])
    #expect(first.parent == nil && second.parent == nil)
    #expect(second.journal == ["start", "gone: finished"])
  }

  @Test("A flow that waited to finish, and went meanwhile, finishes nothing else")
  func finishWaits() {
    let flow = Hall("Flow")
    hall.navigate(toRoute: .item(1))
    hall.navigate(to: flow, presentationStyle: .sheet)
    flow.present(.note(1))
    flow.verdicts[.note(1)] = .ask(HallRoute.question)
    flow.finishFlow()
    #expect(hall.composition.surfaces.count == 4)
    flow.verdicts = [:]
    hall.dismiss()
    #expect(hall.layers == ["base hall > item(1)"])
    #expect(flow.layers == ["base hall"])
  }
}
