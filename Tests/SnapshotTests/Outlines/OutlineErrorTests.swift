import Testing

@testable import SnapshotRendering

/// Texts that are no outlines.
struct OutlineErrorTests {
  private static let head = """
    device iphone-15 os=18 393x852 safe=59,0,34,0 type=large scheme=light
    layers stack(home)

    """

  private func error(_ text: String) -> OutlineError? {
    do throws(OutlineError) {
      _ = try Outline(parsing: text)
      return nil
    } catch { return error }
  }

  @Test(
    "A line of a node that no outline prints is named, with what is wrong",
    arguments: [
      ("   text", OutlineError.Reason.indentation(3, deepest: 2)),
      ("    text", .indentation(4, deepest: 2)),
      ("  text  \"a\"", .unexpectedWord("")),
      ("  text \"a\" ", .lineEnding),
      ("  text \"a\"\r", .lineEnding),
      ("  text \"a", .quotes("\"a")),
      ("  text \"a\\q\"", .quotes("\"a\\q\"")),
      ("  text \"a\\u{e9}\"", .quotes("\"a\\u{e9}\"")),
      ("  text \"a\tb\"", .quotes("\"a\tb\"")),
      ("  \"text\" \"a\"", .quoting("\"text\"")),
      ("  text value=\"1\"", .quoting("\"1\"")),
      ("  text \"value\"=1", .quoting("\"value\"=1")),
      ("  text value=", .quoting("")),
      ("  text route=a", .quoting("route=a")),
      ("  text route=\"a\"", .quoting("route=\"a\"")),
      ("  text #a \"b\"", .unexpectedWord("\"b\"")),
      ("  text a b", .unexpectedWord("b")),
      ("  text disabled a=1", .unexpectedWord("a=1")),
      ("  text disabled selected", .unexpectedWord("selected")),
      ("  text disabled disabled", .unexpectedWord("disabled")),
      ("  text @ 1,2 3x4 disabled", .unexpectedWord("disabled")),
      ("  text @1,2 3x4", .unexpectedWord("@1,2")),
      ("  text @ 1,2", .number("1,2")),
      ("  text @ 1,2 3", .number("3")),
      ("  text @ 01,2 3x4", .number("01,2")),
      ("  text @ 1.50,2 3x4", .number("1.50,2")),
      ("  text @ 1.125,2 3x4", .number("1.125,2")),
      ("  text @ -0,2 3x4", .number("-0,2")),
      ("  text @ +1,2 3x4", .number("+1,2")),
      ("  text @ NaN,2 3x4", .number("NaN,2")),
      ("  text @ 1e5,2 3x4", .number("1e5,2")),
    ]
  )
  func nodes(line: String, reason: OutlineError.Reason) {
    let text = OutlineErrorTests.head + "\nwindow @ 0,0 393x852\n\(line)\n"
    #expect(error(text) == OutlineError(line: 5, reason: reason))
  }

  @Test("What is missing or wrong above and below the nodes is named with its line")
  func surroundings() {
    let head = OutlineErrorTests.head
    func reason(_ text: String) -> String { error(text).map { "\($0)" } ?? "none" }
    #expect(error("") == OutlineError(line: 1, reason: .missing("device ")))
    #expect(
      reason("hello\n")
        == "line 1: it does not begin with “device ”. Pass the text of an outline, as "
        + "TreeRenderer.outline writes it"
    )
    #expect(
      error("device a os=17 1x1\n")
        == OutlineError(line: 1, reason: .setting(expected: "os=", found: " os=17 1x1"))
    )
    #expect(
      error(head.replacing("type=large", with: "type=huge"))
        == OutlineError(
          line: 1,
          reason: .setting(expected: "type=", found: " type=huge scheme=light")
        )
    )
    #expect(
      error(head.replacing("light", with: "light motion=reduced keyboard=shown"))
        == OutlineError(line: 1, reason: .unexpectedWord(" keyboard=shown"))
    )
    #expect(error(head.replacing("stack(home)", with: "stack(home"))?.reason == .layers)
    #expect(error(head.replacing("stack(home)", with: "stack(home) sheet(a)"))?.reason == .layers)
    #expect(error(head + "  > \n")?.line == 3)
    #expect(
      error(head + "window\n") == OutlineError(line: 3, reason: .unexpectedLine(expected: ""))
    )
    #expect(error(head + "\nwindow") == OutlineError(line: 4, reason: .lineEnding))
    #expect(error(head + "\nwindow\n\n") == OutlineError(line: 5, reason: .lineEnding))
    #expect(
      error(head + "\nwindow\n\nhint a at b: c\n")
        == OutlineError(line: 6, reason: .unexpectedLine(expected: "finding "))
    )
    #expect(
      error(head + "\nwindow\n\nfinding a at b c\n")
        == OutlineError(line: 6, reason: .unexpectedWord("b c"))
    )
    #expect(error(head) == nil)
    #expect(error(head + "\nfinding a at b: c\n") == nil)
  }
}
