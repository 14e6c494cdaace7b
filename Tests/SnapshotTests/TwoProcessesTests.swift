import Foundation
import Testing

@testable import SnapshotRendering

// Only these systems start processes for tests.
#if os(Linux) || os(macOS)
  /// Two processes of a run.
  struct TwoProcessesTests {
    @Test("The process that comes second collides with what the first one compared")
    func names() async throws {
      let folder = try ReferenceFolder()
      let path = folder.url.path
      let run = TestRun(folder: folder.url.appendingPathComponent("run"))
      let names = ClaimedNames(sharedIn: run)
      _ = folder.check(.success("a"), named: "first", line: 10, claimed: names)

      await #expect(processExitsWith: .success) { [path = path as String] in
        let folder = ReferenceFolder(existing: path)
        let run = TestRun(folder: folder.url.appendingPathComponent("run"))
        let names = ClaimedNames(sharedIn: run)
        let first = folder.check(.success("b"), named: "first", line: 12, claimed: names)
        let second = folder.check(.success("b"), named: "second", line: 14, claimed: names)
        exit(first?.outcome == .collided && second?.outcome == .recorded ? 0 : 1)
      }

      let second = folder.check(.success("a"), named: "second", line: 16, claimed: names)
      #expect(
        second?.message.hasPrefix(
          "Snapshot CartTests/empty.second collided: empty() in CartTests.swift:14 has another text"
        ) == true
      )
      #expect(folder.content("empty.first.outline") == "a\n")
      #expect(folder.content("empty.second.outline") == "b\n")
    }

    @Test("A reference that both write at once is one of their texts, whole")
    func writing() async throws {
      let folder = try ReferenceFolder()
      let path = folder.url.path
      let size = 200_000

      async let own: Void = {
        for _ in 0..<50 {
          _ = folder.check(.success(String(repeating: "a", count: size)), record: .all)
        }
      }()
      await #expect(processExitsWith: .success) { [path = path as String, size = size as Int] in
        let folder = ReferenceFolder(existing: path)
        for _ in 0..<50 {
          let text = String(repeating: "b", count: size)
          let report = folder.check(.success(text), record: .all)
          if report?.outcome == .failed { exit(1) }
        }
        exit(0)
      }
      await own

      let kept = folder.content("empty.outline")
      let texts = ["a", "b"].map { String(repeating: $0, count: size) + "\n" }
      #expect(texts.contains { $0 == kept })
      #expect(folder.files == ["empty.outline"])
    }
  }
#endif
