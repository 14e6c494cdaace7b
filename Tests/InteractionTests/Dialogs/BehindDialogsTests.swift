import FlowEngine
import SnapshotRendering
import StageSupport
import Testing

@testable import LayoutSim

/// Content behind alerts, dialogs and popovers.
@MainActor
struct BehindDialogsTests {
  private let flags = Flags()

  init() { flags.first = true }

  private func asking(title: String = "Delete?") -> Stage {
    let flags = flags
    return stage {
      Column {
        PushButton("Buy") {}
        TextEntry("Name", words: .constant(""))
      }
      .alert(title, isPresented: flags.firstLink)
    }
  }

  @Test("Content behind an alert cannot be reached, and the error names the alert")
  func alert() {
    let stage = asking()
    let reason = OutOfReach.behind(surface: "the alert “Delete?”")
    #expect(throws: StageError.outOfReach("Buy", reason: reason)) { try stage.tap("Buy") }
    #expect(throws: StageError.outOfReach("Name", reason: reason)) {
      try stage.enter("Ada", into: "Name")
    }
    #expect(throws: StageError.noSuchTarget("Sell", available: ["OK"])) { try stage.tap("Sell") }
  }

  @Test("An alert without a title is just the alert")
  func untitled() {
    #expect(throws: StageError.outOfReach("Buy", reason: .behind(surface: "the alert"))) {
      try asking(title: "").tap("Buy")
    }
  }

  @Test("A tap outside does nothing to an alert, and reaches nothing behind it")
  func tapOutside() {
    let stage = asking()
    #expect(stage.dismissFrontLayer() != nil)
    #expect(stage.alert != nil)
    #expect(flags.log.isEmpty)
  }

  @Test("Behind an alert the way back is out of reach, and code still leads back")
  func back() {
    let flags = flags
    let app = StubCoordinator("home", handles: ["next"]) { route in
      route.identifier == "next"
        ? AnyElement(TextBlock("Next").alert("Sure?", isPresented: flags.firstLink))
        : AnyElement(TextBlock("Home"))
    }
    app.navigate(to: StubRoute("next"))
    let stage = Stage(app)
    let reason = OutOfReach.behind(surface: "the alert “Sure?”")
    #expect(throws: StageError.outOfReach("Back", reason: reason)) { try stage.goBack() }
    #expect(throws: StageError.outOfReach("navigationBackAction", reason: reason)) {
      try stage.performBackAction()
    }
    #expect(app.visibleRoute.identifier == "next")
    #expect(stage.back.canNavigateBack)
    app.pop()
    #expect(app.visibleRoute.identifier == "home")
  }

  @Test("A sheet behind an alert cannot be swiped away")
  func swipe() {
    let flags = flags
    let sheet = SheetStage([.medium]) { _ in block().alert("Sure?", isPresented: flags.firstLink) }
    let reason = OutOfReach.behind(surface: "the alert “Sure?”")
    #expect(throws: StageError.outOfReach("the sheet sheet", reason: reason)) {
      try sheet.stage.swipeSheetAway()
    }
    #expect(sheet.app.visibleRoute.identifier == "sheet")
  }

  /// An alert over a sheet over a cover.
  private func tower() -> Stage {
    let flags = flags
    let app = StubCoordinator(
      "home",
      modals: ["cover": ModalDetentConfiguration(detents: [.fullscreen])]
    )
    let cover = StubCoordinator(
      "cover",
      modals: ["sheet": ModalDetentConfiguration(detents: [.medium])]
    )
    cover.addModalCoordinator(
      StubCoordinator("sheet") { _ in
        TextBlock("Sheet").alert("Sure?", isPresented: flags.firstLink)
      }
    )
    app.addModalCoordinator(cover)
    app.navigate(to: StubRoute("cover"))
    cover.navigate(to: StubRoute("sheet"))
    return Stage(app)
  }

  @Test("With an alert over a sheet over a cover, only the alert is within reach")
  func marks() {
    let tree = tower().renderTree
    #expect(tree.all(.cover).map(\.flags) == [.inert])
    #expect(tree.all(.sheet).map(\.flags) == [.inert])
    #expect(tree.all(.alert).map(\.flags) == [[]])
    #expect(tree.findings.isEmpty)
  }

  @Test("The line of layers names all that is up")
  func layersLine() throws {
    let text = TreeRenderer.outline(.layers).render(tower().renderTree)
    let line = try #require(text.split(separator: "\n").dropFirst().first)
    #expect(line == "layers stack(home) > cover(cover) > sheet(sheet) > alert(Sure?)")
  }

  @Test("An outline prints an alert with its words and buttons")
  func outline() {
    let flags = flags
    let stage = stage {
      block().alert("Delete?", isPresented: flags.firstLink) {
        PushButton("Delete", role: .destructive) {}.accessibilityIdentifier("delete")
        PushButton("Cancel", role: .cancel) {}
      } message: {
        TextBlock("Gone\nfor good.")
      }
    }
    let text = TreeRenderer.outline.render(stage.renderTree)
    // 20 + 20⅓ + 4 + two lines of 15.514 and what a line of 18 keeps between them + 20 + 44.
    let lines = text.split(separator: "\n").drop { !$0.contains("  alert ") }
      .map { $0.split(separator: " @ ")[0] }
    #expect(
      lines == [
        #"  alert "Delete?""#,
        #"    heading "Delete?""#,
        #"    text "Gone\nfor good.""#,
        #"    button "Cancel" purpose=cancel"#,
        #"    button "Delete" #delete purpose=destructive"#,
      ]
    )
  }

  @Test("A wireframe draws an alert over the content behind it")
  func wireframe() {
    let text = TreeRenderer.wireframe.render(asking().renderTree)
    #expect(text.contains("┌─ alert ──"))
    #expect(text.contains("Delete?"))
    #expect(text.contains("[OK]"))
    #expect(!text.contains("Buy"))
  }

  @Test("Where a stage's traits change, a dialog keeps its content and has another place")
  func rotation() {
    let stage = asking()
    #expect(stage.alert?.frame.minX == 61.5)
    stage.traits.orientation = .landscape
    #expect(stage.alert?.frame.minX == 291)
    #expect(stage.alert?.buttons.map(\.label) == ["OK"])
  }

  @Test("Settling twice changes nothing")
  func twice() {
    let stage = tower()
    let first = stage.renderTree
    stage.settle()
    #expect(stage.renderTree == first)
  }
}
