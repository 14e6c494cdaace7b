import SnapshotRendering
import Testing

/// How a difference describes the growth of a sheet.
struct SheetGrowthTests {
  private func summary(_ old: String, _ new: String) -> String {
    LineDifference(from: old, to: new).summary
  }

  @Test("A sheet that grew is named in the first line")
  func grown() {
    let text = summary(
      "  sheet reviews.compose owner=Reviews detent=custom @ 0,540 393x312\n",
      "  sheet reviews.compose owner=Reviews detent=custom @ 0,492 393x360\n"
    )
    #expect(text == "1 line in 1 place (sheet grew 48)")
  }

  @Test("A sheet that shrank by half points says so")
  func shrunk() {
    let text = summary("  sheet a.b @ 0,540 393x312\n", "  sheet a.b @ 0,562.5 393x289.5\n")
    #expect(text == "1 line in 1 place (sheet shrank 22.5)")
  }

  @Test("A sheet whose route has blanks was taken for another one of the same first word")
  func routeWithBlanks() {
    let text = summary(
      "  sheet \"my \\\"old\\\" note\" @ 0,540 393x312\n",
      "  sheet \"my \\\"new\\\" note\" @ 0,492 393x360\n"
    )
    #expect(text == "1 line in 1 place")
    let grown = summary(
      "  sheet \"my note\" owner=Notes @ 0,540 393x312\n",
      "  sheet \"my note\" owner=Notes @ 0,492 393x360\n"
    )
    #expect(grown == "1 line in 1 place (sheet grew 48)")
  }

  @Test("Another sheet in its place is not a sheet that grew")
  func otherSheet() {
    let text = summary("  sheet a.b @ 0,540 393x312\n", "  sheet a.c @ 0,492 393x360\n")
    #expect(text == "1 line in 1 place")
  }

  @Test("Words that only look like a sheet are not one")
  func lookalike() {
    let text = summary("sheet a b @ none\n", "sheet a b @ some\n")
    #expect(text == "1 line in 1 place")
  }

  @Test("Of two sheets of one route the first is compared with the first")
  func twoSheets() {
    let text = summary(
      "sheet a.b @ 0,540 393x312\n  x\nsheet a.b @ 0,440 393x412\n",
      "sheet a.b @ 0,530 393x322\n  y\nsheet a.b @ 0,440 393x410\n"
    )
    #expect(text == "3 lines in 1 place (sheet grew 10)")
  }
}
