import Foundation
import ScreenTranslation
import Testing

/// The names of SwiftUI beside ours are those that the translator works with.
///
/// `Scripts/data/names.tsv` has what is said of them
/// besides, and what nothing is translated to; the guide `Names` is made from both.
@Suite("SwiftUI's names and ours")
struct GuideNameTests {
  private static let page = DocumentationPage(path: "Sources/LayoutSim/LayoutSim.docc/Names.md")

  @Test("The page has the tables of the data file; record with FLOWSIM_RECORD=all")
  func page() throws {
    let text = try Self.page.text()
    let start = try #require(text.range(of: "\n## ")).lowerBound
    let tables = GuideNames.markdown(of: try GuideNames.rows.get())
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
    for row in try GuideNames.rows.get() where !row.ours.isEmpty {
      let name = row.ours.firstMatch(of: #/\w+/#)?.output ?? ""
      let isDeclared =
        declared.names.contains(String(name)) || Self.librarys.contains(String(name))
      #expect(isDeclared, "\(row.line)")
    }
  }

  /// Names of the standard library that take the place of some of SwiftUI's.
  private static let librarys: Set<String> = [
    "Array", "Bool", "Double", "Int", "Observable", "String",
  ]

  @Test("A row of the data file says something that the translator's table does not")
  func additions() throws {
    for row in try GuideNames.additions.get() {
      #expect(
        row.note != "" || GuideNames.translated[row.kind + row.swiftUI]?.ours != row.ours,
        "\(row.line)"
      )
    }
  }

  @Test("A name of SwiftUI has one row of its kind")
  func unique() throws {
    let rows = try GuideNames.rows.get().filter { !$0.swiftUI.isEmpty }
    let count = Dictionary(grouping: rows) { "\($0.kind) \($0.swiftUI)" }
    #expect(count.filter { $1.count > 1 }.keys.sorted() == [])
    #expect(rows.count > 500)
  }
}

/// The rows of both tables, and the tables that the guide shows.
enum GuideNames {
  struct Row {
    /// The four columns with tabs between them.
    let line: String
    /// One of `GuideNames.kinds`.
    let kind: String
    /// As SwiftUI spells it; empty for what it does not have.
    let swiftUI: String
    /// As it is spelled here; empty if the note says what to do.
    let ours: String
    /// A text in Markdown, or an empty one; `draws only` and `leave it out` are for what has no name here.
    let note: String

    /// By which rows are sorted.
    var order: String {
      (swiftUI.isEmpty ? ours : swiftUI).lowercased().filter { $0.isLetter || $0.isNumber }
    }
  }

  static let kinds = [
    ("type", "Types"), ("wrapper", "Attributes"), ("modifier", "Modifiers"),
    ("key", "Values of the environment"), ("member", "Cases and styles"),
    ("spelling", "Initialisers and arguments"), ("own", "Modifiers that SwiftUI does not have"),
  ]

  /// The rows of the translator's table and of the data file, which takes precedence, by their names.
  static let rows = Result { () throws -> [Row] in
    var rows = translated
    for row in try additions.get() {
      rows[row.kind + (row.swiftUI.isEmpty ? row.ours : row.swiftUI)] = row
    }
    return rows.values.sorted { ($0.order, $0.line) < ($1.order, $1.line) }
  }

  /// The names that have a counterpart, or are left out, when sources are translated.
  static let translated: [String: Row] = {
    let marks = [NameTable.Kind.modifier: ".", .key: "\\."]
    let rows = NameTable.standard.all.compactMap { entry -> Row? in
      guard kinds.contains(where: { $0.0 == entry.kind.rawValue }), entry.outcome != .refused else {
        return nil
      }
      let mark = marks[entry.kind] ?? ""
      let ours = entry.ours.isEmpty ? entry.name : String(entry.ours.prefix { $0 != "," })
      let isLeftOut = entry.outcome == .leftOut || entry.outcome == .rule && entry.ours.isEmpty
      let note = entry.limit == "it draws only" ? "draws only" : "leave it out"
      return Row(
        line: mark + entry.name,
        kind: entry.kind.rawValue,
        swiftUI: mark + entry.name,
        ours: isLeftOut ? "" : ours.hasPrefix(mark) ? ours : mark + ours,
        note: isLeftOut ? note : ""
      )
    }
    return Dictionary(rows.map { ($0.kind + $0.swiftUI, $0) }) { first, _ in first }
  }()

  /// The rows of the data file.
  static let additions = Result { () throws -> [Row] in
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
