import Foundation
import ScreenTranslation
import Testing

/// The table of names.
struct NameTableTests {
  @Test("The guide's page is made from the table")
  func page() throws {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let page = root.appending(path: "Sources/Snapshot/Asserting/Snapshot.docc/TranslatedNames.md")
    #expect(
      try String(contentsOf: page, encoding: .utf8) == NameTable.standard.page,
      "Say: swift run flowsim translate --names > \(page.lastPathComponent), in its folder."
    )
  }

  @Test("Every line of the table is read, and no name is there twice")
  func lines() {
    let table = NameTable.standard
    #expect(Set(table.all.map { "\($0.kind) \($0.name)" }).count == table.all.count)
    #expect(table.parts.allSatisfy { $0.start < table.all.count })
  }

  @Test("What is refused says what to do instead")
  func limits() {
    let silent = NameTable.standard.all.filter { $0.outcome == .refused && $0.limit.isEmpty }
    #expect(silent.isEmpty)
  }

  @Test("Our spelling of a type is one that the module has")
  func spellings() {
    #expect(NameTable.standard[.type, "HStack"]?.ours == "Row")
    #expect(NameTable.standard[.modifier, "mask"]?.outcome == .refused)
    #expect(
      NameTable.standard[.type, "TextField"]?.arguments.map(\.newLabel) == [
        "words", "prompt", nil, nil,
      ]
    )
  }
}
