import TestSupport
import Testing

@testable import LayoutSim

/// Line break opportunities.
struct LineBreakOpportunityTests {
  /// The text with a bar at each opportunity.
  private func marked(_ text: String) -> String {
    var pieces: [Substring] = []
    var start = text.startIndex
    for place in LineBreakOpportunities(in: text) {
      pieces.append(text[start..<place])
      start = place
    }
    return (pieces + [text[start...]]).joined(separator: "|")
  }

  @Test(
    "Lines end after spaces and hyphens, and around ideographs",
    arguments: [
      ("one two", "one |two"),
      ("one   two ", "one   |two "),
      ("well-known", "well-|known"),
      ("minus -5", "minus |-5"),
      ("2024-01", "2024-01"),
      ("one\nb", "one\n|b"),
      ("漢字", "漢|字"),
      ("a漢", "a|漢"),
      ("「漢」、字。", "「漢」、|字。"),
      ("キャー", "キャー"),
      ("😀😀!", "😀|😀!"),
      ("no\u{A0}break", "no\u{A0}break"),
      ("a\u{2011}b", "a\u{2011}b"),
      ("a\u{200B}b", "a\u{200B}|b"),
      ("", ""),
    ]
  )
  func opportunities(text: String, expected: String) {
    #expect(marked(text) == expected)
  }

  @Test("An address is broken after slashes and question marks, and not at dots")
  func addresses() {
    #expect(marked("https://example.com/a/b?c=d") == "https://|example.com/|a/|b?|c=d")
    #expect(marked("name@example.com") == "name@example.com")
  }

  @Test("Lines end after hyphens and short dashes, and on both sides of long dashes")
  func dashes() {
    #expect(marked("a--b") == "a--|b")
    #expect(marked("9–17") == "9–|17")
    #expect(marked("so—it") == "so|—|it")
    #expect(marked("so—— it") == "so|—— |it")
    #expect(marked("so — —  — it") == "so |— —  — |it")
  }

  @Test("A soft hyphen is a place to break")
  func softHyphen() {
    #expect(marked("hy\u{AD}phen") == "hy\u{AD}|phen")
  }

  @Test("Spaces and joiners that keep words together do so, whatever spaces are beside them")
  func joiners() {
    #expect(marked("10\u{A0}km") == "10\u{A0}km")
    #expect(marked("10\u{202F}km") == "10\u{202F}km")
    #expect(marked("漢\u{2060}字") == "漢\u{2060}字")
    #expect(marked("a \u{2060}b") == "a \u{2060}b")
    #expect(marked("a\u{A0} b") == "a\u{A0} |b")
    #expect(marked("a \u{A0}b") == "a |\u{A0}b")
  }

  @Test("A space without a width is a place to break, behind the spaces after it")
  func spaceWithoutWidth() {
    #expect(marked("(\u{200B}a)") == "(\u{200B}|a)")
    #expect(marked("a \u{200B} \u{2060}b") == "a \u{200B} |\u{2060}b")
  }

  @Test("Wide spaces and tabs are places to break, as spaces are")
  func wideSpaces() {
    #expect(marked("a\tb") == "a\t|b")
    #expect(marked("漢\u{3000}字") == "漢\u{3000}|字")
    #expect(marked("a\u{2003}\u{2003}b") == "a\u{2003}\u{2003}|b")
  }

  @Test("Quotation marks cling to what they quote")
  func quotes() {
    #expect(marked("say \"hi there\" now") == "say |\"hi |there\" |now")
    #expect(marked("it’s “so”") == "it’s |“so”")
    #expect(marked("漢“字”漢") == "漢“字”漢")
    // A space outside of the marks only, although French has one inside.
    #expect(marked("« oui »") == "« |oui |»")
    #expect(marked("\" (a) \"  (a)") == "\" (a) |\"  (a)")
    #expect(marked("\" \u{301}a") == "\" |\u{301}a")
  }

