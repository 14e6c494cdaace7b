import LayoutSim
import TestSupport
import Testing

/// The time limits only distinguish a linear algorithm from a quadratic one.
struct HostileTextTests {
  /// A million letters at night.
  private let many = Night.isOn ? 1_000_000 : 200_000

  private func layOut(
    _ text: String,
    font: TextFont = TextFont(pointSize: 17),
    in proposal: Proposal = Proposal(width: 100, height: nil),
    limit: Int? = nil,
    pixel: Double = 0.5
  ) -> TextLayout {
    let content = TextContent(text, font: font, lines: LineSettings(limit: limit))
    return InterMeasurer().layOut(content, in: proposal, pixel: pixel)
  }

  @Test("Endlessly many letters without a space are wrapped")
  func endlessWord() {
    // 100 / 9.1226 = 10.96 letters in a line.
    let layout = layOut(String(repeating: "a", count: many))
    #expect(layout.lines.count == many / 10)
  }

  @Test("Endlessly many flags in a row are wrapped")
  func flags() {
    // 100 / 21.25 = 4.7 flags in a line.
    let layout = layOut(String(repeating: "🇮🇹", count: many / 10))
    #expect(layout.lines.count == many / 40)
  }

  @Test("A million spaces are one empty line")
  func endlessSpace() {
    #expect(layOut(String(repeating: " ", count: 1_000_000)).lines == [""])
  }

  @Test("A letter with a hundred thousand marks is one letter")
  func endlessMarks() {
    let text = "e" + String(repeating: "\u{301}", count: 100_000)
    #expect(layOut(text).size == layOut("e").size)
  }

  @Test("Control characters and broken characters are measured")
  func controls() {
    // Three signs without a width, and one of 0.60 em.
    #expect(layOut("\0\u{7F}\u{9F}\u{FFFD}", pixel: 0).size.width == 17 * 0.6)
  }

  @Test(
    "A size that is not a positive number sets nothing",
    arguments: [-1, 0, -Double.infinity, .nan]
  )
  func sizes(pointSize: Double) {
    let layout = layOut("hello\nworld", font: TextFont(pointSize: pointSize))
    #expect(layout.size == .zero)
    #expect(layout.lines == ["hello", "world"])
  }

  @Test("Even the largest letters have a finite size")
  func endlessSize() {
    let font = TextFont(pointSize: .infinity, leading: .infinity)
    let size = layOut("hello\nworld", font: font, in: .unspecified).size
    #expect(size.width.isFinite && size.width > 0)
    #expect(size.height.isFinite && size.height > 0)
  }

  @Test("Negative offers count as zero, offers that are not numbers as none")
  func offers() {
    #expect(layOut("hello", in: Proposal(width: -5, height: -5)).size == .zero)
    #expect(
      layOut("hello world", in: Proposal(width: .nan, height: .nan))
        == layOut("hello world", in: .unspecified)
    )
  }

  @Test(
    "A pixel that is not a positive number rounds nothing",
    arguments: [0, -1, .infinity, .nan, Double.leastNonzeroMagnitude]
  )
  func pixels(pixel: Double) {
    // 17 x 1.193359375
    #expect(layOut("a", pixel: pixel).size.height == 20.287109375)
  }

  @Test("The largest and smallest line limits are taken")
  func limits() {
    #expect(layOut("a\nb", limit: .max).lines.count == 2)
    #expect(layOut("a\nb", limit: .min).lines == ["a…"])
  }
}

extension HostileTextTests {
  private func layOut(_ content: TextContent, width: Double?, height: Double? = nil) -> TextLayout {
    InterMeasurer().layOut(content, in: Proposal(width: width, height: height), pixel: 0.5)
  }

  @Test("Endlessly many letters in no width are as many lines")
  func endlessColumn() {
    let layout = layOut(
      String(repeating: "a", count: many),
      in: Proposal(width: 0, height: nil)
    )
    #expect(layout.lines.count == many)
    #expect(layout.size.width == 0)
  }

  @Test(
    "Endlessly many letters are truncated and shrunk at every place",
    arguments: TextTruncation.allCases
  )
  func endlessTruncation(truncation: TextTruncation) {
    let words = "b" + String(repeating: "a", count: many) + "c"
    var content = TextContent(words, font: TextFont(pointSize: 17))
    content.lines.limit = 2
    content.lines.truncation = truncation
    content.lines.minimumScale = 0.5
    let layout = layOut(content, width: 100)
    #expect(layout.lines.count == 2)
    #expect(layout.scale == 0.5)
    #expect(layout.isTruncated)
    let ends = layout.lines[1].hasSuffix("c")
    #expect(ends == (truncation != .tail))
  }

