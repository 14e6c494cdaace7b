import LayoutSim
import Testing

/// Body text at 3x: an "a" is 9.122648 points wide, an ellipsis 13.493386; a line is 20.2871 high
/// and the next one begins 22 below.
struct TextLimitTests {
  private func layOut(
    _ text: String,
    width: Double? = nil,
    height: Double? = nil,
    _ change: (inout LineSettings) -> Void
  ) -> TextLayout {
    var content = TextContent(text, font: TextFont(style: .body))
    change(&content.lines)
    let offer = Proposal(width: width, height: height)
    return InterMeasurer().layOut(content, in: offer, pixel: 1.0 / 3)
  }

  // MARK: - Least lines

  @Test("Room is kept for the least lines, however short the text is")
  func leastLines() {
    let layout = layOut("a") { $0.least = 2 }
    // 9.1226 is 27.4 pixels; 42.2871 is 126.9.
    #expect(layout.size == Size(width: 28.0 / 3, height: 127.0 / 3))
    #expect(layout.lines == ["a"])
    #expect(layout.lastBaseline == 16.1865234375)
    #expect(layout.lineFrames.map(\.size.height) == [20.287109375])
  }

  @Test("More lines than the least have their own height")
  func moreThanLeast() {
    #expect(layOut("a\nb\nc") { $0.least = 2 } == layOut("a\nb\nc") { _ in })
  }

  @Test("An empty text keeps the room of its least lines, and has no width")
  func leastLinesOfNothing() {
    #expect(layOut("") { $0.least = 2 }.size == Size(width: 0, height: 127.0 / 3))
    #expect(layOut("", width: 0, height: 0) { $0.least = 2 }.size == .zero)
  }

  @Test("No height takes away the room of the least lines")
  func leastLinesInLowOffer() {
    #expect(layOut("a", height: 5) { $0.least = 2 }.size.height == 127.0 / 3)
  }

  // MARK: - Truncation

  @Test("An ellipsis at the head is followed by the end of the paragraph")
  func head() {
    // 31.7387 with two letters, 40.86 with three.
    let layout = layOut("abaaaa", width: 40) {
      $0.limit = 1
      $0.truncation = .head
    }
    #expect(layout.lines == ["…aa"])
    #expect(layout.size.width == 32)
    #expect(layout.isTruncated)
  }

  @Test("At exactly its own width the end of a paragraph loses no further letter")
  func exactHead() {
    // The ellipsis of 13.493386 and two letters of 9.122648 each.
    let layout = layOut("abaaaa", width: 31.738682) {
      $0.limit = 1
      $0.truncation = .head
    }
    #expect(layout.lines == ["…aa"])
  }

  @Test("An ellipsis in the middle leaves the end at most half of the room")
  func middle() {
    // The ellipsis leaves 36.51 of 50: one letter in the half at the end, three at the start.
    let layout = layOut("aaaaab", width: 50.1) {
      $0.limit = 1
      $0.truncation = .middle
    }
    // A "b" is 10.088557: 13.493386 + 10.088557 + 2 x 9.122648 = 41.827.
    #expect(layout.lines == ["aa…b"])
    #expect(layout.size.width == 126.0 / 3)
  }

  @Test("A text that is cut in the middle keeps as much of its end as of its start")
  func halves() {
    // Of 87 the ellipsis leaves 73.5: four letters, 36.49, fit into its half at each end.
    let layout = layOut("aaaaaaaaaaaa", width: 87) {
      $0.limit = 1
      $0.truncation = .middle
    }
    #expect(layout.lines == ["aaaa…aaaa"])
  }

  @Test("Only the last line has an ellipsis, wherever it stands")
  func headOfSecondLine() {
    let layout = layOut("aaa aaa bba", width: 40) {
      $0.limit = 2
      $0.truncation = .head
    }
    #expect(layout.lines == ["aaa", "…ba"])
  }

  @Test("Where only later paragraphs are left out the ellipsis stands at the end")
  func leftOutParagraph() {
    for truncation in TextTruncation.allCases {
      let layout = layOut("ab\nc") {
        $0.limit = 1
        $0.truncation = truncation
      }
      #expect(layout.lines == ["ab…"])
    }
  }

  @Test("An ellipsis is shown even where it does not fit")
  func ellipsisAlone() {
    for truncation in TextTruncation.allCases {
      let layout = layOut("aaa", width: 10) {
        $0.limit = 1
        $0.truncation = truncation
      }
      #expect(layout.lines == ["…"])
      #expect(layout.size.width == 10)
    }
  }

