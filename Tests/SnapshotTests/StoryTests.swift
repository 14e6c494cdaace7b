import FlowEngine
import LayoutSim
import Snapshot
import Testing

@MainActor
@Suite("Stories")
struct StoryTests {
  private struct Counting: Element {
    @Local private var count = 0

    var body: some Element {
      Column {
        TextBlock("count \(count)")
        PushButton("More") { count += 1 }
      }
    }
  }

  private let app = Coordinator(
    root: DefaultRoute("home", presentationStyle: .push) { Counting() }
  )

  private let note = DefaultRoute("note", presentationStyle: .detents([.height(300)])) {
    TextBlock("A note")
  }

  @Test("A story tells how it begins, what was done, and what each step changed")
  func text() throws {
    let story = Story("A note", on: Stage(app))
    try story.tap("More")
    story.step("a note arrives") { app.present(note) }
    #expect(throws: StageError.self) { try story.tap("More") }
    try story.swipeSheetAway()
    try story.perform(.hideKeyboard)
    assertSnapshot(of: story)
  }

  @Test("A step that changes what it says is as expected")
  func expected() throws {
    let story = Story("A note", on: Stage(app))
    try story.tap("More") { #"~ text "count 0" → "count 1""# }
    story.step("a note arrives") {
      app.present(note)
    } expecting: {
      """
      sheet note added, 300 tall
      + text "A note"
      """
    }
    #expect(story.recorder.steps.map(\.words) == [#"tap "More""#, "a note arrives"])
  }

  @Test("A step fails on what it does not mention, and on what is not there, at its line")
  func unexpected() throws {
    let story = Story("A note", on: Stage(app))
    let line = #line + 2
    try withKnownIssue {
      try story.tap("More") { "- sheet note" }
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.contains {
          $0.rawValue == """
            Story "A note" has a step that was expected otherwise: 1. tap "More"
            not expected: ~ text "count 0" → "count 1"
            not there:    - sheet note
            """
        }
    }
  }
}
