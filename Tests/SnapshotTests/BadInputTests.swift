import Foundation
import Testing

@testable import SnapshotRendering

/// Files that an assertion cannot read or write.
struct BadInputTests {
  @Test("A reference whose folder cannot be made fails, and says why")
  func noFolder() throws {
    let folder = try ReferenceFolder()
    try Data("a file".utf8).write(to: folder.url.appendingPathComponent("CartTests"))

    let report = folder.check(.success("a"))

    let path = folder.url.appendingPathComponent("CartTests/empty.outline").path
    #expect(report?.severity == .failure)
    #expect(
      report?.message.hasPrefix(
        """
        Snapshot CartTests/empty failed: its reference cannot be written. Make room for \(path), and its folder \
        writable
        reference \(path)

        """
      ) == true
    )
  }

  @Test("A text that differs is told, although it cannot be kept beside its reference")
  func noCandidate() throws {
    let folder = try ReferenceFolder()
    try folder.write("a\n", to: "empty.outline")
    try folder.write("in the way", to: "empty.outline.new/file")

    let report = folder.check(.success("b"))

    let path = folder.url.appendingPathComponent("CartTests/empty.outline").path
    #expect(report?.outcome == .differs)
    #expect(
      report?.message.hasPrefix(
        """
        Snapshot CartTests/empty differs: 1 line in 1 place. Accept: run the test with FLOWSIM_RECORD=failed and \
        commit \(path)
        @@ line 1
        -a
        +b
        reference \(path)
        The new text is not kept, because \(path).new cannot be written:

        """
      ) == true
    )
    #expect(folder.files == ["empty.outline", "empty.outline.new"])
    #expect(folder.content("empty.outline") == "a\n")
  }

  @Test("A reference that cannot be replaced fails and stays")
  func noReplacing() throws {
    let folder = try ReferenceFolder()
    try folder.write("in the way", to: "empty.outline/file")

    let report = folder.check(.success("b"), record: .all)

    #expect(report?.outcome == .failed)
    #expect(report?.message.contains(" failed: its reference cannot be written. ") == true)
    #expect(folder.files == ["empty.outline"])
    #expect(folder.content("empty.outline/file") == "in the way")
  }

  @Test("A name with dots and slashes stays in the folder")
  func dots() throws {
    let folder = try ReferenceFolder()

    let report = folder.check(.success("a"), named: "../../../etc/passwd")

    #expect(report?.outcome == .recorded)
    #expect(folder.files == ["empty.etc-passwd.outline"])
  }

  @Test("A reference with the line endings of another system matches, and is not rewritten")
  func lineEndings() throws {
    let folder = try ReferenceFolder()
    try folder.write("a\r\nb\r\n", to: "empty.outline")

    for mode in [RecordMode.missing, .failed, .never] {
      #expect(folder.check(.success("a\nb\n"), record: mode) == nil)
    }
    #expect(folder.content("empty.outline") == "a\r\nb\r\n")
  }

  @Test("Of two runs that write one file at once, one is kept whole, and nothing else is left")
  func twoRuns() async throws {
    let folder = try ReferenceFolder()
    let texts = ["a", "b"].map { String(repeating: $0, count: 200_000) }

    await withTaskGroup(of: Void.self) { group in
      for turn in 0..<32 {
        group.addTask { _ = folder.check(.success(texts[turn % 2]), record: .all) }
      }
    }

    let kept = folder.content("empty.outline")
    #expect(kept == texts[0] + "\n" || kept == texts[1] + "\n")
    #expect(folder.files == ["empty.outline"])
  }
}
