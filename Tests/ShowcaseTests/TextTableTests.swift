import Testing

@testable import showcase

@Suite("Tables of words")
struct TextTableTests {
  @Test("Columns are as wide as their widest cell, and lines end without blanks")
  func columns() {
    var table = TextTable(["a", "long name"])
    table.add("wide cell", "x")

    #expect(
      table.text == """
        a          long name
        ─────────  ─────────
        wide cell  x

        """
    )
  }
}
