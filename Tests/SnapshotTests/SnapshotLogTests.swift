import Foundation
import LayoutSim
import Testing

@testable import SnapshotRendering

/// What assertions write to the log of a run.
struct SnapshotLogTests {
  private func entries(at path: String) throws -> [RunLog.Entry] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map {
      try JSONDecoder().decode(RunLog.Entry.self, from: Data($0.utf8))
    }
  }

  @Test("A text that could not be made is a failure in the log, so that its reference is in use")
  func noText() throws {
    let folder = try ReferenceFolder()
    let log = folder.url.appendingPathComponent("log.jsonl").path

    let report = folder.check(
      .failure(NoSuchSurfaceError(route: "basket", surfaces: ["home"])),
      environment: ["FLOWSIM_LOG": log]
    )

    #expect(
      report?.message
        == "Snapshot CartTests/empty failed: No surface shows basket. There is home."
    )
    guard case .compared(let path, _, .failed, _) = try entries(at: log).first else {
      Issue.record("No failure in the log")
      return
    }
    #expect(path == "CartTests/empty.outline")
  }

  @Test(
    "A log that cannot be written is a failure, in addition to what else is reported",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"))
  )
  func noLog() throws {
    let folder = try ReferenceFolder()
    let words = """
      Snapshot CartTests/empty failed: FLOWSIM_LOG is "/dev/full", which cannot be written. Name a file in a \
      folder that can, or unset it
      """

    let recorded = folder.check(.success("a"), environment: ["FLOWSIM_LOG": "/dev/full"])
    #expect(recorded?.severity == .failure)
    #expect(recorded?.message.hasPrefix("Snapshot recorded: ") == true)
    #expect(recorded?.message.contains("\n\(words)\n") == true)

    let matched = folder.check(.success("a"), environment: ["FLOWSIM_LOG": "/dev/full"])
    #expect(matched?.severity == .failure)
    #expect(matched?.message.hasPrefix(words) == true)
  }
}
