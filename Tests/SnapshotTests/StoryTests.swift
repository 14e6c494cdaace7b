import FlowEngine
import LayoutSim
import Snapshot
import Testing

/// Stories.
@MainActor
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

  @Test("A surface that comes or goes may be said with a sign")
  func signs() throws {
    let story = Story("A note", on: Stage(app))
    story.step("a note arrives") {
      app.present(note)
    } expecting: {
      """
      + sheet note
      + text "A note"
      """
    }
    try story.perform(.swipeSheetAway) { "- sheet note" }
    #expect(story.recorder.steps.count == 2)
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

  @Test("Redactions of the scope and of the story replace words everywhere, with the same numbers")
  func redacted() throws {
    let scoped = withSnapshots(redacting: [.value("note", as: "route")]) {
      Story("A note", on: Stage(app), redacting: [.pattern(#"count \d+"#, as: "count")])
    }
    try scoped.tap("More")
    scoped.step("a note arrives at count 1") { app.present(note) }
    #expect(throws: StageError.self) { try scoped.tap("More") }

    let steps = scoped.text.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { !$0.hasPrefix("1. ") }.joined(separator: "\n")
    #expect(
      steps == """
        1. tap "More"
           screen home
             - text "‹count-1›"
             + text "‹count-2›", first in screen home

        2. a ‹route-1› arrives at ‹count-2›
           plan: present screen app/screen ‹route-1› for ‹route-1›
           sheet ‹route-1›  added, 300 tall
             + text "A ‹route-1›"
           … stack inert

        3. tap "More"
           refused: “More” is behind the sheet ‹route-1›. Dismiss that first.

        """
    )
  }

  @Test("A label that is redacted as a whole has its alias in the words of an action, too")
  func redactedLabels() throws {
    let story = Story("A note", on: Stage(app), redacting: [.role(.button, as: "action")])
    try story.tap("More")
    #expect(story.recorder.steps.map(\.words) == [#"tap "‹action-1›""#])
  }

  @Test("A redaction of a story that matches nothing in all of it fails where it is compared")
  func unusedRedaction() throws {
    let story = Story("A note", on: Stage(app), redacting: [.value("gone", as: "x")])
    withKnownIssue {
      assertSnapshot(of: story, named: "unused")
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue == """
          Snapshot StoryTests/unusedRedaction.unused failed: “value gone as x” matched nothing in the tree. \
          Remove that redaction, or correct what should match.
          """
      }
    }
  }
}
