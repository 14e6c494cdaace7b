import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// `dismiss` belongs to one screen, whenever it is called.
@MainActor
struct ScreenDismissalTests {
  /// What screens have kept when they appeared.
  @MainActor
  private final class Box {
    var dismissals: [String: LeaveAction] = [:]
  }

  private struct Keeping: Element {
    let name: String
    let box: Box
    @Inherited(\.dismiss) private var dismiss

    var body: some Element {
      PushButton("Leave twice") {
        dismiss()
        dismiss()
      }
      .onAppear { box.dismissals[name] = dismiss }
    }
  }

  private let box = Box()

  private func app() -> StubCoordinator {
    let box = box
    let app = StubCoordinator(
      "root",
      handles: ["1", "2", "3", "4"],
      modals: ["first": ModalDetentConfiguration(), "second": ModalDetentConfiguration()]
    ) { Keeping(name: $0.identifier, box: box) }
    for name in ["first", "second"] {
      app.addModalCoordinator(
        StubCoordinator(StubRoute(name)) { Keeping(name: $0.identifier, box: box) }
      )
    }
    return app
  }

  private func stage(showing routes: StubRoute...) -> (Stage, StubCoordinator) {
    let app = app()
    let stage = Stage(app)
    for route in routes { app.navigate(to: route) }
    _ = stage.renderTree
    return (stage, app)
  }

  private func stack(_ app: StubCoordinator) -> [String] {
    app.describedState.coordinators[0].stack.map(\.identifier)
  }

  @Test("The screen in front goes")
  func front() {
    let (stage, app) = stage(showing: "1", "2")
    box.dismissals["2"]?()
    #expect(stack(app) == ["1"])
    #expect(stage.topScreen?.route.identifier == "1")
  }

  @Test("Called once more it does nothing")
  func twice() throws {
    let (stage, app) = stage(showing: "1", "2", "3")
    try stage.tap("Leave twice")
    #expect(stack(app) == ["1", "2"])
  }

  @Test("A screen that has gone takes no other along", arguments: [false, true])
  func gone(isBack: Bool) throws {
    let (stage, app) = stage(showing: "3", "4")
    let late = try #require(box.dismissals["4"])
    try stage.goBack()
    // A screen of the same route is another one.
    if isBack { app.navigate(to: StubRoute("4")) }
    _ = stage.renderTree
    late()
    #expect(stack(app) == (isBack ? ["3", "4"] : ["3"]))
  }

  @Test("A covered screen goes with what was pushed over it")
  func covered() {
    let (stage, app) = stage(showing: "1", "2", "3")
    box.dismissals["2"]?()
    #expect(stack(app) == ["1"])
    #expect(stage.topScreen?.route.identifier == "1")
  }

  @Test("A sheet that has gone does not take the next one along")
  func goneSheet() throws {
    let (stage, app) = stage(showing: "first")
    let late = try #require(box.dismissals["first"])
    try stage.swipeSheetAway()
    app.navigate(to: StubRoute("second"))
    late()
    #expect(stage.topScreen?.route.identifier == "second")
  }

  @Test("The root of an app is left by nothing")
  func root() throws {
    let (stage, app) = stage(showing: "1")
    let dismiss = try #require(box.dismissals["root"])
    dismiss()
    #expect(stack(app) == ["1"])
    #expect(stage.topScreen?.route.identifier == "1")
  }

  @Test("A late one is no finding about a screen that has gone")
  func finding() throws {
    let (stage, app) = stage(showing: "1")
    let late = try #require(box.dismissals["1"])
    try stage.goBack()
    app.navigate(to: StubRoute("first"))
    late()
    #expect(stage.renderTree.findings.allSatisfy { $0.code != .backActionOfCoveredSurface })
    #expect(stage.topScreen?.route.identifier == "first")
  }
}
