import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Several presentations at once.
@MainActor
struct TwoPresentationsTests {
  private let flags = Flags()

  /// A screen with two alerts.
  private func twoAlerts() -> Stage {
    let flags = flags
    return stage {
      Column {
        TextBlock("One").alert("First", isPresented: flags.firstLink)
        TextBlock("Two").alert("Second", isPresented: flags.secondLink)
      }
    }
  }

  @Test("Of two alerts at once the first in the tree is up, and the other one waits")
  func waiting() throws {
    (flags.first, flags.second) = (true, true)
    let stage = twoAlerts()
    #expect(stage.dialogs.map(\.title) == ["First"])
    let finding = try #require(stage.renderTree.findings.first)
    #expect(stage.renderTree.findings.count == 1)
    #expect(finding.code == .twoPresentations)
    #expect(finding.place == "home")
    #expect(
      finding.found
        == "The alert “Second” is not shown, because the alert “First” is up on the same surface. "
        + "A device shows one at a time, and may drop the other."
    )
    #expect(finding.advice == "Present it when the first is gone.")
    try stage.tap("OK")
    #expect(stage.dialogs.map(\.title) == ["Second"])
    #expect(stage.renderTree.findings.isEmpty)
  }

  @Test("An alert that is up stays when one before it in the tree is to be presented")
  func staying() {
    flags.second = true
    let stage = twoAlerts()
    #expect(stage.dialogs.map(\.title) == ["Second"])
    flags.first = true
    stage.settle()
    #expect(stage.dialogs.map(\.title) == ["Second"])
    #expect(stage.renderTree.findings.map(\.code) == [.twoPresentations])
  }

  @Test("One alert is not a finding")
  func one() {
    flags.first = true
    #expect(twoAlerts().renderTree.findings.isEmpty)
  }

  /// An app whose screen has an alert, and which can present a sheet and a cover.
  private func app() -> StubCoordinator {
    let flags = flags
    let app = StubCoordinator(
      "home",
      handles: ["next"],
      modals: [
        "sheet": ModalDetentConfiguration(detents: [.medium]),
        "cover": ModalDetentConfiguration(detents: [.fullscreen]),
      ]
    ) { route in
      route.identifier == "home"
        ? AnyElement(TextBlock("Home").alert("First", isPresented: flags.firstLink))
        : AnyElement(TextBlock("Next"))
    }
    app.addModalCoordinator(
      StubCoordinator("sheet") { _ in
        TextBlock("Sheet").alert("Second", isPresented: flags.secondLink)
      }
    )
    app.addModalCoordinator(StubCoordinator("cover") { _ in TextBlock("Cover") })
    return app
  }

  @Test("An alert of a screen that presents a sheet is not shown before the sheet has gone")
  func sheetFirst() throws {
    let app = app()
    app.navigate(to: StubRoute("sheet"))
    let stage = Stage(app)
    flags.first = true
    stage.settle()
    #expect(stage.dialogs.isEmpty)
    let finding = try #require(stage.renderTree.findings.first)
    #expect(finding.code == .twoPresentations)
    #expect(
      finding.found.hasPrefix(
        "The alert “First” is not shown, because the sheet sheet is up on the same surface."
      )
    )
    try stage.swipeSheetAway()
    #expect(stage.dialogs.map(\.title) == ["First"])
    #expect(stage.renderTree.findings.isEmpty)
  }

  @Test("A sheet that comes while an alert is up lies behind it, with a finding")
  func alertFirst() throws {
    let app = app()
    flags.first = true
    let stage = Stage(app)
    #expect(stage.alert != nil)
    app.navigate(to: StubRoute("sheet"))
    let tree = stage.renderTree
    #expect(stage.alert?.title == "First")
    let layers = tree.nodes.filter { [.stack, .alert, .sheet].contains($0.role) }
    // The sheet has a stack of its own in it.
    #expect(layers.map(\.role) == [.stack, .sheet, .stack, .alert])
    #expect(layers.map { $0.flags.contains(.inert) } == [true, true, false, false])
    #expect(tree.findings.map(\.code) == [.twoPresentations])
    #expect(
      tree.findings.first?.found
        == "The sheet sheet was presented while the alert “First” was up on the same surface. A "
        + "device delays or drops what comes second."
    )
    #expect(tree.findings.first?.advice == "Dismiss the alert “First” first.")
    try stage.tap("OK")
    #expect(stage.alert == nil)
  }

  @Test("An alert of a sheet's own screen is up in front of the sheet")
  func ownAlert() {
    let app = app()
    app.navigate(to: StubRoute("sheet"))
    flags.second = true
    let stage = Stage(app)
    #expect(stage.dialogs.map(\.title) == ["Second"])
    #expect(stage.renderTree.findings.isEmpty)
  }

  @Test("An alert of a screen that a cover hides is not shown, and is not a conflict")
  func cover() {
    let app = app()
    app.navigate(to: StubRoute("cover"))
    flags.first = true
    let stage = Stage(app)
    #expect(stage.dialogs.isEmpty)
    #expect(!stage.renderTree.findings.map(\.code).contains(.twoPresentations))
  }

  @Test("An alert of a screen below another one is shown when that one has gone")
  func coveredScreen() throws {
    let app = app()
    app.navigate(to: StubRoute("next"))
    flags.first = true
    let stage = Stage(app)
    #expect(stage.dialogs.isEmpty)
    try stage.goBack()
    #expect(stage.dialogs.map(\.title) == ["First"])
  }

  @Test("An alert of a tab that is not selected is shown when it is")
  func otherTab() throws {
    let flags = flags
    flags.first = true
    let stage = Stage(
      StubTabs([
        StubCoordinator("one", tab: "One"),
        StubCoordinator("two", tab: "Two") { _ in
          TextBlock("2").alert("First", isPresented: flags.firstLink)
        },
      ])
    )
    #expect(stage.dialogs.isEmpty)
    try stage.selectTab("Two")
    #expect(stage.dialogs.map(\.screen) == ["two"])
  }

  @Test("With the screen below it an alert goes, and its link stays as it is")
  func screenGoes() {
    let flags = flags
    flags.first = true
    let app = StubCoordinator("home", handles: ["next"]) { route in
      route.identifier == "next"
        ? AnyElement(TextBlock("Next").alert("First", isPresented: flags.firstLink))
        : AnyElement(TextBlock("Home"))
    }
    app.navigate(to: StubRoute("next"))
    let stage = Stage(app)
    #expect(stage.alert != nil)
    app.pop()
    #expect(stage.alert == nil)
    #expect(flags.first)
    #expect(flags.log.isEmpty)
  }

  @Test("With the sheet below it an alert goes, and its link stays as it is")
  func sheetGoes() {
    let app = app()
    app.navigate(to: StubRoute("sheet"))
    flags.second = true
    let stage = Stage(app)
    #expect(stage.alert != nil)
    app.dismissModal()
    #expect(stage.alert == nil)
    #expect(flags.second)
    #expect(flags.log.isEmpty)
  }
}
