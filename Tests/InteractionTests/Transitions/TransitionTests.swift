import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Transitions at an instant.
@MainActor
struct TransitionTests {
  private let window = Rect(x: 0, y: 0, width: 393, height: 852)

  /// An app with a sheet of medium height, a cover, and screens to push.
  private func app() -> StubCoordinator {
    let app = StubCoordinator(
      "home",
      handles: ["next", "last"],
      modals: [
        "sheet": ModalDetentConfiguration(detents: [.medium, .large]),
        "cover": ModalDetentConfiguration(detents: [.fullscreen]),
      ]
    )
    app.addModalCoordinator(StubCoordinator("sheet"))
    app.addModalCoordinator(StubCoordinator("cover"))
    return app
  }

  private func frame(_ role: Role, in stage: Stage) -> Rect? {
    stage.renderTree.all(role).first?.frame
  }

  private func facts(_ node: RenderNode?) -> [String] {
    node?.facts.suffix(3).map { "\($0.key)=\($0.value)" } ?? []
  }

  @Test("A screen that was pushed and left in the same tick appeared, and its code began")
  func leftInTheSameTick() async {
    let changes: [@MainActor (StubCoordinator) -> Void] = [
      {
        $0.navigate(to: StubRoute("a")); $0.navigate(to: StubRoute("b"))
      },
      {
        $0.navigate(to: StubRoute("a")); $0.pop(); $0.navigate(to: StubRoute("b"))
      },
      {
        $0.navigate(to: StubRoute("a")); $0.popToRoot(); $0.navigate(to: StubRoute("b"))
      },
    ]
    for change in changes {
      let diary = Diary()
      let app = StubCoordinator("home", handles: ["a", "b"]) { route in
        TextBlock(route.identifier)
          .onAppear { diary.lines.append("appear \(route.identifier)") }
          .task { diary.lines.append("task \(route.identifier)") }
      }
      let stage = Stage(app)
      await stage.proceed()
      #expect(diary.take() == ["appear home", "task home"])
      stage.withoutSettling { change(app) }
      await stage.proceed()
      #expect(diary.take() == ["appear b", "task b"])
      #expect(stage.transitionLog.map(\.description).last == "0.35 did push b")
      #expect(stage.transitionFindings.isEmpty)
    }
  }

