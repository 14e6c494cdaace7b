import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// The virtual clock.
@MainActor
struct VirtualClockTests {
  private func app() -> StubCoordinator {
    let app = StubCoordinator(
      "home",
      handles: ["next"],
      modals: ["sheet": ModalDetentConfiguration(detents: [.medium])]
    )
    app.addModalCoordinator(StubCoordinator("sheet"))
    return app
  }

  @Test("Outside of the block everything is at its end, as on a stage without time")
  func settled() {
    let app = app()
    let stage = Stage(app)
    app.navigate(to: StubRoute("sheet"))
    let before = stage.renderTree
    stage.withoutSettling {
      app.dismissModal()
      stage.advance(by: 0.1)
      app.navigate(to: StubRoute("sheet"))
    }
    #expect(stage.renderTree == before)
    #expect(stage.transitions.isEmpty)
  }

  @Test("Inside, before any change, the tree is the settled one")
  func still() {
    let stage = Stage(app())
    let settled = stage.renderTree
    stage.withoutSettling {
      stage.advance(by: 3)
      #expect(stage.renderTree == settled)
    }
    #expect(stage.now == 3)
  }

  @Test("The clock advances by the given time, also outside, and never back")
  func clock() {
    let stage = Stage(app())
    for seconds in [0.5, -1, .nan, -.infinity, 0, .infinity, 0.25] { stage.advance(by: seconds) }
    #expect(stage.now == 0.75)
  }

  @Test("The block returns its result, and rethrows its error")
  func results() {
    let stage = Stage(app())
    #expect(stage.withoutSettling { 7 } == 7)
    #expect(throws: StageError.noWayBack(screen: "home")) {
      try stage.withoutSettling { () throws(StageError) in try stage.goBack() }
    }
    #expect(stage.transitions.isEmpty)
  }

  @Test("A transition has a progress")
  func transition() throws {
    let app = app()
    let stage = Stage(app)
    try stage.withoutSettling {
      app.navigate(to: StubRoute("sheet"))
      let begun = try #require(stage.transitions.first)
      #expect(begun.phase == .will)
      #expect(begun.progress == 0)
      stage.advance(by: 0.125)
      let running = try #require(stage.transitions.first)
      #expect(running.kind == .present)
      #expect(running.place == "sheet")
      #expect(running.phase == .during)
      #expect(running.elapsed == 0.125)
      #expect(running.duration == 0.5)
      #expect(running.progress == 0.25)
      #expect(!running.isInteractive)
      #expect(running.description == "present sheet during 0.25")
    }
  }

  @Test("The phases come in order of time, whatever the steps of the clock")
  func log() {
    for steps in [[2], [0.1, 0.1, 1.8], [0.35, 1.65]] {
      let app = app()
      let stage = Stage(app)
      stage.withoutSettling {
        app.navigate(to: StubRoute("next"))
        stage.advance(by: 0.05)
        app.navigate(to: StubRoute("sheet"))
        for step in steps { stage.advance(by: step) }
      }
      #expect(
        stage.transitionLog.map(\.description) == [
          "0 will push next", "0 during push next", "0.05 will present sheet",
          "0.05 during present sheet", "0.35 did push next", "0.55 did present sheet",
        ]
      )
    }
  }

  @Test("Settling ends what runs, and the clock stands at the end of it")
  func settle() {
    let app = app()
    let stage = Stage(app)
    stage.withoutSettling {
      app.navigate(to: StubRoute("sheet"))
      stage.advance(by: 0.1)
      stage.settle()
      #expect(stage.transitions.isEmpty)
      #expect(stage.now == 0.5)
      app.dismissModal()
      #expect(stage.transitions.map(\.kind) == [.dismiss])
    }
    #expect(stage.now == 1)
  }

  @Test("Tabs change without motion")
  func tabs() throws {
    let stage = Stage(
      StubTabs([StubCoordinator("one", tab: "One"), StubCoordinator("two", tab: "Two")])
    )
    try stage.withoutSettling {
      try stage.tap("Two")
      #expect(stage.transitions.isEmpty)
    }
    #expect(stage.transitionLog.map(\.description) == ["0 will tab two", "0 did tab two"])
  }

  @Test("Another flow is there at once")
  func flow() {
    let flows = StubFlows()
    flows.transitionToFlow(StubCoordinator("one"), root: "flows")
    let stage = Stage(flows)
    stage.withoutSettling {
      _ = flows.transitionToFlow(StubCoordinator("two"), root: "flows")
      #expect(stage.transitions.isEmpty)
    }
    #expect(stage.transitionLog.map(\.kind) == [.root, .root])
  }

  @Test("A rotation takes 0.3 seconds")
  func rotation() {
    let stage = Stage(app())
    stage.withoutSettling {
      stage.traits.orientation = .landscape
      #expect(stage.transitions.map(\.kind) == [.rotation])
      #expect(stage.transitions.map(\.duration) == [0.3])
      #expect(stage.renderTree.nodes[0].facts.first == Fact("transition", "rotation"))
    }
  }

  @Test(
    "The keyboard takes as long as on the platform",
    arguments: [(PlatformProfile.iOS18, 0.25), (.iOS26, 0.3833)]
  )
  func keyboard(platform: PlatformProfile, duration: Double) {
    let stage = Stage(app(), platform: platform)
    stage.withoutSettling {
      stage.traits.keyboard = .shown
      #expect(stage.transitions.map(\.duration) == [duration])
    }
  }

  @Test("A change of the text size is not a transition")
  func typeSize() {
    let stage = Stage(app())
    stage.withoutSettling {
      stage.traits.typeSize = .xxLarge
      #expect(stage.transitions.isEmpty)
    }
  }
}
