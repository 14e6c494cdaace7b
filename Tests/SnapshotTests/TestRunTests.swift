import Foundation
import Testing

@testable import SnapshotRendering

/// Names in several processes of a run.
struct TestRunTests {
  /// The names of one process of the run in `folder`.
  private func process(_ folder: ReferenceFolder) -> ClaimedNames {
    ClaimedNames(sharedIn: TestRun(folder: folder.url.appendingPathComponent("run")))
  }

  @Test("A name that another process used for another text collides, and nothing is written")
  func otherText() throws {
    let folder = try ReferenceFolder()
    _ = folder.check(.success("a"), named: "full", line: 10, claimed: process(folder))
    let second = process(folder)

    // Also when the test is repeated.
    for _ in 1...2 {
      let report = folder.check(
        .success("b"),
        named: "full",
        record: .all,
        line: 12,
        claimed: second
      )

      #expect(report?.outcome == .collided)
      #expect(
        report?.message.hasPrefix(
          "Snapshot CartTests/empty.full collided: empty() in CartTests.swift:10 has another text"
        ) == true
      )
      #expect(folder.content("empty.full.outline") == "a\n")
    }
  }

  @Test("A name that is spelt out may have the same text in another process")
  func sameText() throws {
    let folder = try ReferenceFolder()
    _ = folder.check(.success("a"), named: "full", line: 10, claimed: process(folder))

    #expect(
      folder.check(.success("a"), named: "full", line: 12, claimed: process(folder)) == nil
    )
  }

  @Test("Another run knows nothing of the claims of this one")
  func otherRun() throws {
    let folder = try ReferenceFolder()
    let root = folder.url
    let first = try TestRun.begin(in: root) { run in
      folder.check(.success("a"), claimed: ClaimedNames(sharedIn: run))
    }
    let second = try TestRun.begin(in: root) { run in
      folder.check(.success("b"), claimed: ClaimedNames(sharedIn: run))
    }

    #expect(first?.outcome == .recorded)
    #expect(second?.outcome == .differs)
    let left = try FileManager.default.contentsOfDirectory(
      atPath: root.appendingPathComponent(".build/flowsim").path
    )
    #expect(left.isEmpty)
  }

  @Test("Of many that claim a name at once, each like a process of its own, one is first")
  func race() async throws {
    let folder = try ReferenceFolder()
    let processes = (0..<16).map { _ in process(folder) }
    let place = AssertionPlace(test: "empty()", file: "CartTests.swift", line: 10)

    let collisions = await withTaskGroup(of: Bool.self) { group in
      for (number, names) in processes.enumerated() {
        group.addTask {
          let claim = NameClaim(
            path: "/Snapshots/CartTests/empty.outline",
            text: "\(number)\n",
            name: "full",
            place: place,
            column: 5
          )
          return (try? names.claim(claim)) == .otherText(first: place)
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }

    #expect(collisions == 15)
  }

  @Test("A folder in which nothing can be kept is a failure that names the variable")
  func unwritable() throws {
    let folder = try ReferenceFolder()
    try Data("a file".utf8).write(to: folder.url.appendingPathComponent("run"))

    let report = folder.check(.success("a"), claimed: process(folder))

    let path = folder.url.appendingPathComponent("run").path
    #expect(report?.outcome == .failed)
    #expect(
      report?.message.hasPrefix(
        """
        Snapshot CartTests/empty failed: FLOWSIM_RUN is "\(path)", where the names of a run cannot be kept. \
        Name an empty folder for each run, or unset it
        """
      ) == true
    )
    #expect(folder.files.isEmpty)
  }

  @Test("The variable names the folder of the run, whatever started the process")
  func variable() {
    let parent = SystemProcess(name: "swift-test", identity: "7-100-boot")
    let run = TestRun(environment: ["FLOWSIM_RUN": "/x/run"], startedBy: parent)
    #expect(run?.folder.path == "/x/run")
    #expect(run?.isRequired == true)
  }

  @Test("Without the variable a run is one `swift test`; a shell may start several")
  func parent() {
    let runner = SystemProcess(name: "swift-test", identity: "7-100-boot")
    let shell = SystemProcess(name: "bash", identity: "7-100-boot")

    let run = TestRun(environment: ["FLOWSIM_RUN": ""], startedBy: runner)
    #expect(run?.folder.lastPathComponent == "7-100-boot")
    #expect(run?.isRequired == false)
    #expect(TestRun(environment: [:], startedBy: shell) == nil)
    #expect(TestRun(environment: [:], startedBy: nil) == nil)
  }

  #if os(Linux)
    @Test("What processes that have ended left is removed, also if their numbers are used again")
    func leftovers() throws {
      let folder = try ReferenceFolder()
      let parent = try #require(SystemProcess.parent)
      let again = parent.identity.prefix { $0 != "-" } + "-0-boot"
      for name in [parent.identity, String(again), "999999999-1-boot"] {
        try FileManager.default.createDirectory(
          at: folder.url.appendingPathComponent(name),
          withIntermediateDirectories: true
        )
      }

      SystemProcess.removeFolders(ofEndedProcessesIn: folder.url)

      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [parent.identity]
      )
    }
  #endif
}