  @Test("A sheet comes up from the lower edge in half a second")
  func present() {
    let (app, stage) = staged()
    stage.withoutSettling {
      app.navigate(to: StubRoute("sheet"))
      // At rest its top is at 852 - 34 - 419.3333 = 398.6667, 453.3333 above the lower edge.
      #expect(frame(.sheet, in: stage)?.isClose(to: sheetFrame(top: 852)) == true)
      stage.advance(by: 0.125)
      #expect(frame(.sheet, in: stage)?.isClose(to: sheetFrame(top: 738.6667)) == true)
      stage.advance(by: 0.125)
      #expect(frame(.sheet, in: stage)?.isClose(to: sheetFrame(top: 625.3333)) == true)
      #expect(
        facts(stage.renderTree.all(.sheet).first)
          == ["transition=present", "phase=during", "progress=0.5"]
      )
      stage.advance(by: 0.25)
      #expect(frame(.sheet, in: stage)?.isClose(to: sheetFrame(top: 398.6667)) == true)
    }
  }

  @Test("The content of a sheet comes up with it")
  func presentContent() throws {
    let (app, stage) = staged()
    app.navigate(to: StubRoute("sheet"))
    let rest = try #require(stage.renderTree.all(.text).last?.frame?.minY)
    app.dismissModal()
    stage.withoutSettling {
      app.navigate(to: StubRoute("sheet"))
      stage.advance(by: 0.25)
      let moved = stage.renderTree.all(.text).last?.frame?.minY
      #expect(moved.map { abs($0 - rest - 226.6667) < 0.001 } == true)
    }
  }

  @Test("A sheet that goes is still seen, and out of reach, until it has gone")
  func dismiss() throws {
    let (app, stage) = staged()
    app.navigate(to: StubRoute("sheet"))
    try stage.withoutSettling {
      app.dismissModal()
      stage.advance(by: 0.25)
      #expect(app.visibleRoute.identifier == "home")
      let sheet = try #require(stage.renderTree.all(.sheet).first)
      #expect(sheet.frame?.isClose(to: sheetFrame(top: 625.3333)) == true)
      #expect(sheet.flags == .inert)
      #expect(facts(sheet) == ["transition=dismiss", "phase=during", "progress=0.5"])
      stage.advance(by: 0.25)
      #expect(stage.renderTree.all(.sheet).isEmpty)
    }
  }

  @Test("Under a cover that comes up the screen below is seen until the end")
  func cover() {
    let (app, stage) = staged()
    stage.withoutSettling {
      app.navigate(to: StubRoute("cover"))
      stage.advance(by: 0.25)
      #expect(stage.screen("home")?.frame == window)
      #expect(frame(.cover, in: stage) == Rect(x: 0, y: 426, width: 393, height: 852))
      #expect(stage.renderTree.words == ["home", "cover"])
      stage.advance(by: 0.25)
      #expect(stage.screen("home")?.frame == nil)
    }
  }

  @Test("A pushed screen comes from the right, and the one below moves 0.3 of its width")
  func push() {
    let (app, stage) = staged()
    stage.withoutSettling {
      app.navigate(to: StubRoute("next"))
      stage.advance(by: 0.175)
      #expect(stage.screen("next")?.frame?.minX == 196.5)
      // 0.5 x 0.3 x 393.
      #expect(abs((stage.screen("home")?.frame?.minX ?? 0) + 58.95) < 1e-9)
      #expect(
        facts(stage.screen("next"))
          == ["transition=push", "phase=during", "progress=0.5"]
      )
      #expect(stage.renderTree.all(.stack).count == 1)
      stage.advance(by: 0.175)
      #expect(stage.screen("next")?.frame?.minX == 0)
      #expect(stage.screen("home")?.flags == .covered)
    }
  }

  @Test("A popped screen goes to the right, over the one that comes back")
  func pop() {
    let (app, stage) = staged()
    app.navigate(to: StubRoute("next"))
    stage.withoutSettling {
      app.pop()
      stage.advance(by: 0.0875)
      #expect(stage.renderTree.all(.screen).map(\.route) == ["home", "next"])
      // A quarter of the way: 98.25, and 0.3 x 294.75 to the left.
      #expect(stage.screen("next")?.frame?.minX == 98.25)
      #expect(abs((stage.screen("home")?.frame?.minX ?? 0) + 88.425) < 1e-9)
      stage.advance(by: 1)
      #expect(stage.renderTree.all(.screen).map(\.route) == ["home"])
    }
  }

  @Test("On the way to the root only the top screen is seen to go")
  func popToRoot() {
    let (app, stage) = staged()
    app.navigate(to: StubRoute("next"))
    app.navigate(to: StubRoute("last"))
    stage.withoutSettling {
      app.popToRoot()
      stage.advance(by: 0.1)
      #expect(stage.renderTree.all(.screen).map(\.route) == ["home", "last"])
      #expect(stage.transitions.map(\.place) == ["last"])
    }
  }

  @Test("In a right-to-left language a pushed screen comes from the left")
  func rightToLeft() {
    let (app, stage) = staged()
    stage.traits.direction = .rightToLeft
    stage.withoutSettling {
      app.navigate(to: StubRoute("next"))
      stage.advance(by: 0.175)
      #expect(stage.screen("next")?.frame?.minX == -196.5)
      #expect(abs((stage.screen("home")?.frame?.minX ?? 0) - 58.95) < 1e-9)
    }
  }

  @Test("With Reduce Motion screens and surfaces fade where they are")
  func reducedMotion() throws {
    let (app, stage) = staged()
    stage.traits.reducesMotion = true
    try stage.withoutSettling {
      app.navigate(to: StubRoute("next"))
      stage.advance(by: 0.0875)
      let (next, home) = try (#require(stage.screen("next")), #require(stage.screen("home")))
      #expect(next.frame == window)
      #expect(home.frame == window)
      #expect(next.facts.last == Fact("opacity", "0.25"))
      #expect(home.facts.last == Fact("opacity", "0.75"))
      stage.settle()
      app.navigate(to: StubRoute("sheet"))
      stage.advance(by: 0.25)
      let sheet = try #require(stage.renderTree.all(.sheet).first)
      #expect(sheet.frame?.isClose(to: sheetFrame(top: 398.6667)) == true)
      #expect(sheet.facts.last == Fact("opacity", "0.5"))
    }
  }

  @Test("A sheet springs to another height, its lower edge where it is")
  func detent() throws {
    let (app, stage) = staged()
    app.navigate(to: StubRoute("sheet"))
    try stage.withoutSettling {
      try stage.dragSheet(to: .large)
      stage.advance(by: 0.1)
      // From 398.6667 to 852 - 34 - 748.3333 = 69.6667, 0.545003502 of the way.
      let frame = Rect(x: 0, y: 219.3605, width: 393, height: 632.6395)
      #expect(self.frame(.sheet, in: stage)?.isClose(to: frame) == true)
      #expect(stage.transitions.map(\.kind) == [.detent])
      stage.advance(by: 0.5)
      #expect(stage.transitions.isEmpty)
    }
  }

  @Test("A sheet that is dismissed on its way up goes down from where it is")
  func turnedBack() {
    let (app, stage) = staged()
    stage.withoutSettling {
      app.navigate(to: StubRoute("sheet"))
      stage.advance(by: 0.2)
      app.dismissModal()
      // 0.4 of 453.3333 above the lower edge, and as much of half a second to go.
      #expect(frame(.sheet, in: stage)?.isClose(to: sheetFrame(top: 670.6667)) == true)
      #expect(stage.transitions.first.map { abs($0.duration - 0.2) < 1e-9 } == true)
      stage.advance(by: 0.1)
      #expect(frame(.sheet, in: stage)?.isClose(to: sheetFrame(top: 761.3333)) == true)
      stage.advance(by: 0.1)
      #expect(stage.renderTree.all(.sheet).isEmpty)
    }
    #expect(
      stage.transitionLog.map(\.description) == [
        "0 will present sheet", "0 during present sheet", "0.2 cancelled present sheet",
        "0.2 will dismiss sheet", "0.2 during dismiss sheet", "0.4 did dismiss sheet",
      ]
    )
  }

  @Test("Of several surfaces that go at once the platform moves the top one")
  func dismissAll() {
    let app = StubCoordinator(
      "home",
      modals: ["sheet": ModalDetentConfiguration(detents: [.large])]
    )
    let sheet = StubCoordinator(
      "sheet",
      modals: ["second": ModalDetentConfiguration(detents: [.medium])]
    )
    sheet.addModalCoordinator(StubCoordinator("second"))
    app.addModalCoordinator(sheet)
    app.navigate(to: StubRoute("sheet"))
    sheet.navigate(to: StubRoute("second"))
    let stage = Stage(app)
    stage.withoutSettling {
      app.dismissModal()
      stage.advance(by: 0.25)
      #expect(stage.renderTree.all(.sheet).map(\.route) == ["second"])
    }
    #expect(
      stage.transitionLog.map(\.description) == [
        "0 will dismiss second", "0 will dismiss sheet", "0 did dismiss sheet",
        "0 during dismiss second", "0.5 did dismiss second",
      ]
    )
  }

  private func sheetFrame(top: Double) -> Rect {
    Rect(x: 0, y: top, width: 393, height: 453.3333)
  }

  private func staged() -> (app: StubCoordinator, stage: Stage) {
    let app = app()
    return (app, Stage(app))
  }
}

extension Stage {
  /// The screen that shows `route`.
  fileprivate func screen(_ route: String) -> RenderNode? {
    renderTree.all(.screen).last { $0.route == route }
  }
}
