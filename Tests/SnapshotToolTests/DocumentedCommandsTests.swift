import Foundation
import Testing

@testable import SnapshotTooling

/// The commands of the tool that the guides show.
struct DocumentedCommandsTests {
  /// The words after `swift run flowsim` on all pages about snapshots and serving.
  private func commands() throws -> Set<String> {
    let sources = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/Snapshot")
    var words: Set<String> = []
    for path in ["Asserting/Snapshot.docc", "Serving/StageServing.docc"] {
      let catalog = sources.appending(path: path)
      for name in try FileManager.default.contentsOfDirectory(atPath: catalog.path) {
        guard name.hasSuffix(".md") else { continue }
        let text = try String(contentsOf: catalog.appending(path: name), encoding: .utf8)
        for match in text.matches(of: #/swift run flowsim (\w+)/#) { words.insert(String(match.1)) }
      }
    }
    return words
  }

  @Test("The guides show every command, and no other")
  func all() throws {
    #expect(try commands() == Set(ToolCommand.names).subtracting(["help"]))
  }
}
