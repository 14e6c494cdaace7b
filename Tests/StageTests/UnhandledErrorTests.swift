import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// How long an error without a handler is shown.
@MainActor
struct UnhandledErrorTests {
  private func codes(_ stage: Stage) -> [FindingCode] { stage.renderTree.findings.map(\.code) }

  @Test("An error stood in every later snapshot; it goes when a call succeeds")
  func goes() {
    let app = StubCoordinator("home", handles: ["next"])
    let stage = Stage(app)
    app.navigate(to: StubRoute("nowhere"))
    #expect(codes(stage) == [.unhandledError])
    #expect(codes(stage) == [.unhandledError])
    app.navigate(to: StubRoute("elsewhere"))
    #expect(codes(stage) == [.unhandledError, .unhandledError])
    app.navigate(to: StubRoute("next"))
    #expect(codes(stage).isEmpty)
    #expect(app.unhandledErrors.count == 2)
  }

  @Test("It goes with a call that succeeds and changes nothing, too")
  func withoutChange() {
    let app = StubCoordinator("home", handles: ["next"])
    let stage = Stage(app)
    app.navigate(to: StubRoute("next"))
    app.navigate(to: StubRoute("nowhere"))
    #expect(codes(stage) == [.unhandledError])
    #expect(app.navigate(to: StubRoute("next")))
    #expect(codes(stage).isEmpty)
  }

  @Test("What is shown does not depend on whether the stage was asked before")
  func looking() {
    func findings(looking: Bool) -> [[FindingCode]] {
      let app = StubCoordinator("home", handles: ["next", "broken"]) {
        $0 == "broken" ? nil : TextBlock("a")
      }
      let stage = Stage(app)
      var found: [[FindingCode]] = []
      for step in ["broken", "nowhere", "next", "pop", "nowhere", "pop", "broken"] {
        if step == "pop" { app.pop() } else { app.navigate(to: StubRoute(step)) }
        if looking { _ = stage.renderTree }
        found.append(looking ? codes(stage) : [])
      }
      return found.suffix(1) + [codes(stage)]
    }
    #expect(findings(looking: true).last == findings(looking: false).last)
    #expect(findings(looking: true).last == [.unhandledError])
  }

  @Test("A screen that cannot be built is a finding for as long as its placeholder is seen")
  func placeholder() {
    let app = StubCoordinator("home", handles: ["broken", "next"]) {
      $0 == "broken" ? nil : TextBlock("a")
    }
    let stage = Stage(app)
    app.navigate(to: StubRoute("broken"))
    #expect(codes(stage) == [.unhandledError])
    app.navigate(to: StubRoute("next"))
    #expect(codes(stage).isEmpty)
    app.pop()
    #expect(codes(stage) == [.unhandledError])
    #expect(app.unhandledErrors.count == 1)
  }

  @Test("An error of a call that an observer makes is shown, although the call before it succeeded")
  func observers() {
    let app = StubCoordinator("home", handles: ["next"])
    let stage = Stage(app)
    var isFirst = true
    let token = app.observe { [unowned app] _ in
      guard isFirst else { return }
      isFirst = false
      app.navigate(to: StubRoute("nowhere"))
      app.pop()
    }
    app.navigate(to: StubRoute("next"))
    #expect(codes(stage) == [.unhandledError])
    app.navigate(to: StubRoute("next"))
    #expect(codes(stage).isEmpty)
    _ = token
  }

  @Test("After errors were forgotten inside of a call, those that came later were not shown")
  func forgottenInside() {
    let app = StubCoordinator("home", handles: ["next"])
    let stage = Stage(app)
    app.navigate(to: StubRoute("nowhere"))
    app.navigate(to: StubRoute("elsewhere"))
    let token = app.observe { [unowned app] _ in app.clearUnhandledErrors() }
    app.navigate(to: StubRoute("next"))
    withExtendedLifetime(token) {}
    app.navigate(to: StubRoute("nowhere"))
    #expect(codes(stage) == [.unhandledError])
  }

  @Test("An error that came after others were forgotten in the same call was taken for a past one")
  func forgottenAndNew() {
    let app = StubCoordinator("home", handles: ["next"])
    let stage = Stage(app)
    app.navigate(to: StubRoute("nowhere"))
    var isFirst = true
    let token = app.observe { [unowned app] _ in
      guard isFirst else { return }
      isFirst = false
      app.clearUnhandledErrors()
      app.navigate(to: StubRoute("elsewhere"))
    }
    app.navigate(to: StubRoute("next"))
    withExtendedLifetime(token) {}
    #expect(codes(stage) == [.unhandledError])
    #expect(app.unhandledErrors.count == 1)
  }

  @Test("An error that a call had followed was shown again after its hierarchy was adopted")
  func adopted() {
    let app = StubCoordinator("home")
    let part = StubCoordinator("part", handles: ["next"])
    part.navigate(to: StubRoute("nowhere"))
    part.navigate(to: StubRoute("next"))
    let stage = Stage(app)
    app.addChild(part)
    #expect(codes(stage).isEmpty)
    #expect(app.unhandledErrors.count == 1)
  }

  /// A coordinator whose sheet stays.
  private final class Kept: Coordinator<StubRoute> {
    init() { super.init(router: Router(initial: "sheet", factory: StubFactory { _ in Fill() })) }
    override func dismissalVerdict(for reason: DismissalReason) -> DismissalVerdict {
      .refuse(reason: "there is something to save")
    }
  }

  @Test("A sheet that its guard keeps up when a finger drags it was reported as an unhandled error")
  func refusedDismissal() throws {
    let app = StubCoordinator(
      "home",
      modals: ["sheet": ModalDetentConfiguration(detents: [.medium])]
    )
    app.addModalCoordinator(Kept())
    app.navigate(to: StubRoute("sheet"))
    let stage = Stage(app)
    try stage.swipeSheetAway()
    #expect(stage.sheets.count == 1)
    #expect(app.unhandledErrors.count == 1)
    #expect(codes(stage).isEmpty)
  }
}
