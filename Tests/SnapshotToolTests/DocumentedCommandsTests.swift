import Foundation
import Testing

@testable import SnapshotTooling

/// The commands of the tool that the guides show.
@Suite("Commands in the guides")
struct DocumentedCommandsTests {
  /// The words after `swift run flowsim` on all pages of Snapshot's catalog.
  private func commands() throws -> Set<String> {
    let catalog = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/Snapshot/Asserting/Snapshot.docc")
    return try FileManager.default.contentsOfDirectory(atPath: catalog.path)
      .filter { $0.hasSuffix(".md") }
      .reduce(into: []) { words, name in
        let text = try String(contentsOf: catalog.appending(path: name), encoding: .utf8)
        for match in text.matches(of: #/swift run flowsim (\w+)/#) { words.insert(String(match.1)) }
      }
  }

  @Test("The guides show every command, and no other")
  func all() throws {
    #expect(try commands() == Set(ToolCommand.names).subtracting(["help"]))
  }
}
