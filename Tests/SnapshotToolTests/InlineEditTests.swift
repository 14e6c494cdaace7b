import SnapshotRendering
import Testing

@testable import SnapshotTooling

/// Writing texts into sources.
struct InlineEditTests {
  /// The source after the text became the inline reference of the call at `▲`, which is before its parenthesis.
  private func edited(_ marked: String, _ text: String) throws -> String? {
    let place = try #require(marked.firstIndex(of: "▲"))
    let before = marked[..<place]
    let source = Array(marked.replacing("▲", with: "").utf8)
    let lineStart = before.lastIndex(of: "\n").map { before.index(after: $0) } ?? before.startIndex
    let candidate = candidate(
      line: before.count { $0 == "\n" } + 1,
      column: before[lineStart...].utf8.count + 1,
      text: text
    )
    guard let edit = InlineEdit(candidate, in: source) else { return nil }
    return String(
      decoding: source[..<edit.range.lowerBound] + edit.replacement.utf8
        + source[edit.range.upperBound...],
      as: UTF8.self
    )
  }

  private func candidate(line: Int, column: Int, text: String) -> InlineCandidate {
    InlineCandidate(
      file: "A.swift",
      line: line,
      column: column,
      fingerprint: "",
      reference: nil,
      text: text
    )
  }

  @Test("A call without a closure gets one")
  func missing() throws {
    let source = """
      @Test func basket() {
        assertInlineSnapshot▲(of: stage)
        next()
      }
      """
    #expect(
      try edited(source, "one\n\n  two\n") == #"""
        @Test func basket() {
          assertInlineSnapshot(of: stage) {
            """
            one

              two
            """
          }
          next()
        }
        """#
    )
  }

  @Test("A literal is replaced, and nothing around it")
  func replaced() throws {
    let source = #"""
      func basket() {
        // assertInlineSnapshot(of: "a") { "commented out" }
        assertInlineSnapshot▲(of: page(")", "\(size("}"))")) {  // what it is
          """
          old
          """  // and was
        }
      }
      """#
    #expect(
      try edited(source, "new") == #"""
        func basket() {
          // assertInlineSnapshot(of: "a") { "commented out" }
          assertInlineSnapshot(of: page(")", "\(size("}"))")) {  // what it is
            """
            new
            """  // and was
          }
        }
        """#
    )
  }

  @Test("A call over several lines has its text below its last line")
  func severalLines() throws {
    let source = """
      func f() {
          assertInlineSnapshot▲(
              of: stage,
              as: .outline(.layers)  // not the } whole )
          ) { "x" }
      }
      """
    #expect(
      try edited(source, "y") == #"""
        func f() {
            assertInlineSnapshot(
                of: stage,
                as: .outline(.layers)  // not the } whole )
            ) { """
              y
              """ }
        }
        """#
    )
  }

  @Test("An empty closure is filled")
  func emptyClosure() throws {
    #expect(
      try edited("f▲(of: stage) { }", "y") == #"""
        f(of: stage) {
          """
          y
          """
        }
        """#
    )
  }

  @Test("Backslashes and quotes get as many pounds as they need")
  func pounds() throws {
    #expect(
      try edited("f▲(of: a)", ###"a "\(b)" """ \#c"###) == ###"""
        f(of: a) {
          ##"""
          a "\(b)" """ \#c
          """##
        }
        """###
    )
  }

  @Test("Characters that are not seen are escaped")
  func unseen() throws {
    #expect(
      try edited("f▲(of: a)", "a\u{0}b\u{202E}c\td")
        == "f(of: a) {\n  \"\"\"\n  a\\u{0}b\\u{202e}c\td\n  \"\"\"\n}"
    )
  }

  @Test("Tabs stay tabs")
  func tabs() throws {
    #expect(
      try edited("\tf▲(of: a)", "y") == "\tf(of: a) {\n\t\t\"\"\"\n\t\ty\n\t\t\"\"\"\n\t}"
    )
  }

  @Test(
    "What is not a call with a literal is left alone",
    arguments: [
      "f▲", "f▲(of: a", "f▲(of: a) { text }", #"f▲(of: a) { "x" + "y" }"#, #"f▲(of: a) { "x""#,
    ]
  )
  func refused(source: String) throws {
    #expect(try edited(source, "y") == nil)
  }

  @Test("A place after the end of the source is none")
  func afterEnd() {
    let candidate = candidate(line: 9, column: 2, text: "y")
    #expect(InlineEdit(candidate, in: Array("f(of: a)".utf8)) == nil)
  }
}
