import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Layers of coordinators, over time.
@MainActor
struct LayerTimeTests {
  private let home = StubCoordinator("home")

  private let overlay = TransitionPresentationStyle.custom(
    transition: .opacity,
    animation: .linear(duration: 0.5)
  )

  private func log(_ stage: Stage) -> [String] { stage.transitionLog.map(\.description) }

  /// The opacity of the front layer; `nil` where none is printed.
  private func opacity(_ stage: Stage) -> String? {
    stage.renderTree.nodes.last { $0.role == .overlay }?.facts.first { $0.key == "opacity" }?.value
  }

  @Test(
    "A custom layer without animation is there at once; with one it is seen at its start, middle and end"
  )
  func startMiddleEnd() {
    let stage = Stage(home)
    stage.withoutSettling {
      home.present("note", presentationStyle: overlay, animated: false)
      #expect(stage.transitions.isEmpty)
      #expect(opacity(stage) == nil)
      home.dismiss(animated: false)
      home.present("note", presentationStyle: overlay)
      #expect(opacity(stage) == "0")
      stage.advance(by: 0.25)
      #expect(opacity(stage) == "0.5")
      stage.advance(by: 0.25)
      #expect(opacity(stage) == nil)
      #expect(stage.transitions.isEmpty)
    }
  }

  @Test(
    "Back took a quarter of a second of waiting: it is done at once, and played in virtual time"
  )
  func pop() async throws {
    home.navigate(toRoute: "next")
    let stage = Stage(home)
    stage.run { [home] in
      await home.transition { home.pop() }
    }
    await stage.proceed()
    #expect(home.router.state.stack.isEmpty)
    #expect(stage.now == 0)
    try await stage.finish()
    #expect(log(stage) == ["0 will pop next", "0 during pop next", "0.35 did pop next"])
  }

  @Test("A sheet and an overlay that are dismissed have the same phases, whatever their style")
  func phases() {
    let styles: [TransitionPresentationStyle] = [
      .sheet, .fullScreenCover, .detents([.medium]), overlay,
      .custom(transition: .slide, animation: .linear(duration: 0.5), fullScreen: true),
    ]
    for style in styles {
      home.present("layer", presentationStyle: style)
      let stage = Stage(home)
      stage.withoutSettling {
        home.dismiss()
        #expect(home.router.state.presentations.isEmpty)
        stage.advance(by: 0.5)
      }
      #expect(
        log(stage) == ["0 will dismiss layer", "0 during dismiss layer", "0.5 did dismiss layer"]
      )
    }
  }

  @Test(
    "Closing a flow waited for ever for a screen to disappear: the wait ends with the transition"
  )
  func finish() async throws {
    let flow = StubCoordinator("flow")
    home.navigate(to: flow, presentationStyle: .sheet)
    let stage = Stage(home)
    var end = -1.0
    stage.run { [home] in
      await home.transition { flow.finishFlow() }
      end = stage.now
    }
    await stage.proceed()
    #expect(flow.parent == nil)
    #expect(stage.transitions.map(\.description) == ["dismiss flow will 0"])
    try await stage.finish()
    #expect(end == 0.5)
  }

  @Test("One call without animation switched it off for the next: only that one is over at once")
  func oneCall() {
    let stage = Stage(home)
    stage.withoutSettling {
      home.navigate(toRoute: "a", animated: false)
      #expect(stage.transitions.isEmpty)
      home.navigate(toRoute: "b")
      #expect(stage.transitions.map(\.description) == ["push b will 0"])
    }
  }

  @Test("Restart took the layers one after the other: they go as one, and nothing is up at the end")
  func restart() {
    home.navigate(toRoute: "next")
    for name: StubRoute in ["a", "b", "c"] { home.present(name) }
    let stage = Stage(home)
    stage.withoutSettling {
      home.restart()
      stage.advance(by: 0.5)
      #expect(stage.transitions.isEmpty)
    }
    // Only the top one is seen to move; those between are gone at once.
    #expect(
      log(stage) == [
        "0 will dismiss c", "0 will dismiss b", "0 did dismiss b", "0 will dismiss a",
        "0 did dismiss a", "0 will pop next", "0 during dismiss c", "0 during pop next",
        "0.35 did pop next", "0.5 did dismiss c",
      ]
    )
    #expect(stage.surfaces.count == 1)
    #expect(stage.transitionFindings.isEmpty)
  }

  @Test("A layer's onAppear is called once, as its transition begins")
  func appears() {
    var count = 0
    let home = StubCoordinator("home") { route in
      TextBlock(route.identifier).onAppear { if route == "layer" { count += 1 } }
    }
    let stage = Stage(home)
    stage.withoutSettling {
      home.present("layer", presentationStyle: overlay)
      #expect(count == 1)
      for _ in 0..<5 {
        stage.advance(by: 0.125)
        _ = stage.renderTree
      }
    }
    #expect(count == 1)
  }

  @Test(
    "A flow that went before anyone waited for it was waited for without end: its outcome comes"
  )
  func sameTick() async throws {
    let stage = Stage(home)
    let flow = Picking("picking")
    var end = ""
    home.observe { event in
      // It is gone again in the tick in which it came.
      if case .settled = event, flow.parent != nil { flow.finishFlow(with: "at once") }
    }
    stage.run { [home] in
      if case .finished(let words) = await home.outcome(of: flow) { end = words }
    }
    try await stage.finish()
    #expect(end == "at once")
  }
}

private final class Picking: Coordinator<StubRoute>, FlowWithOutcome {
  typealias Outcome = String

  init(_ root: StubRoute) {
    super.init(router: Router(initial: root, factory: StubFactory { TextBlock($0.identifier) }))
  }
}