  @Test("Brackets cling to their content, and to the word before them unless they are wide")
  func brackets() {
    #expect(marked("file(s) ( a )") == "file(s) |( a )")
    #expect(marked("漢(字)漢") == "漢|(字)|漢")
    #expect(marked("a（b）c") == "a|（b）|c")
    #expect(marked("what ?!") == "what ?!")
    #expect(marked("(  a  )") == "(  a  )")
    #expect(marked("漢 ）字") == "漢 ）|字")
    #expect(marked("( \u{301}漢") == "( \u{301}|漢")
  }

  @Test("A number stays with its sign, its currency, its brackets and its unit")
  func numbers() {
    #expect(marked("$(12.35)") == "$(12.35)")
    #expect(marked("-1,234.5%") == "-1,234.5%")
    #expect(marked("(10)% 12:30 €5 5€ 20°C") == "(10)% |12:30 |€5 |5€ |20°C")
    #expect(marked("1/2 10/km") == "1/2 |10/|km")
    #expect(marked("$(\u{301}\u{301}1)") == "$(\u{301}\u{301}1)")
    #expect(marked("1...2 1//2") == "1...2 |1//2")
  }

  @Test(
    "A number stays with what follows its last sign or its bracket",
    arguments: [
      "(5.)", "5.a", "5.€", "5.%", "(5/)", "5/א", "5/€", "5/%", "{5}!", "{5}€", "{5}%", "(5)6",
      "(5)€", "（5）!", "（5）%",
    ]
  )
  func endsOfNumbers(text: String) {
    #expect(marked(text) == text)
  }

  @Test("What only looks like a number is broken")
  func notNumbers() {
    #expect(marked("$(net)") == "$|(net)")
    #expect(marked("$(\u{301}") == "$|(\u{301}")
    #expect(marked("(net)%") == "(net)|%")
    #expect(marked("a/1") == "a/|1")
    #expect(marked("a.1") == "a.|1")
  }

  @Test("Chinese and Japanese lines begin with no closing mark and no small kana")
  func ideographs() {
    #expect(marked("漢字、かな。") == "漢|字、|か|な。")
    #expect(marked("ちょっと") == "ちょっ|と")
    #expect(marked("人々 漢…") == "人々 |漢…")
    #expect(marked("漢」  々 (5) 々 {5} 々") == "漢」  々 |(5) 々 |{5} 々")
    #expect(marked("100円") == "100|円")
    #expect(marked("￥100") == "￥100")
  }

  @Test("Korean lines end between syllables, composed or not, and not within")
  func hangul() {
    #expect(marked("한국어") == "한|국|어")
    #expect(marked("\u{1112}\u{1161}\u{11AB}\u{1100}") == "\u{1112}\u{1161}\u{11AB}|\u{1100}")
    #expect(marked("가\u{11A8}") == "가\u{11A8}")
  }

  @Test("Emoji are broken apart, but none within")
  func emoji() {
    #expect(marked("👍🏽👍") == "👍🏽|👍")
    #expect(marked("👩‍👩‍👧‍👦👩") == "👩‍👩‍👧‍👦|👩")
    #expect(marked("❤️❤️") == "❤️|❤️")
    #expect(marked("a😀b") == "a|😀|b")
    // Digits, whatever is drawn around them.
    #expect(marked("1️⃣2️⃣") == "1️⃣2️⃣")
  }

  @Test("Flags are broken apart in pairs")
  func flags() {
    #expect(marked("🇮🇹🇩🇪🇫🇷") == "🇮🇹|🇩🇪|🇫🇷")
    #expect(marked("a🇮🇹 🇮🇹") == "a|🇮🇹 |🇮🇹")
    // The odd letter begins the next line.
    #expect(marked("🇮🇹🇩") == "🇮🇹|🇩")
  }

  @Test("Characters that Unicode has not assigned are letters, ideographs or currencies by place")
  func unassigned() {
    #expect(marked("a\u{378}b") == "a\u{378}b")
    #expect(marked("\u{2FFFC}\u{2FFFD}") == "\u{2FFFC}|\u{2FFFD}")
    #expect(marked("\u{20C1}5") == "\u{20C1}5")
    #expect(marked("\u{1F02C}\u{1F3FF}") == "\u{1F02C}\u{1F3FF}")
    #expect(marked("€\u{1F02C}") == "€\u{1F02C}")
    #expect(marked("\u{E0080}\u{10FFFF}\u{E000}a") == "\u{E0080}\u{10FFFF}\u{E000}a")
  }

