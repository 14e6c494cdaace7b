import Foundation
import Testing

/// `Scripts/data/names.tsv` has the names of SwiftUI beside ours; the guide `Names` is made from it.
@Suite("SwiftUI's names and ours")
struct NameTableTests {
  private static let page = DocumentationPage(path: "Sources/LayoutSim/LayoutSim.docc/Names.md")

  @Test("The page has the tables of the data file; record with FLOWSIM_RECORD=all")
  func page() throws {
    let text = try Self.page.text()
    let start = try #require(text.range(of: "\n## ")).lowerBound
    let tables = NameTable.markdown(of: try NameTable.rows.get())
    if ProcessInfo.processInfo.environment["FLOWSIM_RECORD"] == "all" {
      try (text[..<start] + tables).write(to: Self.page.url, atomically: true, encoding: .utf8)
    } else {
      let lines = (page: text[start...].split(separator: "\n"), data: tables.split(separator: "\n"))
      #expect(lines.page.count == lines.data.count)
      for (shown, expected) in zip(lines.page, lines.data) where shown != expected {
        Issue.record("\(shown) should be \(expected)")
        break
      }
    }
  }

  @Test("Every name of ours is one that Sources declare as public")
  func declared() throws {
    let declared = try DeclaredNames.all.get()
    for row in try NameTable.rows.get() where !row.ours.isEmpty {
      let name = row.ours.firstMatch(of: #/\w+/#)?.output ?? ""
      let isDeclared = declared.names.contains(String(name))
      #expect(isDeclared, "\(row.line)")
    }
  }

  @Test("A name of SwiftUI has one row of its kind")
  func unique() throws {
    let rows = try NameTable.rows.get().filter { !$0.swiftUI.isEmpty }
    let count = Dictionary(grouping: rows) { "\($0.kind) \($0.swiftUI)" }
    #expect(count.filter { $1.count > 1 }.keys.sorted() == [])
    #expect(rows.count > 500)
  }
}

/// The rows of the data file, and the tables that the guide shows.
enum NameTable {
  struct Row {
    /// The four columns with tabs between them.
    let line: String
    /// One of `NameTable.kinds`.
    let kind: String
    /// As SwiftUI spells it; empty for what it does not have.
    let swiftUI: String
    /// As it is spelled here; empty if the note says what to do.
    let ours: String
    /// A text in Markdown, or an empty one; `draws only` and `leave it out` are for what has no name here.
    let note: String
  }

  static let kinds = [
    ("type", "Types"), ("wrapper", "Attributes"), ("modifier", "Modifiers"),
    ("key", "Values of the environment"), ("member", "Cases and styles"),
    ("spelling", "Initialisers and arguments"), ("own", "Modifiers that SwiftUI does not have"),
  ]

  static let rows = Result { () throws -> [Row] in
    let file = DocumentationPage.root.appendingPathComponent("Scripts/data/names.tsv")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
    return try lines.map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      try #require(cells.count == 4, "\(line)")
      try #require(kinds.contains { $0.0 == cells[0] }, "\(line)")
      return Row(
        line: String(line),
        kind: cells[0],
        swiftUI: cells[1],
        ours: cells[2],
        note: cells[3]
      )
    }
  }

  static func markdown(of rows: [Row]) -> String {
    var text = ""
    for (kind, heading) in kinds {
      var table: [String] = []
      var lists: [(title: String, names: [String])] = [
        ("Spelled alike", []), ("Draws only", []), ("Leave it out", []),
      ]
      for row in rows where row.kind == kind {
        if row.ours == row.swiftUI, row.note.isEmpty {
          lists[0].names.append("`\(row.ours)`")
        } else if row.ours.isEmpty, row.note == "draws only" {
          lists[1].names.append("`\(row.swiftUI)`")
        } else if row.ours.isEmpty, row.note == "leave it out" {
          lists[2].names.append("`\(row.swiftUI)`")
        } else if row.swiftUI.isEmpty {
          table.append("| `\(row.ours)` | \(row.note) |")
        } else {
          let ours = row.ours.isEmpty ? [] : ["`\(row.ours)`"]
          let cell = (ours + (row.note.isEmpty ? [] : [row.note])).joined(separator: ", ")
          table.append("| `\(row.swiftUI)` | \(cell) |")
        }
      }
      text += "\n## \(heading)\n"
      if !table.isEmpty {
        let header = kind == "own" ? "| FlowSim | |" : "| SwiftUI | FlowSim |"
        text += "\n\(header)\n|---|---|\n" + table.joined(separator: "\n") + "\n"
      }
      for list in lists where !list.names.isEmpty {
        text += "\n\(list.title): \(list.names.joined(separator: ", ")).\n"
      }
    }
    return text
  }
}

/// What the sources declare as public.
struct DeclaredNames {
  /// Every name, without its arguments; also the cases of enumerations.
  var names: Set<String> = []

  static let all = Result { () throws -> DeclaredNames in
    var declared = DeclaredNames()
    let sources = DocumentationPage.root.appendingPathComponent("Sources")
    let paths = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String }
    for path in (paths ?? []).sorted() where path.hasSuffix(".swift") {
      let file = sources.appendingPathComponent(path)
      declared.add(try String(contentsOf: file, encoding: .utf8))
    }
    return declared
  }

  private mutating func add(_ source: String) {
    for line in source.utf8.split(separator: UInt8(ascii: "\n")).map(Substring.init) {
      let words = line.split {
        !"`_@".contains($0) && !$0.isLetter && !$0.isNumber
      }
      guard let keyword = words.firstIndex(where: Self.keywords.contains), keyword + 1 < words.count
      else { continue }
      let isPublic = words.contains("public") || words.contains("open")
      guard isPublic || words[0] == "case" else { continue }
      names.insert(words[keyword + 1].filter { $0 != "`" })
    }
  }

  /// What stands before a name that is declared; of a case it is the first word.
  private static let keywords: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "var", "let", "func", "case",
  ]
}
