import FlowEngine
import LayoutSim
import Testing

/// A screen that hides its bar and draws its own button where there is a way back.
private struct OwnBar: Element {
  @Inherited(\.canNavigateBack) private var canNavigateBack
  @Inherited(\.navigationBackAction) private var goBack

  var body: some Element {
    Column {
      PushButton("Like") {}
      if canNavigateBack { PushButton("Close") { goBack?() } }
    }
    .navigationBarHidden()
  }
}

/// The report of ways back.
@MainActor
struct BackReportTests {
  @Test("A screen without anything has the stage's back button everywhere but at roots")
  func bare() {
    let rows = reportWaysBack { TextBlock("screen") }.rows
    #expect(rows.map(\.context) == BackContext.allCases)
    #expect(
      rows.map(\.canNavigateBack)
        == [false, false] + Array(repeating: true, count: 20)
    )
    #expect(
      rows.map(\.backButton)
        == [nil, nil, "Back", "Back", "Back", "Back", "Back", nil, "Back", "Back", "Back", nil]
        + ["Back", nil, nil, nil, nil, nil, "Back", nil, nil, "Back"]
    )
    #expect(rows.flatMap(\.ownButtons).isEmpty)
  }

  @Test("A row is one line, also in the message of a failed expectation")
  func oneLine() {
    let report = reportWaysBack(in: [.detourRoot, .pushed]) {
      TextBlock("screen").navigationBarHidden()
    }
    #expect(
      "\(report.rows.filter(\.isTrapped))"
        == "[pushed: can go back yes, back button –, own buttons –, going back pop to home on app "
        + "(nothing to press for it), detour root: can go back yes, back button –, own buttons –, going back "
        + "dismiss detour app/detour screen (nothing to press for it)]"
    )
  }

  @Test("A report is of the places that are asked for, in their order")
  func somePlaces() {
    let report = reportWaysBack(in: [.modalRoot, .root]) { TextBlock("screen") }
    #expect(report.rows.map(\.context) == [.root, .modalRoot])
  }

  @Test("Going back undoes what led to the screen")
  func effects() {
    let rows = reportWaysBack { TextBlock("screen") }.rows
    #expect(
      rows.map(\.effect) == [
        nil, nil,
        "show column sidebar of app",
        "pop to child on app/column detail child",
        "pop to home on app",
        "pop child app/child screen",
        "pop child app/child child/child screen",
        "dismiss modal app/modal screen",
        "pop to child on app/modal child",
        "dismiss detour app/detour screen",
        "pop to child on app/detour child",
        "dismiss modal app/child child/modal screen",
        "pop to modal on app/child child/modal modal",
        "dismiss screen app/screen screen",
        "dismiss screen app/screen screen",
        "dismiss screen app/screen screen",
        "dismiss screen app/screen sheet presenter.sheet",
        "dismiss screen app/screen cover presenter.cover",
        "pop to stack.stack",
        "dismiss screen app/screen sheet presenter.sheet",
        "dismiss subflow app/subflow screen",
        "pop to child on app/subflow child",
      ]
    )
  }

  @Test("A button of the screen's own is found where it leads back, and only that one")
  func ownButtons() {
    let rows = reportWaysBack { OwnBar() }.rows
    #expect(rows.map(\.ownButtons) == [[], []] + Array(repeating: ["Close"], count: 20))
    #expect(rows.allSatisfy { $0.backButton == nil && !$0.isTrapped })
  }

  @Test("A hidden bar without a button traps the user where nothing can be swiped away")
  func caught() {
    let rows = reportWaysBack { TextBlock("screen").navigationBarHidden() }.rows
    #expect(
      rows.filter(\.isTrapped).map(\.context) == [
        .columnRoot, .pushedInColumn, .pushed, .pushedChild, .pushedGrandchild, .detourRoot,
        .pushedInDetour, .plainCover,
        .overlay, .elementCover, .pushedInElementStack,
      ]
    )
  }

  @Test("A sheet that cannot be swiped away and has no button traps the user, too")
  func dismissalDisabled() {
    let rows = reportWaysBack { TextBlock("screen").interactiveDismissDisabled() }.rows
    #expect(
      rows.filter(\.isTrapped).map(\.context) == [
        .modalRoot, .modalOfChild, .plainSheet, .plainCover, .overlay, .elementSheet,
        .elementCover, .elementStackInSheet, .subflowRoot,
      ]
    )
  }

  @Test("The report prints as a table")
  func table() {
    let lines = reportWaysBack { OwnBar() }.description.split(separator: "\n")
    #expect(lines.count == 23)
    #expect(
      lines[0] == "place                     can go back  back button  own buttons  going back"
    )
    #expect(lines[1] == "root                      no           –            –            –")
    #expect(
      lines[5]
        == "pushed                    yes          –            “Close”      pop to home on app"
    )
  }
}
