import SnapshotRendering
import Testing

/// Reports in Markdown.
struct MarkdownReportTests {
  private func entry(_ name: String, _ old: String, _ new: String) -> MarkdownReport.Entry {
    MarkdownReport.Entry(
      name: name,
      difference: SnapshotDifference(from: old, to: new, style: .nodes),
      newText: old.isEmpty ? new : nil
    )
  }

  private func outline(sheet height: Int, words: String, route: String = "note") -> String {
    """
    device iphone-15 os=18 393x852 safe=59,0,34,0 type=large scheme=light
    layers sheet(\(route))

    window @ 0,0 393x852
      sheet \(route) @ 0,\(852 - height) 393x\(height)
        text "\(words)" @ 0,0 100x20

    """
  }

  @Test("Nothing pending is said in a line")
  func nothing() {
    #expect(
      MarkdownReport.text([], limit: 1_000)
        == "### Snapshots\n\nEvery snapshot matches its reference.\n"
    )
  }

  @Test("A table with a line for each, most important first, and then the differences")
  func whole() {
    let text = MarkdownReport.text(
      [
        entry("A/words", outline(sheet: 200, words: "one"), outline(sheet: 200, words: "two")),
        entry("A/sheet", outline(sheet: 200, words: "one"), outline(sheet: 300, words: "one")),
        entry("A/new", "", "x\n"),
      ],
      limit: 10_000
    )
    #expect(
      text == """
        ### Snapshots: 2 differ, 1 is new

        | snapshot | change |
        | --- | --- |
        | `A/sheet` | `sheet note grew 100 (200 → 300)` |
        | `A/words` | `1 text changed` |
        | `A/new` | `new` |

        <details><summary>A/sheet</summary>

        ```diff
        @@ sheet note  200 → 300, top 652 → 552 @@
          … 2 unchanged
        ```

        </details>

        <details><summary>A/words</summary>

        ```diff
        @@ sheet note @@
        !  text "one" → "two"
          … 2 unchanged
        ```

        </details>

        <details><summary>A/new</summary>

        ```text
        x
        ```

        </details>

        """
    )
  }

  @Test("Words of an app are code, in which nothing is markup")
  func markup() {
    let words = "@team <b> | ```"
    let text = MarkdownReport.text(
      [
        entry("A/a", outline(sheet: 200, words: "one"), outline(sheet: 300, words: words)),
        entry(
          "A/b",
          outline(sheet: 200, words: "one", route: "a|b"),
          outline(sheet: 300, words: "one", route: "a|b")
        ),
      ],
      limit: 10_000
    )
    // The fence is longer than any run of its own character in the text.
    #expect(text.contains("\n````diff\n"))
    #expect(text.contains("\n+  text \"\(words)\""))
    #expect(text.contains(#"| `A/b` | `sheet a\|b grew 100 (200 → 300)` |"#))
  }

  @Test(
    "What finds no room is counted, and the report is never longer",
    arguments: [1, 600, 2_000, 9_000]
  )
  func limit(limit: Int) {
    let entries = (1...60).map { number in
      entry("A/\(number)", outline(sheet: 200, words: "one"), outline(sheet: 200, words: "two"))
    }
    let text = MarkdownReport.text(entries, limit: limit)
    let shown = text.components(separatedBy: "| `A/").count - 1
    let folded = text.components(separatedBy: "<details>").count - 1
    #expect(shown == 60 || text.contains("and \(60 - shown) more"))
    #expect(folded == 60 || text.contains("\(60 - folded) differences are not shown here."))
    #expect(text.utf8.count <= max(limit, 150))
  }
}
