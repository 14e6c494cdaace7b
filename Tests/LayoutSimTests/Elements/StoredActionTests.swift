import LayoutSim
import StageSupport
import Testing

/// An element whose closures are passed to its initialiser, as in apps.
private struct Card: Element {
  let onTap: () -> Void
  let onMain: @MainActor () -> Void
  let onSend: @Sendable () -> Void

  var body: some Element {
    Column {
      PushButton("tap", action: onTap)
      PushButton("main", action: onMain)
      PushButton("send", action: onSend)
      PushButton("trailing") { onTap() }
      PushButton(action: onTap) { TextBlock("label") }
      TextLink("link", action: onTap)
      ListLine("line", action: onTap)
      StepperControl("count", decrement: onTap, increment: nil)
    }
  }
}

/// Closures that an element keeps, and ranges.
@MainActor
struct StoredActionTests {
  @Test("The compiler rejected a stored closure as a button's action")
  func stored() throws {
    var presses = 0
    let card = Card(onTap: { presses += 1 }, onMain: { presses += 10 }, onSend: {})
    let stage = Stage(StubCoordinator("home") { _ in card })
    for name in [
      "tap", "main", "send", "trailing", "label", "link", "line", "#count-Decrement",
    ] {
      try stage.tap(name)
    }
    #expect(presses == 16)
  }

  @Test("A range needed an id")
  func range() {
    let stage = Stage(
      StubCoordinator("home") { _ in Column { Each(2..<5) { TextBlock("\($0)") } } }
    )
    #expect(stage.renderTree.words == ["2", "3", "4"])
    #expect(
      Stage(StubCoordinator("home") { _ in Column { Each(0..<0) { TextBlock("\($0)") } } })
        .renderTree.words
        == []
    )
  }
}