  // MARK: - Scale

  @Test("Letters shrink until all words fit, and the height with them")
  func scale() {
    // Six letters are 54.735886 wide: 40 / 54.735886 = 0.730782, and 0.730782 x 20.2871 = 14.8256.
    let layout = layOut("aaaaaa", width: 40) {
      $0.limit = 1
      $0.minimumScale = 0.5
    }
    #expect(abs(layout.scale - 0.730782) < 0.00001)
    #expect(layout.lines == ["aaaaaa"])
    #expect(layout.size == Size(width: 40, height: 15))
    #expect(!layout.isTruncated)
    // 0.730782 x 16.186523
    #expect(abs(layout.firstBaseline - 11.828823) < 0.0001)
  }

  @Test("Letters that are as small as they may be are truncated")
  func leastScale() {
    // 40 / 0.9 = 44.44 has room for 3 x 9.1226 + 13.4934 = 40.8613, times 0.9 is 36.7752.
    let layout = layOut("aaaaaa", width: 40) {
      $0.limit = 1
      $0.minimumScale = 0.9
    }
    #expect(layout.scale == 0.9)
    #expect(layout.lines == ["aaa…"])
    #expect(layout.size.width == 37)
    #expect(layout.isTruncated)
  }

  @Test("Letters of several lines shrink until all words fit into the lines")
  func scaleOfLines() {
    // "aaa aaa" is 59.0531 wide and "aaa" 27.3679: three lines of 40, two of 59.0531 x scale = 40.
    let layout = layOut("aaa aaa aaa", width: 40) {
      $0.limit = 2
      $0.minimumScale = 0.5
    }
    #expect(layout.lines == ["aaa aaa", "aaa"])
    #expect(abs(layout.scale - 40 / 59.0531) < 0.0005)
    #expect(layout.size.width == 40)
  }

  @Test("Letters shrink for a height as well")
  func scaleOfHeight() {
    // Two lines are 42.2871 high.
    let layout = layOut("a\na", height: 30) { $0.minimumScale = 0.5 }
    #expect(layout.lines == ["a", "a"])
    #expect(abs(layout.scale - 30 / 42.287109) < 0.0005)
    #expect(layout.size.height == 30)
  }

  @Test("Words that fit keep their size", arguments: [0.1, 0.99])
  func noScale(share: Double) {
    #expect(
      layOut("aaaaaa", width: 60) { $0.minimumScale = share }
        == layOut("aaaaaa", width: 60) { _ in }
    )
  }

  // MARK: - Spacing and places

  @Test("Spacing is added between lines")
  func spacing() {
    // 42.2871 + 5 is 141.86 pixels.
    let layout = layOut("a\na") { $0.spacing = 5 }
    #expect(layout.size.height == 142.0 / 3)
    #expect(layout.lastBaseline == 16.1865234375 + 27)
    // Both fit into 47.2871.
    #expect(layOut("a\na", height: 47) { $0.spacing = 5 }.lines == ["a…"])
    #expect(layOut("a\na", height: 47.3) { $0.spacing = 5 }.lines == ["a", "a"])
  }

  @Test(
    "Shorter lines stand where the alignment says, mirrored from right to left",
    arguments: [
      (LineAlignment.leading, WritingDirection.leftToRight, 0.0),
      (.center, .leftToRight, 4.605343), (.trailing, .leftToRight, 9.210686),
      (.leading, .rightToLeft, 9.210686), (.center, .rightToLeft, 4.605343),
      (.trailing, .rightToLeft, 0),
    ]
  )
  func places(alignment: LineAlignment, direction: WritingDirection, x: Double) {
    // 18.245295 is 54.7 pixels: the text is 18.333333 wide, the second line 9.122648.
    let layout = layOut("aa\na") {
      $0.alignment = alignment
      $0.direction = direction
    }
    #expect(layout.size.width == 55.0 / 3)
    #expect(abs(layout.lineFrames[1].minX - x) < 0.0001)
    #expect(layout.lineFrames[1].minY == 22)
    #expect(abs(layout.lineFrames[1].size.width - 9.122648) < 0.0001)
  }

  @Test("A single line that fills its text has no frame of its own")
  func singleLine() {
    #expect(layOut("aa") { $0.alignment = .trailing }.lineFrames.isEmpty)
  }
}
