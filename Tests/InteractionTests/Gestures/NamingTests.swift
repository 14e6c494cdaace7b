import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Names of elements.
@MainActor
struct NamingTests {
  @Test("What begins with # could not be tapped by its label once it had a tag")
  func hash() throws {
    let flags = Flags()
    let words = Words()
    let stage = stage {
      Column {
        PushButton("#swift", action: flags.note("swift")).accessibilityIdentifier("x")
        SwitchControl("#on", isOn: flags.firstLink).accessibilityIdentifier("y")
        TextEntry("#words", words: words.link).accessibilityIdentifier("z")
      }
    }
    try stage.tap("#swift")
    try stage.tap("#x")
    try stage.toggle("#on")
    try stage.toggle("#y")
    try stage.enter("a", into: "#words")
    #expect(flags.log == ["swift", "swift", "first=true", "first=false"])
    #expect(words.text == "a")
  }

  @Test("A scroll area with a label could not be named by its tag")
  func scrollArea() throws {
    let stage = stage {
      Column {
        ScrollArea { Fill().frame(height: 900) }.accessibilityLabel("Songs")
          .accessibilityIdentifier("songs").frame(height: 100)
        ScrollArea { Fill().frame(height: 900) }.frame(height: 100)
      }
    }
    #expect(try stage.scroll("#songs", by: 10) == 10)
    #expect(try stage.scroll("Songs", by: 10) == 10)
    #expect(try stage.scroll("scroll 2", by: 10) == 10)
  }

  private final class Words {
    var text = ""
    @MainActor var link: Bound<String> { Bound(get: { self.text }, set: { self.text = $0 }) }
  }
}
