import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Findings about bars and ways back.
@MainActor
struct BarFindingTests {
  // MARK: - Double titles

  private func deepLink(
    _ mode: ScreenTitleMode?,
    path: [StubRoute] = ["one", "two"]
  ) -> [Finding] {
    let app = StubCoordinator("home", handles: ["one", "two"], path: path) { route in
      guard route == "home" else {
        let screen = Fill().navigationTitle(route.identifier)
        return mode.map { AnyElement(screen.navigationBarTitleDisplayMode($0)) }
          ?? AnyElement(screen)
      }
      return Fill().navigationTitle("Home")
    }
    let stage = Stage(app)
    app.navigate(to: StubRoute("two"))
    return stage.renderTree.findings
  }

  @Test("A title that takes over being large on a screen that a path led to is a finding")
  func doubleTitle() {
    #expect(
      deepLink(.automatic) == [
        Finding(
          code: .doubleTitle,
          place: "two",
          found:
            "A path led to two, whose title is large because those below are. A device shows it "
            + "twice, large and inline.",
          advice:
            "Use navigationBarTitleDisplayMode(.large) or navigationBarTitleDisplayMode(.inline)."
        )
      ]
    )
    #expect(deepLink(nil).map(\.code) == [.doubleTitle])
  }

  @Test("A title that sets its size, and one that was pushed alone, are not findings")
  func singleTitle() {
    #expect(deepLink(.large).isEmpty)
    #expect(deepLink(.inline).isEmpty)
    #expect(deepLink(.automatic, path: ["two"]).isEmpty)
  }

  @Test("It is gone with the next navigation")
  func gone() {
    let app = StubCoordinator("home", handles: ["one", "two"], path: ["one", "two"]) { route in
      Fill().navigationTitle(route.identifier)
    }
    let stage = Stage(app)
    app.navigate(to: StubRoute("two"))
    #expect(stage.renderTree.findings.map(\.code) == [.doubleTitle])
    app.pop()
    #expect(stage.renderTree.findings.isEmpty)
  }

  @Test("It is found in a tab, too")
  func doubleTitleInTab() {
    let shop = StubCoordinator(
      "home",
      handles: ["one", "two"],
      path: ["one", "two"],
      tab: "Shop"
    ) { route in
      Fill().navigationTitle(route.identifier)
    }
    let app = StubTabs([shop, StubCoordinator("other", tab: "Other")])
    let stage = Stage(app)
    app.navigate(to: StubRoute("two"))
    #expect(stage.renderTree.findings.map(\.code) == [.doubleTitle])
    #expect(stage.renderTree.findings.map(\.place) == ["two"])
  }

  // MARK: - Content that shifts

  private func pushedInSheet(
    root: @escaping @MainActor () -> any Element,
    next: @escaping @MainActor () -> any Element
  ) -> [Finding] {
    let shown = SheetStage([.medium]) { $0 == "sheet" ? root() : next() }
    _ = shown.stage.renderTree
    shown.sheet.navigate(to: StubRoute("next"))
    return shown.stage.renderTree.findings
  }

  @Test("A custom bar over a sheet's root with a close button is a finding")
  func shift() {
    let findings = pushedInSheet(
      root: { Fill().closeButton() },
      next: { Fill().customNavigationBar("Next") }
    )
    #expect(
      findings == [
        Finding(
          code: .contentShiftsAfterPop,
          place: "next",
          found: "sheet has a close button and next draws a bar of its own: after going back the "
            + "content of sheet drops by 44 points.",
          advice: "Let both draw a bar, or give next a navigationTitle instead."
        )
      ]
    )
  }

  @Test("Two custom bars, and a native bar over a close button, are not findings")
  func consistent() {
    let bars = pushedInSheet(
      root: { Fill().customNavigationBar("Root") },
      next: { Fill().customNavigationBar("Next") }
    )
    #expect(bars.isEmpty)
    let native = pushedInSheet(
      root: { Fill().closeButton() },
      next: { Fill().navigationTitle("Next") }
    )
    #expect(native.isEmpty)
  }

  @Test("A root that draws a bar and a close button has the bar's room already")
  func barAndButton() {
    let findings = pushedInSheet(
      root: { Fill().closeButton().customNavigationBar("Root") },
      next: { Fill().customNavigationBar("Next") }
    )
    #expect(findings.isEmpty)
  }

  @Test("Over the root of an app, which is not a sheet, nothing shifts")
  func noSheet() {
    let app = StubCoordinator("home", handles: ["next"]) { route in
      route == "home"
        ? AnyElement(Fill().closeButton()) : AnyElement(Fill().customNavigationBar("Next"))
    }
    let stage = Stage(app)
    _ = stage.renderTree
    app.navigate(to: StubRoute("next"))
    #expect(stage.renderTree.findings.isEmpty)
  }

  // MARK: - Covered ways back

  @Test("A way back that is taken on a screen with a sheet in front is a finding until all changes")
  func coveredBack() throws {
    var goBack: (@MainActor () -> Void)?
    let app = StubCoordinator(
      "home",
      handles: ["next"],
      modals: ["sheet": ModalDetentConfiguration(detents: [.medium])]
    ) { _ in
      WayBackReader { goBack = $0 }
    }
    app.addModalCoordinator(StubCoordinator("sheet"))
    let stage = Stage(app)
    app.navigate(to: StubRoute("next"))
    app.navigate(to: StubRoute("sheet"))
    #expect(stage.renderTree.findings.isEmpty)
    let leave = try #require(goBack)
    leave()
    #expect(stage.renderTree.findings.map(\.code) == [.backActionOfCoveredSurface])
    #expect(stage.renderTree.findings.map(\.place) == ["next"])
    stage.settle()
    #expect(stage.renderTree.findings.map(\.code) == [.backActionOfCoveredSurface])
    app.dismissModal()
    #expect(stage.renderTree.findings.isEmpty)
  }

  @Test("A way back that is taken on the screen in front is not a finding")
  func frontBack() throws {
    var goBack: (@MainActor () -> Void)?
    let app = StubCoordinator("home", handles: ["next"]) { _ in WayBackReader { goBack = $0 } }
    let stage = Stage(app)
    app.navigate(to: StubRoute("next"))
    _ = stage.renderTree
    let leave = try #require(goBack)
    leave()
    #expect(app.visibleRoute.identifier == "home")
    #expect(stage.renderTree.findings.isEmpty)
  }
}

/// Hands its way back to a test, if it has one.
private struct WayBackReader: Element {
  @Inherited(\.navigationBackAction) private var goBack
  let hand: @MainActor (@escaping @MainActor () -> Void) -> Void

  var body: some Element {
    Fill().onAppear { if let goBack { hand(goBack) } }
  }
}
