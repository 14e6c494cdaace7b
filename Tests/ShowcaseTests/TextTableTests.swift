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

  @Test("A length has at most two decimals and no trailing zeros")
  func lengths() {
    #expect(points(305) == "305")
    #expect(points(419 + 1 / 3.0) == "419.33")
    #expect(points(40.5) == "40.5")
    #expect(points(0.05) == "0.05")
    #expect(points(66.999) == "67")
  }
}
