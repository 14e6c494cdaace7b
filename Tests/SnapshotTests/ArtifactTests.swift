import Foundation
import Testing

@testable import SnapshotRendering

/// Texts that are kept with a failure.
struct ArtifactTests {
  private func files(in folder: ReferenceFolder) -> [String] {
    let path = folder.url.appendingPathComponent("artifacts/CartTests").path
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  private func environment(_ folder: ReferenceFolder) -> [String: String] {
    ["FLOWSIM_ARTIFACTS": folder.url.appendingPathComponent("artifacts").path]
  }

  @Test("A text that differs is kept with its reference until it matches")
  func differs() throws {
    let folder = try ReferenceFolder()
    try folder.write("a\n", to: "empty.full.wire.txt")

    let report = folder.check(
      .success("b"),
      named: "full",
      fileExtension: "wire.txt",
      record: .failed,
      environment: environment(folder)
    )

    #expect(
      report?.artifacts == [
        SnapshotArtifact(path: "CartTests/empty.full.actual.wire.txt", text: "b\n"),
        SnapshotArtifact(path: "CartTests/empty.full.reference.wire.txt", text: "a\n"),
      ]
    )
    #expect(report?.artifacts.first?.name == "CartTests.empty.full.actual.wire.txt")
    #expect(
      files(in: folder) == ["empty.full.actual.wire.txt", "empty.full.reference.wire.txt"]
    )

    let next = folder.check(
      .success("b"),
      named: "full",
      fileExtension: "wire.txt",
      environment: environment(folder)
    )
    #expect(next == nil)
    #expect(files(in: folder).isEmpty)
  }

  @Test("A text without a reference is kept where nothing may be recorded, and not where it is")
  func missing() throws {
    let folder = try ReferenceFolder()

    _ = folder.check(.success("a"), record: .never, environment: environment(folder))
    #expect(files(in: folder) == ["empty.actual.outline"])

    let recorded = folder.check(.success("a"), environment: environment(folder))
    #expect(recorded?.severity == .warning)
    #expect(files(in: folder).isEmpty)
  }

  @Test("A folder that cannot be written changes no outcome, and a failure says so")
  func unwritable() throws {
    let folder = try ReferenceFolder()
    try folder.write("a\n", to: "empty.outline")
    let path = folder.url.appendingPathComponent("artifacts").path
    try Data("a file".utf8).write(to: URL(fileURLWithPath: path))

    let report = folder.check(.success("b"), record: .never, environment: environment(folder))

    #expect(report?.outcome == .differs)
    #expect(
      report?.message.contains("\nFLOWSIM_ARTIFACTS is \"\(path)\", where nothing can be kept:\n")
        == true
    )
    #expect(
      folder.check(.success("a"), record: .never, environment: environment(folder)) == nil
    )
  }

  @Test("An inline text is kept under its line and column")
  func inline() {
    let check = InlineCheck(
      text: .success("b"),
      reference: "a",
      fileExtension: "txt",
      testFile: "/checkout/Tests/CartTests.swift",
      line: 12,
      column: 21
    )
    let report = check.run(record: .never, environment: [:], claimed: ClaimedNames())
    #expect(
      report?.artifacts == [
        SnapshotArtifact(path: "CartTests.swift/12-21.actual.txt", text: "b\n"),
        SnapshotArtifact(path: "CartTests.swift/12-21.reference.txt", text: "a"),
      ]
    )
  }
}
