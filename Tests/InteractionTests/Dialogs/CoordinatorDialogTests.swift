import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Alerts and confirmation dialogs of coordinators on a stage.
@MainActor
struct CoordinatorDialogTests {
  private let home = StubCoordinator("home", handles: ["detail"])

  private func dialog(_ style: Dialog.Style) -> Dialog {
    Dialog(
      style,
      "Delete?",
      message: "For good.",
      buttons: [
        .destructive("Delete") { [home] in home.navigate(to: StubRoute("detail")) }, .cancel(),
      ]
    )
  }

  @Test("An alert of a coordinator was not on the stage")
  func alert() throws {
    let stage = Stage(home)
    let before = stage.renderTree.all(.screen).map(\.frame)
    home.show(dialog(.alert))
    let alert = try #require(stage.alert)
    #expect(alert.title == "Delete?")
    #expect(alert.message == "For good.")
    #expect(
      alert.buttons == [
        ShownDialogButton("Cancel", role: .cancel),
        ShownDialogButton("Delete", role: .destructive),
      ]
    )
    #expect(alert.screen == "home")
    #expect(stage.renderTree.all(.screen).map(\.frame) == before)
    #expect(stage.renderTree.findings.isEmpty)
  }

  @Test("Its button dismisses it and leads on")
  func button() throws {
    let stage = Stage(home)
    home.show(dialog(.alert))
    try stage.tap("Delete")
    #expect(stage.alert == nil)
    #expect(home.visibleDialog == nil)
    #expect(home.visibleRoute.identifier == "detail")
    #expect(stage.renderTree.all(.alert).isEmpty)
  }

  @Test("What is behind it cannot be touched")
  func behind() throws {
    let stage = Stage(
      StubCoordinator("home", handles: ["detail"]) { _ in PushButton("Go") {} }
    )
    stage.coordinator.show(dialog(.alert))
    #expect(throws: StageError.outOfReach("Go", reason: .behind(surface: "the alert “Delete?”"))) {
      try stage.tap("Go")
    }
  }

  @Test("A confirmation dialog is at the bottom of a phone, and a tap outside cancels it")
  func confirmation() throws {
    let stage = Stage(home, on: .iPhone15)
    home.show(dialog(.confirmation))
    let shown = try #require(stage.dialogs.first)
    #expect(shown.kind == .confirmation)
    #expect(shown.frame.maxY > 800)
    #expect(shown.buttons.map(\.label) == ["Delete", "Cancel"])
    try stage.tapOutside()
    #expect(home.visibleDialog == nil)
    #expect(home.visibleRoute.identifier == "home")
  }

  @Test("It is over sheets of coordinators and of elements, and on a tablet as well")
  func overSheets() throws {
    for device in [Device.iPhone15, .iPad9] {
      let home = StubCoordinator("home", modals: ["sheet": ModalDetentConfiguration()])
      home.addModalCoordinator(
        StubCoordinator("sheet") { _ in
          TextBlock("sheet").sheet(isPresented: .constant(true)) { TextBlock("inner") }
        }
      )
      let stage = Stage(home, on: device)
      home.navigate(to: StubRoute("sheet"))
      home.show(.confirmation("Delete?", buttons: [.destructive("Delete"), .cancel()]))
      #expect(stage.dialogs.map(\.title) == ["Delete?"])
      #expect(stage.dialogs.map(\.kind) == [.confirmation])
      try stage.tap("Delete")
      #expect(home.visibleDialog == nil)
      #expect(home.composition.surfaces.count == 2)
    }
  }

  @Test("A guard's question comes when a finger swipes the sheet away")
  func guarded() throws {
    final class Form: Coordinator<StubRoute> {
      override func dismissalVerdict(for reason: DismissalReason) -> DismissalVerdict {
        .ask(
          Dialog.alert(
            "Discard?",
            buttons: [.destructive("Discard", resumes: true), .cancel("Keep")]
          )
        )
      }
    }
    let stage = Stage(home)
    home.navigate(
      to: Form(router: Router(initial: "form", factory: StubFactory { TextBlock($0.identifier) })),
      presentationStyle: .sheet
    )
    try stage.swipeSheetAway()
    #expect(stage.alert?.title == "Discard?")
    try stage.tap("Keep")
    #expect(stage.alert == nil)
    #expect(home.composition.surfaces.count == 2)
    try stage.swipeSheetAway()
    try stage.tap("Discard")
    #expect(home.composition.surfaces.count == 1)
  }

  @Test("Code in a task asks, and goes on with the answer")
  func task() async throws {
    let stage = Stage(home)
    var answer: String?
    stage.run { [home] in
      answer = await home.ask(.alert("Sure?", buttons: [.default("Yes"), .cancel("No")]))?.title
    }
    await stage.proceed()
    #expect(stage.alert?.title == "Sure?")
    try stage.tap("Yes")
    try await stage.finish()
    #expect(answer == "Yes")
  }

  @Test("The state of a screen stays behind a dialog")
  func stateStays() throws {
    let stage = Stage(StubCoordinator("home") { _ in Counter() })
    try stage.tap("0")
    stage.coordinator.show(.alert("Hello"))
    try stage.tap("OK")
    try stage.tap("1")
    #expect(stage.renderTree.all(.button).map(\.label) == ["2"])
  }
}

private struct Counter: Element {
  @Local private var count = 0

  var body: some Element { PushButton("\(count)") { count += 1 } }
}
