import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Fingers on layers of coordinators.
@MainActor
struct LayerFingerTests {
  private let home = StubCoordinator("home") { _ in Closable() }

  private func flow(_ name: StubRoute) -> StubCoordinator {
    StubCoordinator(name) { _ in Closable() }
  }

  /// The surfaces that a log has seen leave, in order.
  private func dismissed(_ log: EventLog) -> [String] {
    log.entries.compactMap {
      if case .dismissed(let owner, let reason) = $0.event { "\(owner): \(reason)" } else { nil }
    }
  }

  /// What two sheets show, the lower one first.
  enum Pair: CaseIterable { case twoScreens, screenUnderFlow, flowUnderScreen, twoFlows }

  @Test(
    "The lower sheet stayed up when its button was pressed after the upper one was swiped away",
    arguments: Pair.allCases
  )
  func closeAfterSwipe(pair: Pair) throws {
    if pair == .twoScreens || pair == .screenUnderFlow {
      home.present("lower")
    } else {
      home.navigate(to: flow("lower"))
    }
    if pair == .twoScreens || pair == .flowUnderScreen {
      home.present("upper")
    } else {
      home.navigate(to: flow("upper"))
    }
    let log = EventLog(of: home)
    let stage = Stage(home)
    #expect(stage.sheets.count == 2)
    try stage.swipeSheetAway()
    #expect(stage.topScreen?.route.identifier == "lower")
    try stage.tap("Close")
    #expect(stage.topScreen?.route.identifier == "home")
    #expect(home.router.state.presentations == [])
    #expect(dismissed(log).count == 2)
  }

  @Test("A flow whose sheet is swiped away is finished by that: it is told once, and freed")
  func swipedFlow() throws {
    final class Probe { weak var flow: AnyCoordinator? }
    let probe = Probe()
    do {
      let flow = flow("flow")
      probe.flow = flow
      home.navigate(to: flow)
    }
    let log = EventLog(of: home)
    let stage = Stage(home)
    try stage.swipeSheetAway()
    #expect(dismissed(log) == ["app/subflow flow: gesture"])
    #expect(probe.flow == nil)
    #expect(stage.topScreen?.route.identifier == "home")
  }

  @Test("Of two flows that were swiped away the first stayed the one in front: neither is left")
  func twoFlows() throws {
    let flows = [flow("first"), flow("second")]
    for flow in flows { home.navigate(to: flow) }
    let stage = Stage(home)
    try stage.swipeSheetAway()
    #expect(home.visibleCoordinator === flows[0])
    try stage.swipeSheetAway()
    #expect(home.visibleCoordinator === home)
    #expect(flows.allSatisfy { $0.parent == nil })
  }

  @Test("A swipe from the edge takes one screen, and with its root a pushed flow")
  func swipeBack() throws {
    let flow = flow("flow")
    home.navigate(toRoute: "next")
    home.navigate(to: flow, presentationStyle: .push)
    flow.navigate(toRoute: "last")
    let stage = Stage(home)
    try stage.swipeBack()
    #expect(stage.topScreen?.route.identifier == "flow")
    try stage.swipeBack()
    #expect(stage.topScreen?.route.identifier == "next")
    #expect(flow.parent == nil)
    try stage.swipeBack()
    #expect(stage.topScreen?.route.identifier == "home")
  }

  @Test("A plain sheet did not say at which height it was left: its coordinator knows")
  func restingHeight() throws {
    home.present("note", presentationStyle: .detents([.medium, .height(300)]))
    let stage = Stage(home)
    #expect(stage.sheet?.height == 300)
    #expect(stage.sheet?.showsIndicator == true)
    try stage.dragSheet(to: .medium)
    #expect(home.router.state.modalDetentConfiguration?.selectedDetent == .medium)
    // 0.56 x 749 = 419.44, to the nearest pixel at 3x.
    #expect(stage.sheet?.height == 1258.0 / 3)
  }

  /// A screen that closes itself: the flow that it belongs to, or itself where it is a plain one.
  private struct Closable: Element {
    @Inherited(\.coordinator) private var coordinator

    var body: some Element {
      PushButton("Close") {
        guard let coordinator else { return }
        if coordinator.parent == nil { coordinator.dismiss() } else { coordinator.finishFlow() }
      }
      .buttonStyle(.bordered)
    }
  }
}