  @Test("Hebrew words keep their hyphens and slashes")
  func hebrew() {
    #expect(marked("א-ב א/ב") == "א-ב |א/ב")
  }

  @Test("Without a dictionary, Thai words are not distinguished, and their marks are")
  func thai() {
    #expect(marked("สวัสดี ครับ") == "สวัสดี |ครับ")
    // A vowel sign after a space is a letter.
    #expect(marked("ก \u{E34}ก") == "ก |\u{E34}ก")
  }

  @Test("A mark does not change where lines end, and is a letter where there is nothing to mark")
  func marks() {
    #expect(marked("e\u{301} e\u{301}-e") == "e\u{301} |e\u{301}-|e")
    #expect(marked("a \u{301}b") == "a |\u{301}b")
    #expect(marked("\u{301}\u{301} a") == "\u{301}\u{301} |a")
  }

  @Test("Every newline is a break, and the one of Windows is one")
  func newlines() {
    #expect(marked("a\rb\nc\r\nd") == "a\r|b\n|c\r\n|d")
    #expect(marked("\n\r\n") == "\n|\r\n")
    #expect(
      marked("a \u{2028}\u{2029}\u{85}\u{B}\u{C}b") == "a \u{2028}|\u{2029}|\u{85}|\u{B}|\u{C}|b"
    )
  }

  @Test("Objects in the text are broken apart from words, not from quotation marks")
  func objects() {
    #expect(marked("a\u{FFFC}b") == "a|\u{FFFC}|b")
    #expect(marked("“\u{FFFC}”") == "“\u{FFFC}”")
  }

  @Test("Long runs of one kind are read to their end", arguments: Run.all)
  func runs(run: Run) {
    let text = run.start + String(repeating: run.unit, count: Run.length) + run.end
    #expect(LineBreakOpportunities(in: text).reduce(0) { count, _ in count + 1 } == run.breaks)
  }

  @Test("A reading that begins with a paragraph answers with places of the whole text")
  func paragraphs() throws {
    let text = "漢 漢\nb c"
    let newline = try #require(text.firstIndex(of: "\n"))
    let places = Array(LineBreakOpportunities(in: text, from: text.index(after: newline)))
    #expect(places == [text.firstIndex(of: "c")])
  }

  @Test("Places that lines are asked about are distinguished, again and from further up")
  func places() {
    let answers = "one two three".utf8.withContiguousStorageIfAvailable { bytes in
      var places = BreakPlaces(from: 0)
      // Each place twice, and in the middle all over again.
      return ([0, 0, 4, 4, 5, 8, 4, 5, 7, 8, 12, 13]).map {
        places.allowBreak(at: $0, in: bytes) ? "|" : "."
      }
    }
    #expect(answers?.joined() == "..||.||..|..")
  }
}

/// A text that repeats itself, and how many opportunities it has.
struct Run: CustomTestStringConvertible {
  static let length = Night.isOn ? 100_000 : 20_000

  let start: String
  let unit: String
  let end: String
  let breaks: Int

  var testDescription: String { "\(start)\(unit.debugDescription)\(end)" }

  init(_ unit: String, from start: String = "", to end: String = "", breaks: Int) {
    (self.start, self.unit, self.end, self.breaks) = (start, unit, end, breaks)
  }

  static let all = [
    Run("a", breaks: 0),
    Run("7", breaks: 0),
    Run("7,", breaks: 0),
    Run(" ", breaks: 0),
    Run("\"", breaks: 0),
    Run("\" ", breaks: length - 1),
    Run("(", breaks: 0),
    Run("$(", breaks: length),
    Run("\u{301}", from: "$(", to: "7", breaks: 0),
    Run("\u{301}", from: "$(", to: "a", breaks: 1),
    Run("\u{200D}", breaks: 0),
    Run("\u{1F1EE}", breaks: length / 2 - 1),
    Run("漢", breaks: length - 1),
    Run("\r\n", breaks: length - 1),
    Run("\u{200B} ", from: "", to: "a", breaks: 1),
  ]
}
