import Testing

@testable import LayoutSim

@Suite("Line break opportunities")
struct LineBreakOpportunityTests {
  /// The text with a bar at each opportunity.
  private func marked(_ text: String) -> String {
    var pieces: [Substring] = []
    var start = text.startIndex
    for place in lineBreakOpportunities(in: text) {
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
      ("one\nb", "one\nb"),
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
}
