import Foundation
import LayoutSim
import Snapshot
import Testing

@testable import SnapshotRendering

/// assertInlineSnapshot.
@MainActor
struct InlineSnapshotTests {
  @Test("A text that is in the closure passes")
  func passes() {
    assertInlineSnapshot(of: "one\ntwo\n") {
      """
      one
      two
      """
    }
  }

  @Test("What a stage shows is compared as an outline")
  func stage() {
    let home = DefaultRoute("home", presentationStyle: .push) { TextBlock("Hi") }
    let stage = Stage(Coordinator(root: home))
    assertInlineSnapshot(of: stage, as: .outline(.layers), redacting: [.value("home", as: "route")])
    {
      """
      device iphone-15 os=18 393x852 safe=59,0,34,0 type=large scheme=light
      layers stack(‹route-1›)

      window @ 0,0 393x852
        stack depth=1 @ 0,0 393x852
          screen ‹route-1› owner=Coordinator<DefaultRoute> top @ 0,0 393x852
      """
    }
  }

  @Test("A text that differs fails at its line, and nothing waits where nothing may be written")
  func differs() {
    let line = #line + 2
    withKnownIssue {
      assertInlineSnapshot(of: "new", record: .never) { "old" }
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.contains {
          $0.rawValue == """
            Snapshot InlineSnapshotTests.swift:\(line) differs: 1 line in 1 place. Accept: run the test \
            with FLOWSIM_RECORD=failed, then swift run flowsim accept InlineSnapshotTests.swift:\(line)
            @@ line 1
            -old
            +new
            """
        }
    }
  }

  // MARK: - What waits

  /// A package with a source of its own.
  private func inPackage(_ body: (_ source: String, _ folder: URL) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("flowsim-inline-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    try Data().write(to: root.appendingPathComponent("Package.swift"))
    let source = root.appendingPathComponent("ATests.swift")
    try Data("assertInlineSnapshot(of: a)\n".utf8).write(to: source)
    try body(source.path, InlineCandidate.folder(in: root))
  }

  private func run(
    _ text: String,
    _ reference: String?,
    in source: String,
    environment: [String: String] = [:],
    claimed: ClaimedNames = ClaimedNames()
  ) -> SnapshotReport? {
    InlineCheck(
      text: .success(text),
      reference: reference,
      fileExtension: "txt",
      testFile: source,
      line: 1,
      column: 21
    )
    .run(record: nil, environment: environment, claimed: claimed)
  }

  @Test("A missing text fails and waits, and one that passes later waits no more")
  func waits() throws {
    try inPackage { source, folder in
      #expect(
        run("x", nil, in: source)?.message
          == "Snapshot ATests.swift:1 missing: its closure has no text. Accept: swift run flowsim accept "
          + "ATests.swift:1\n+x"
      )
      let file = InlineCandidate.url(of: source, 1, 21, in: folder)
      let candidate = try JSONDecoder()
        .decode(InlineCandidate.self, from: Data(contentsOf: file))
      #expect(candidate.text == "x\n")
      #expect(
        candidate.fingerprint
          == InlineCandidate.fingerprint(of: Data("assertInlineSnapshot(of: a)\n".utf8))
      )
      #expect(run("x", "x", in: source) == nil)
      #expect(!FileManager.default.fileExists(atPath: file.path))
    }
  }

  @Test("What was compared is in the log of the run")
  func logged() throws {
    try inPackage { source, folder in
      let log = folder.appendingPathComponent("log.jsonl").path
      #expect(run("x", "x", in: source, environment: ["FLOWSIM_LOG": log]) == nil)
      let entry = try JSONDecoder()
        .decode(RunLog.Entry.self, from: Data(contentsOf: URL(fileURLWithPath: log)))
      #expect(entry == .comparedInline(name: "ATests.swift:1", outcome: .matched))
    }
  }

  @Test("On CI nothing waits")
  func onCI() throws {
    try inPackage { source, folder in
      #expect(run("x", "y", in: source, environment: ["CI": "true"])?.outcome == .differs)
      #expect(!FileManager.default.fileExists(atPath: folder.path))
    }
  }

  @Test("A second text at the same place collides")
  func collides() throws {
    try inPackage { source, _ in
      let claimed = ClaimedNames()
      #expect(run("x", "x", in: source, claimed: claimed) == nil)
      #expect(run("x", "x", in: source, claimed: claimed) == nil)
      #expect(run("y", "x", in: source, claimed: claimed)?.outcome == .collided)
    }
  }

  @Test("A text that differs is told, although it cannot be kept")
  func unwritable() throws {
    try inPackage { source, folder in
      let build = folder.deletingLastPathComponent().deletingLastPathComponent()
      try Data("a file".utf8).write(to: build)
      let report = run("x", "y", in: source)
      #expect(report?.outcome == .differs)
      #expect(
        report?.message.hasPrefix(
          """
          Snapshot ATests.swift:1 differs: 1 line in 1 place. Accept: run the test with FLOWSIM_RECORD=failed, \
          then swift run flowsim accept ATests.swift:1
          @@ line 1
          -y
          +x
          The new text is not kept, because \(folder.path)/
          """
        ) == true
      )
    }
  }
}
