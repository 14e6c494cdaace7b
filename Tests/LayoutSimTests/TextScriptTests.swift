import Testing

@testable import LayoutSim

/// Scripts and signs beyond the letters of Inter.
struct TextScriptTests {
  private func layOut(_ text: String, width: Double? = nil) -> TextLayout {
    let content = TextContent(text, font: TextFont(pointSize: 17))
    return InterMeasurer().layOut(content, in: Proposal(width: width, height: nil), pixel: 0)
  }

  private func em(_ text: String) -> Double { layOut(text).size.width / 17 }

  @Test(
    "Pictures are 1.25 em, also where a part of their spelling is missing",
    arguments: ["❤‍🔥", "1⃣", "☝🏽", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🇮", "🏳️‍🌈", "©\u{FE0F}", "⌚"]
  )
  func pictures(text: String) {
    #expect(em(text) == 1.25)
  }

  @Test(
    "Signs that could be pictures and are not are letters",
    arguments: [("❤\u{200D}", 0.6), ("★\u{FE0F}", 0.6), ("⌚\u{FE0E}", 0.6), ("〰", 1.02)]
  )
  func noPictures(text: String, width: Double) {
    #expect(abs(em(text) - width) < 0.0001)
  }

  @Test(
    "Wide and fullwidth characters are those of Chinese, halfwidth ones half an em wide",
    arguments: [
      ("〇", 1.02), ("㍿", 1.02), ("！", 1.02), ("￥", 1.02), ("𠀀", 1.02), ("𗀀", 1.02),
      ("🈂", 1.02), ("ﾊ", 0.5), ("ﾡ", 0.5), ("￨", 0.5), ("゙", 0), ("か\u{3099}", 0.9377),
    ]
  )
  func eastAsian(text: String, width: Double) {
    #expect(abs(em(text) - width) < 0.0001)
  }

  @Test("Japanese was as wide as Chinese, and both a whole em")
  func scripts() {
    // Recorded at 14 and 17 points; a word of ideographs among kana is as wide as they are.
    #expect(abs(em("カレンダー") - 5 * 0.9377) < 0.0003)
    #expect(abs(em("今日の予定、") - 6 * 0.9377) < 0.0003)
    #expect(abs(em("今日，") - 3 * 1.02) < 0.0003)
    #expect(em("오늘") == 2)
    #expect(!layOut("今日の予定").isApproximate)
    #expect(!layOut("今日").isApproximate)
    #expect(layOut("오늘").isApproximate)
  }

  @Test("Chinese of 105 characters in an alert's message took six lines, not seven")
  func message() {
    let content = TextContent(String(repeating: "字", count: 105), font: TextFont(pointSize: 13))
    let lines = InterMeasurer().layOut(content, in: Proposal(width: 238, height: nil), pixel: 0)
    #expect(lines.lines.count == 7)
  }

  @Test(
    "A Hangul syllable is square, however many parts it is written with",
    arguments: [
      "한", "\u{1112}\u{1161}\u{11AB}", "\u{1112}", "\u{1161}", "\u{1100}\u{1100}\u{1161}",
    ]
  )
  func hangul(text: String) {
    #expect(em(text) == 1)
  }

  @Test(
    "What cannot be seen takes no room and changes nothing",
    arguments: [
      "\u{301}", "\u{20DD}", "\u{200B}", "\u{200C}", "\u{200D}", "\u{FE0F}", "\u{200E}", "\u{200F}",
      "\u{202A}", "\u{2066}", "\u{2069}", "\u{AD}", "\u{1}", "\u{7F}", "\u{80}", "\u{9F}",
      "\u{FEFF}", "\u{E0101}", "\u{2060}", "\u{1D165}\u{1D17B}",
    ]
  )
  func invisible(sign: String) {
    // 17 x 1588 / 2816 - 0.464, but for a musical stem, which is a spacing mark of 0.25 em.
    let stem = sign.unicodeScalars.first == "\u{1D165}" ? 4.25 : 0
    #expect(abs(layOut("a" + sign).size.width - 9.122648 - stem) < 0.0001)
  }

  @Test(
    "Letters that Inter does not have are as wide as the letters they are composed from",
    arguments: [("≮", 1856.0), ("≯", 1856), ("≰", 1856), ("≱", 1856)]
  )
  func composed(text: String, advance: Double) {
    let layout = layOut(text)
    #expect(abs(layout.size.width - (17 * advance / 2816 - 0.464)) < 0.0001)
    #expect(!layout.isApproximate)
  }

  @Test(
    "Texts with letters of other scripts are marked as approximate, those with marks alone are not",
    arguments: [
      ("漢", false), ("한", true), ("😀", true), ("ש", true), ("Привет", false),
      ("e\u{301}", false), ("a\u{200D}\u{AD}", false), ("ﬀ", true), ("plain", false), ("", false),
    ]
  )
  func marked(text: String, isApproximate: Bool) {
    #expect(layOut(text).isApproximate == isApproximate)
  }

  @Test("Letters that are left out do not make a text approximate")
  func leftOut() {
    var content = TextContent("aaaa 😀", font: TextFont(pointSize: 17))
    content.lines.limit = 1
    let offer = Proposal(width: 35, height: nil)
    #expect(!InterMeasurer().layOut(content, in: offer, pixel: 0).isApproximate)
    #expect(InterMeasurer().layOut(content, in: .unspecified, pixel: 0).isApproximate)
  }

  @Test("A hyphen is shown where a word is divided at a soft one")
  func softHyphen() {
    let source = TextSource(TextContent("aaa\u{AD}aaa", font: TextFont(pointSize: 17)))
    func lines(_ room: Double) -> [TypesetLine] {
      source.text.utf8.withContiguousStorageIfAvailable { bytes in
        LineWrapper(
          source,
          bytes,
          room: room,
          most: .max,
          truncation: .tail,
          breaks: nil
        ).lines
      } ?? []
    }
    // Three letters are 27.3679 wide and a hyphen 7.3599; six letters 54.7359.
    #expect(lines(35).map { $0.words(of: source) } == ["aaa-", "aaa"])
    #expect(abs(lines(35)[0].width - 34.7278) < 0.0001)
    #expect(lines(55).map { $0.words(of: source) } == ["aaa\u{AD}aaa"])
    // Without room for the hyphen the word is divided between letters.
    #expect(lines(30).map { $0.words(of: source) } == ["aaa\u{AD}", "aaa"])
  }
}
