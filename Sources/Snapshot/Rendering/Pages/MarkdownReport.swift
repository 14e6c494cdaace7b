/// A report on pending snapshots as Markdown, for a comment on a pull request or the summary of a job.
package struct MarkdownReport {
  /// A pending snapshot.
  package struct Entry {
    package let name: String
    package let difference: SnapshotDifference

    /// Its text if it has no reference yet.
    package let newText: String?

    /// Whether it has no reference yet.
    var isNew: Bool { newText != nil }

    package init(name: String, difference: SnapshotDifference, newText: String?) {
      self.name = PrintedWords.bare(name)
      self.difference = difference
      self.newText = newText
    }
  }

  /// The report in at most `limit` bytes, most important changes first; the rest is counted.
  ///
  /// - Complexity: O(length of all differences).
  package static func text(_ entries: [Entry], limit: Int) -> String {
    guard !entries.isEmpty else {
      return "### Snapshots\n\nEvery snapshot matches its reference.\n"
    }
    let sorted = entries.enumerated().sorted {
      ($0.element.isNew ? 1 : 0, $0.element.difference.importance, $0.offset)
        < ($1.element.isNew ? 1 : 0, $1.element.difference.importance, $1.offset)
    }.map(\.element)
    var text = "### Snapshots: \(count(entries))\n\n| snapshot | change |\n| --- | --- |\n"
    // Room for the lines that count what was left out.
    var room = max(0, limit - text.utf8.count - 200)
    // At most half of the room is for the table, so that the first differences are shown, too.
    var tableRoom = room / 2
    var rows = 0
    for entry in sorted {
      let row = "| \(code(entry.name)) | \(code(summary(of: entry))) |\n"
      guard row.utf8.count <= tableRoom else { break }
      text += row
      tableRoom -= row.utf8.count
      room -= row.utf8.count
      rows += 1
    }
    if rows < sorted.count { text += "\nand \(sorted.count - rows) more\n" }
    var sections = 0
    for entry in sorted {
      let section = section(about: entry)
      guard section.utf8.count <= room else { break }
      text += section
      room -= section.utf8.count
      sections += 1
    }
    if sections < sorted.count {
      let left = sorted.count - sections
      text += "\n\(left) \(left == 1 ? "difference is" : "differences are") not shown here.\n"
    }
    return text
  }

  private static func count(_ entries: [Entry]) -> String {
    let new = entries.count(where: \.isNew)
    let changed = entries.count - new
    var words: [String] = []
    if changed > 0 { words.append("\(changed) \(changed == 1 ? "differs" : "differ")") }
    if new > 0 { words.append("\(new) \(new == 1 ? "is" : "are") new") }
    return words.joined(separator: ", ")
  }

  private static func summary(of entry: Entry) -> String {
    entry.isNew ? SnapshotDifference.newSummary : entry.difference.summary
  }

  private static func section(about entry: Entry) -> String {
    let (lines, language) = content(of: entry)
    let fence = String(repeating: "`", count: max(3, longestTicks(in: lines) + 1))
    let name = Markup.escaped(entry.name)
    return """

      <details><summary>\(name)</summary>

      \(fence)\(language)
      \(lines.joined(separator: "\n"))
      \(fence)

      </details>

      """
  }

  /// The lines of a difference, or of a text without a reference, and the language of their colours.
  private static func content(of entry: Entry) -> (lines: [String], language: String) {
    // Invisible characters are written out, as in outlines.
    func lines(_ text: String) -> [String] {
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { PrintedWords.bare(String($0)) }
    }
    if let text = entry.newText {
      let all = lines(text.hasSuffix("\n") ? String(text.dropLast()) : text)
      guard all.count > maxLines else { return (all, "text") }
      return (all.prefix(maxLines) + ["… \(all.count - maxLines) more lines"], "text")
    }
    let difference = entry.difference.text(budget: maxLines, path: "the HTML report")
    // Lines of texts that are not outlines already have their signs in front.
    if case .nodes = entry.difference { return (lines(difference).map(markedLine), "diff") }
    return (lines(difference), "diff")
  }

  /// The lines of one snapshot that a report shows.
  private static let maxLines = 100

  /// A line with its sign in front, as a highlighter expects: `~` becomes `!`.
  private static func markedLine(_ line: String) -> String {
    let words = line.drop { $0 == " " }
    let blanks = String(repeating: " ", count: line.count - words.count)
    switch words.first {
    case "+", "-": return "\(words.prefix(1))\(blanks)\(words.dropFirst(2))"
    case "~": return "!\(blanks)\(words.dropFirst(2))"
    default: return line.hasPrefix(" ") || line.isEmpty ? line : "@@ \(line) @@"
    }
  }

  /// A text as code, in which nothing is markup, on one line of a table.
  private static func code(_ text: String) -> String {
    let words = text.map { $0.isNewline ? " " : String($0) }.joined()
      .replacing("|", with: "\\|")
    let ticks = longestTicks(in: [words])
    let fence = String(repeating: "`", count: ticks + 1)
    return ticks == 0 ? "\(fence)\(words)\(fence)" : "\(fence) \(words) \(fence)"
  }

  private static func longestTicks(in lines: [String]) -> Int {
    var longest = 0
    for line in lines {
      var run = 0
      for byte in line.utf8 {
        run = byte == UInt8(ascii: "`") ? run + 1 : 0
        longest = max(longest, run)
      }
    }
    return longest
  }
}
