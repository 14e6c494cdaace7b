import LayoutSim
import Testing

/// Letters are 10 points wide and lines 20 points high.
@MainActor
struct TextDrawingTests {
  private func text(@ElementBuilder _ content: () -> some Element) throws -> RenderNode {
    try #require(Show(content: content).things(.text).first)
  }

  @Test("Slanted and struck texts say so, and are as wide as before")
  func looks() throws {
    let text = try text {
      TextBlock("Hello").italic().underline().strikethrough(color: .red).foregroundStyle(.blue)
    }
    #expect(
      text.looks == [
        Fact("ink", "blue"), Fact("slant", "italic"), Fact("underline", "solid"),
        Fact("strikethrough", "red"),
      ]
    )
    #expect(text.frame?.size == Size(width: 50, height: 20))
  }

  @Test("What an inner element takes back is not said")
  func inactive() throws {
    let text = try text {
      TextBlock("Hello").italic(false).underline(false).strikethrough(false).italic().underline()
        .strikethrough()
    }
    #expect(text.looks.isEmpty)
  }

  @Test("Text in capitals is shown and measured so, and labelled as it was written")
  func capitals() throws {
    // ß has a capital of two letters.
    let text = try text { TextBlock("Straße").textCase(.uppercase) }
    #expect(text.label == "Straße")
    #expect(text.lines == ["STRASSE"])
    #expect(text.frame?.size.width == 70)
    #expect(text.looks == [Fact("letters", "uppercase")])
  }

  @Test("Inside, small letters or those that were written win")
  func innerCase() throws {
    #expect(
      try text { TextBlock("Hi").textCase(.lowercase).textCase(.uppercase) }.lines == ["hi"]
    )
    #expect(try text { TextBlock("Hi").textCase(nil).textCase(.uppercase) }.lines == ["Hi"])
  }

  @Test("Headers of a list are in capitals, unless it was said how they are written")
  func headers() {
    func header(_ letters: LetterCase??) -> [String]? {
      let list = RowList { RowSection("Parcel") { TextBlock("Row") } }
      return Show {
        if let letters { list.textCase(letters) } else { list }
      }.things(.text).first?.lines
    }
    #expect(header(nil) == ["PARCEL"])
    #expect(header(.some(nil)) == ["Parcel"])
    #expect(header(.lowercase) == ["parcel"])
  }

  @Test("A button with words in capitals is called by what was written")
  func label() {
    #expect(Show { PushButton("Buy") {}.textCase(.uppercase) }.labels(.button) == ["Buy"])
  }

  @Test("Parts of a text say how they are drawn")
  func parts() throws {
    let words =
      AttributedWords("old ").strikethrough()
      + AttributedWords("new").foregroundStyle(.red).italic()
    #expect(
      try text { TextBlock(words) }.looks == [
        Fact("part1-strikethrough", "solid"), Fact("part2-ink", "red"),
        Fact("part2-slant", "italic"),
      ]
    )
    #expect(try text { TextBlock("no" + AttributedWords("ne")) }.looks.isEmpty)
  }

  @Test("Bold text is wider than regular text, and as wide as other bold text")
  func bold() throws {
    func width(@ElementBuilder _ content: () -> some Element) throws -> Double {
      let element = content()
      let stage = Stage(on: .iPhone15) { element }
      return try #require(stage.renderTree.nodes.first { $0.label == "Hamburg" }?.frame).size.width
    }
    let (bold, regular) = try (
      width { TextBlock("Hamburg").bold() }, width { TextBlock("Hamburg") }
    )
    #expect(bold > regular)
    #expect(try width { TextBlock("Hamburg").fontWeight(.bold) } == bold)
    #expect(try width { TextBlock("Hamburg").bold(false).bold() } == regular)
  }
}
