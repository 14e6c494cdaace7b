import LayoutSim
import Testing

/// Body text at 3x: an "a" is 9.1226 points wide, a space 4.3173, an ellipsis 13.4934,
/// "hello" 35.8334 and "world" 42.2326.
struct TextWrappingTests {
  private func layOut(
    _ text: String,
    width: Double? = nil,
    height: Double? = nil,
    limit: Int? = nil
  ) -> TextLayout {
    InterMeasurer().layOut(
      TextContent(text, font: TextFont(style: .body), lines: LineSettings(limit: limit)),
      in: Proposal(width: width, height: height),
      pixel: 1.0 / 3
    )
  }

  @Test("A text that has room is one line")
  func oneLine() {
    let layout = layOut("hello world", width: 90)
    #expect(layout.lines == ["hello world"])
    // 82.1297 is 246.4 pixels.
    #expect(layout.size == Size(width: 247.0 / 3, height: 61.0 / 3))
    #expect(!layout.isTruncated)
  }

  @Test("Every paragraph wraps at words, also if the first has room")
  func paragraphs() {
    #expect(layOut("hello\nhello world", width: 60).lines == ["hello", "hello", "world"])
    #expect(
      layOut("hello world\n\nhello world", width: 60).lines
        == ["hello", "world", "", "hello", "world"]
    )
  }

  @Test("Lines break where Unicode says, and only elsewhere if a piece is too wide")
  func pieces() {
    #expect(layOut("hello/hello/hello", width: 60).lines == ["hello/", "hello/", "hello"])
    #expect(layOut("hello (world)", width: 60).lines == ["hello", "(world)"])
    #expect(layOut("aa\u{AD}aa", width: 30).lines == ["aa-", "aa"])
    // 2 x 9.1226 + 4.3173 = 22.5625, and 26.8798 with the second space that keeps words together.
    #expect(layOut("a\u{A0}a\u{A0}a", width: 25).lines == ["a\u{A0}a", "\u{A0}a"])
  }

  @Test("A narrow text wraps at words, and is as wide as its longest line")
  func words() {
    let layout = layOut("hello world", width: 60)
    #expect(layout.lines == ["hello", "world"])
    // 41.9790 is 125.9 pixels; 2 x 20.2871 + 1.7129 = 42.2871 is 126.9.
    #expect(layout.size == Size(width: 42, height: 127.0 / 3))
  }

  @Test("A text fits in exactly the width that it answered")
  func answeredWidth() {
    let width = layOut("hello world").size.width
    #expect(layOut("hello world", width: width).lines == ["hello world"])
    #expect(layOut("hello world", width: width - 0.5).lines == ["hello", "world"])
  }

  @Test("Spaces at a break vanish, spaces within a line do not")
  func spaces() {
    #expect(layOut("hello   world", width: 60).lines == ["hello", "world"])
    #expect(layOut("a  a a", width: 28).lines == ["a  a", "a"])
  }

  @Test("Spaces at the end of a text are shown where there is room for them")
  func trailingSpaces() {
    #expect(layOut("hello  ").lines == ["hello  "])
    let narrow = layOut("hello  ", width: 36)
    #expect(narrow.lines == ["hello"])
    #expect(narrow.size.width == 36)
  }

  @Test("A word that does not fit is broken between characters")
  func longWord() {
    // Three of its letters are 27.37 wide, four 36.49.
    #expect(layOut("aaaaaaaa", width: 30).lines == ["aaa", "aaa", "aa"])
  }

  @Test("A long word begins on its own line")
  func longWordAfterWord() {
    #expect(layOut("a aaaaa", width: 30).lines == ["a", "aaa", "aa"])
  }

  @Test("Characters that belong together are not broken apart")
  func clusters() {
    // 21.25 points each.
    #expect(layOut("👩‍👩‍👧‍👦👩‍👩‍👧‍👦🇮🇹🇮🇹", width: 45).lines == ["👩‍👩‍👧‍👦👩‍👩‍👧‍👦", "🇮🇹🇮🇹"])
    #expect(layOut("e\u{301}e\u{301}", width: 10).lines == ["e\u{301}", "e\u{301}"])
  }

  @Test("Where no character fits, each has a line and the width is the offer")
  func narrowerThanALetter() {
    let layout = layOut("aa a", width: 5)
    #expect(layout.lines == ["a", "a", "a"])
    #expect(layout.size.width == 5)
  }

  @Test("A width of zero is answered by zero, and one character a line")
  func zeroWidth() {
    let layout = layOut("ab", width: 0)
    #expect(layout.size == Size(width: 0, height: 127.0 / 3))
    #expect(layout.lines == ["a", "b"])
  }

  @Test("A width of zero gives the lines of a width too small for a letter")
  func noWidth() {
    let text = "A well-known (world) of  漢字, !\n\t2024\u{AD}and a\u{2060}b\u{200B}c é e\u{301}. \n"
    let (none, tiny) = (layOut(text, width: 0), layOut(text, width: 0.0005))
    #expect(none.lines == tiny.lines)
    #expect(none.lineFrames.map(\.minY) == tiny.lineFrames.map(\.minY))
    #expect(none.lineFrames.map(\.size) == tiny.lineFrames.map(\.size))
    #expect(none.lines.prefix(6) == ["A", "w", "e", "l", "l", "-"])
  }

  @Test("Newlines end lines, and the one of Windows is one")
  func newlines() {
    #expect(layOut("a\nb").lines == ["a", "b"])
    #expect(layOut("a\r\nb").lines == ["a", "b"])
    #expect(layOut("a\n\nb").lines == ["a", "", "b"])
    #expect(layOut("a\u{2028}b\u{2029}c").lines == ["a", "b", "c"])
  }

  @Test("A newline at the end is followed by an empty line")
  func trailingNewline() {
    #expect(layOut("a\n").lines == ["a", ""])
    #expect(layOut("a\n", limit: 1).lines == ["a"])
    #expect(!layOut("a\n", limit: 1).isTruncated)
  }

  @Test("A newline after a line that is just full adds no empty line")
  func newlineAfterFullLine() {
    #expect(layOut("aaa\naaa", width: 28).lines == ["aaa", "aaa"])
    #expect(layOut("a\na", width: 5).lines == ["a", "a"])
  }

  @Test("A line limit truncates the last line, whose ellipsis fits in the width")
  func lineLimit() {
    let layout = layOut("aaaaaa", width: 40, limit: 1)
    // 2 x 9.1226 + 13.4934 = 31.7387 is 95.2 pixels; a third letter would make 40.86.
    #expect(layout.lines == ["aa…"])
    #expect(layout.size == Size(width: 32, height: 61.0 / 3))
    #expect(layout.isTruncated)
  }

  @Test("Only the last line is truncated")
  func lastLineOnly() {
    // 42.2326 + 4.3173 + 35.8334 + 13.4934 = 95.8767 does not fit, without the 9.6780 of the o it
    // does.
    let layout = layOut("hello hello world hello world", width: 95, limit: 2)
    #expect(layout.lines == ["hello hello", "world hell…"])
  }

  @Test("A limit that is not reached changes nothing")
  func wideLimit() {
    #expect(layOut("hello world", width: 60, limit: 2) == layOut("hello world", width: 60))
  }

  @Test("A limit below one shows one line")
  func limitOfZero() {
    #expect(layOut("hello world", limit: 0).lines == ["hello world"])
  }

  @Test("A paragraph that is left out is announced by an ellipsis")
  func leftOutParagraph() {
    #expect(layOut("a\nb", limit: 1).lines == ["a…"])
    #expect(layOut("a\nb", limit: 1).isTruncated)
  }

  @Test("A finite height drops lines that do not fit")
  func height() {
    // Two lines are 42.2871 high, three 64.2871.
    #expect(layOut("a\nb\nc", height: 64).lines == ["a", "b…"])
    #expect(layOut("a\nb\nc", height: 65).lines == ["a", "b", "c"])
  }

  @Test("No height drops the first line")
  func flatOffer() {
    let layout = layOut("hello world", width: 60, height: 5)
    // 40.1507 with the space, 53.6441 with the ellipsis; a w is 13.35 more.
    #expect(layout.lines == ["hello …"])
    #expect(layout.size.height == 61.0 / 3)
  }

  @Test("A text fits in exactly the height that it answered")
  func answeredHeight() {
    let height = layOut("a\nb\nc").size.height
    #expect(layOut("a\nb\nc", height: height).lines == ["a", "b", "c"])
  }

  @Test("An offer of 0 x 0 is answered by 0 x 0")
  func zero() {
    #expect(layOut("hello", width: 0, height: 0).size == .zero)
  }

  @Test("An infinite offer asks for as much as an unspecified one")
  func infinity() {
    #expect(layOut("hello world", width: .infinity, height: .infinity) == layOut("hello world"))
  }

  @Test("No characters take no room")
  func empty() {
    let layout = layOut("")
    #expect(layout.size == .zero)
    #expect(layout.lines.isEmpty)
    #expect(!layout.isTruncated)
  }

  @Test("An answer to one width serves every width down to the answer", arguments: [nil, 2, 1])
  func answersServeNarrowerOffers(limit: Int?) {
    let text = "The well-known world of  漢字, \n\t2024 and 😀 all of its fantastic inhabitants. "
    for width in stride(from: 0.0, through: 320, by: 0.7) {
      let layout = layOut(text, width: width, limit: limit)
      if layout.size.width <= width {
        var narrowed = layOut(text, width: layout.size.width, limit: limit)
        // The width that a text answers is the nearest limit of all.
        narrowed.isNearLimit = layout.isNearLimit
        #expect(narrowed == layout)
      }
    }
  }

  @Test("Whatever is not truncated shows all letters in their order", arguments: 0...40)
  func nothingIsLost(width: Int) {
    let text = "The well-known 漢字 of\r\n2024, and e\u{301}l 🇮🇹🇮🇹 fantastic"
    let shown = layOut(text, width: Double(10 * width)).lines.joined()
    #expect(shown.filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace })
  }
}
