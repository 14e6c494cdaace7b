import LayoutSim
import Snapshot
import TestSupport
import Testing

@testable import SnapshotRendering

/// Differences of texts.
struct LineDifferenceTests {
  @Test("Places are named by the screen or the surface that encloses them")
  func places() {
    let reference = TreeRenderer.outline.render(.reviews)
    let text =
      reference
      .replacing("            back-button \"Blue Mug\" @ 8,0 96x44\n", with: "")
      .replacing(
        "measured=278 inset=34 @ 0,540 393x312",
        with: "measured=326 inset=34 @ 0,492 393x360"
      )
      .replacing("@ 16,68 361x120", with: "@ 16,68 361x168")
      .replacing("@ 16,204 361x50", with: "@ 16,252 361x50")

    let difference = LineDifference(from: reference, to: text, context: 0)

    #expect(difference.changedLines == 4)
    #expect(
      difference.places.map(\.heading) == [
        #"screen reviews.all / nav-bar "Reviews""#, "sheet reviews.compose",
        "sheet reviews.compose",
      ]
    )
    #expect(
      difference.places.first?.lines == [
        .removed(#"            back-button "Blue Mug" @ 8,0 96x44"#)
      ]
    )
  }

  @Test("Lines around a change are shown with it, and places that touch are one")
  func context() {
    let difference = LineDifference(
      from: "a\nb\nc\nd\ne\nf\ng\nh\n",
      to: "a\nB\nc\nd\nE\nf\ng\nh\n",
      heading: .lineNumber,
      context: 1
    )

    #expect(difference.summary == "2 lines in 1 place")
    #expect(
      difference.text(path: "x") == """
        @@ line 2
         a
        -b
        +B
         c
         d
        -e
        +E
         f
        """
    )
  }

  @Test("Without context the same changes are two places")
  func noContext() {
    let difference = LineDifference(
      from: "a\nb\nc\nd\ne\n",
      to: "a\nB\nc\nd\nE\n",
      heading: .lineNumber,
      context: 0
    )

    #expect(difference.summary == "2 lines in 2 places")
    #expect(difference.text(path: "x") == "@@ line 2\n-b\n+B\n@@ line 5\n-e\n+E")
  }

  @Test("A long difference ends in the count of what is left out and where to read it")
  func budget() {
    let text = (1...97).map { "line \($0)\n" }.joined()

    let lines = LineDifference(from: "", to: text, heading: .lineNumber)
      .text(budget: 60, path: "a.outline.new").split(separator: "\n")

    // A heading, 97 added lines and the empty one that they replace.
    #expect(lines.count == 61)
    #expect(lines.last == "… 39 more lines in a.outline.new")
  }

  @Test("A difference that just fits leaves nothing to be counted")
  func exactBudget() {
    // A heading, 58 added lines and the empty one that they replace.
    let text = (1...58).map { "line \($0)\n" }.joined()

    let lines = LineDifference(from: "", to: text, heading: .lineNumber)
      .text(budget: 60, path: "a.outline.new").split(separator: "\n")

    #expect(lines.count == 60)
    #expect(lines.last == "+line 58")
  }

  @Test("At most two lines are shown around a change", arguments: [2, 5, .max])
  func mostContext(context: Int) {
    let difference = LineDifference(
      from: "a\nb\nc\nd\ne\nf\ng\n",
      to: "a\nb\nc\nD\ne\nf\ng\n",
      heading: .lineNumber,
      context: context
    )

    #expect(difference.text(path: "x") == "@@ line 4\n b\n c\n-d\n+D\n e\n f")
  }

  @Test("A line that is gone is named by the nodes that it was in")
  func headingOfRemovedLine() {
    let reference = "device\n\nwindow\n  screen a\n    text \"x\"\n  screen b\n    text \"y\"\n"

    let difference = LineDifference(
      from: reference,
      to: reference.replacing("    text \"y\"\n", with: ""),
      context: 0
    )

    #expect(difference.places.map(\.heading) == ["screen b"])
  }

  @Test("What is true of a node for the moment is not part of its name")
  func headingWithoutFlags() {
    let reference =
      "device\n\nwindow\n  screen a top\n    row \"A\" #id selected\n      text \"x\"\n"

    let difference = LineDifference(from: reference, to: reference.replacing("x", with: "y"))

    #expect(difference.places.map(\.heading) == [#"screen a / row "A" #id"#])
  }

  @Test("A change in the header is named by its line")
  func header() {
    let reference = TreeRenderer.outline.render(.reviews)

    let difference = LineDifference(
      from: reference,
      to: reference.replacing("type=large", with: "type=small")
    )

    #expect(difference.places.map(\.heading) == ["line 1"])
  }

  @Test("A name with quotes and blanks is read whole")
  func quotedNames() {
    let before =
      "device\n\nwindow\n  screen a owner=B top\n    row \"x \\\" @ y\" #id\n      text \"1\"\n"

    let difference = LineDifference(from: before, to: before.replacing("\"1\"", with: "\"2\""))

    #expect(difference.places.map(\.heading) == [#"screen a / row "x \" @ y" #id"#])
  }

  @Test("An accent made of two scalars differs from one made of one")
  func normalForms() {
    let difference = LineDifference(from: "e\u{301}", to: "\u{E9}", heading: .lineNumber)

    #expect(difference.changedLines == 1)
  }

  @Test(
    "Line endings and newlines at the end are not a difference",
    arguments: [("a\r\nb\r\n", "a\nb\n"), ("a\n\n\n", "a"), ("a\rb", "a\nb\n")]
  )
  func lineEndings(one: String, other: String) {
    #expect(LineDifference(from: one, to: other).isEmpty)
  }

  @Test("Lines that moved among thousands are what differs, and nothing around them")
  func movedAmongThousands() {
    let old = (0..<2_000).map { "line \($0)" }
    var new = old
    new.insert(new.remove(at: 1_500), at: 300)

    let difference = LineDifference(
      from: old.joined(separator: "\n"),
      to: new.joined(separator: "\n"),
      heading: .lineNumber,
      context: 0
    )

    #expect(difference.places.map(\.lines) == [[.added("line 1500")], [.removed("line 1500")]])
  }

  @Test("Rows that repeat are matched from both ends, and between what stands once")
  func repeatedRows() {
    func page(_ rows: Int, _ titles: [String]) -> String {
      titles.map { ([$0] + Array(repeating: "row", count: rows)).joined(separator: "\n") }
        .joined(separator: "\n")
    }

    let difference = LineDifference(
      from: page(400, ["a", "b", "c"]),
      to: page(401, ["a", "b", "c"]),
      heading: .lineNumber,
      context: 0
    )

    #expect(difference.places.map(\.lines) == [[.added("row")], [.added("row")], [.added("row")]])
  }

  @Test(
    "Whatever is compared, taking the removed lines out and the added ones in gives the new text",
    arguments: 0..<40
  )
  func givesTheNewText(seed: Int) {
    // Many words or few, so that lines are unique, or repeated, or both.
    let words = [3, 30, 1_000, 100_000][seed % 4]
    var random = SeededGenerator(seed: seed)
    let old = (0..<(seed % 2 == 0 ? 40 : 1_200)).map { _ in "\(random.next(below: words))" }
    let new = old.flatMap { line in
      switch random.next(below: 10) {
      case 0: [String]()
      case 1: ["\(random.next(below: words))"]
      case 2: [line, "\(random.next(below: words))"]
      default: [line]
      }
    }

    let pairs = LineMatches(from: old, to: new).pairs

    #expect(pairs.allSatisfy { old[$0.old] == new[$0.new] })
    #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0.old < $1.old && $0.new < $1.new })
    // Seven lines of ten stayed for certain.
    if words > 100 { #expect(pairs.count > old.count / 2) }
  }
}