  @Test(
    "Endlessly many emoji, ideographs and broken characters are wrapped",
    arguments: ["😀", "漢", "\u{FFFD}"]
  )
  func endlessSigns(sign: String) {
    // 21.25, 17 and 10.2 points wide.
    let perLine = ["😀": 4, "漢": 5, "\u{FFFD}": 9][sign] ?? 1
    let count = many * 9 / 100
    let layout = layOut(String(repeating: sign, count: count))
    #expect(layout.lines.count == (count + perLine - 1) / perLine)
  }

  @Test("Unpaired surrogates and broken bytes are measured as the sign that stands for them")
  func brokenBytes() {
    let surrogate = String(decoding: [0xD800 as UInt16, 0x61, 0xDFFF], as: UTF16.self)
    let bytes = String(decoding: [0xFF as UInt8, 0xC0, 0xED, 0xA0, 0x80], as: UTF8.self)
    // Two signs of 0.60 em and a letter of 9.122648; five signs.
    #expect(abs(layOut(surrogate, pixel: 0).size.width - 29.522648) < 0.0001)
    #expect(abs(layOut(bytes, pixel: 0).size.width - 51) < 0.0001)
  }

  @Test("Every control character has a defined width", arguments: 0..<0xA0 as Range<UInt32>)
  func everyControl(code: UInt32) throws {
    let sign = String(try #require(Unicode.Scalar(code)))
    for text in [sign, "a" + sign + "b", sign + sign, "漢" + sign] {
      for width: Double? in [nil, 0, 10, 100] {
        let layout = layOut(text, in: Proposal(width: width, height: nil))
        #expect(layout.size.width >= 0 && layout.size.height > 0)
      }
    }
  }

  @Test("Endlessly many runs are wrapped")
  func runs() {
    let fonts = [TextFont(pointSize: 17), TextFont(pointSize: 12, weight: .bold)]
    let runs = (0..<many / 10).map {
      TextRun($0.isMultiple(of: 3) ? "" : "ab ", font: fonts[$0 & 1])
    }
    for width in [0, 100, Double.infinity] {
      let layout = layOut(TextContent(runs), width: width, height: 1000)
      #expect(layout.size.height > 0 && layout.size.height <= 1000)
    }
    #expect(layOut(TextContent(runs), width: nil).lines.count == 1)
  }

  @Test(
    "Settings that make no sense have a defined result",
    arguments: [Double.nan, .infinity, -.infinity, -1, 0, 2, .leastNonzeroMagnitude, 1e300]
  )
  func settings(number: Double) {
    for count in [Int.min, -1, 0, 1, .max] {
      let font = TextFont(pointSize: 17, design: .rounded, hasMonospacedDigits: true)
      let runs = [
        TextRun("hello 12 world\n", font: font, tracking: number), TextRun("b", font: font),
      ]
      for runs in [runs, Array(runs.prefix(1))] {
        var content = TextContent(runs)
        content.lines.limit = count
        content.lines.least = count
        content.lines.minimumScale = number
        content.lines.spacing = number
        for offer in [nil, 0, 30, number] {
          let layout = layOut(content, width: offer, height: offer)
          #expect(layout.size.width >= 0 && layout.size.width.isFinite)
          #expect(layout.size.height >= 0 && layout.size.height.isFinite)
          #expect(layout.scale > 0 && layout.scale <= 1)
        }
      }
    }
  }

  @Test(
    "A scale that is not between 0 and 1 shrinks nothing",
    arguments: [Double.nan, 0, 1, 2, -1]
  )
  func noScale(share: Double) {
    var content = TextContent("hello world", font: TextFont(pointSize: 17))
    content.lines.limit = 1
    content.lines.minimumScale = share
    #expect(layOut(content, width: 50).scale == 1)
    #expect(layOut(content, width: 50).isTruncated)
  }

  @Test("Letters that are moved over each other take no room")
  func negativeTracking() {
    let run = TextRun("hello", font: TextFont(pointSize: 17), tracking: -1000)
    #expect(layOut(TextContent(run), width: nil).size.width == 0)
    #expect(layOut(TextContent(run), width: 10).lines == ["hello"])
  }
}
