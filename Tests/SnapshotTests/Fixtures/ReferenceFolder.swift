import Foundation

@testable import SnapshotRendering

/// A folder of this test alone, empty at the start and gone at the end.
final class ReferenceFolder: Sendable {
  let url: URL
  private let isOwn: Bool

  init(_ test: String = #function, file: String = #fileID) throws {
    let process = ProcessInfo.processInfo.processIdentifier
    let name = "flowsim-\(process)-\(SafeFileName.text("\(file)-\(test)"))"
    url = FileManager.default.temporaryDirectory.appendingPathComponent(name, isDirectory: true)
    isOwn = true
    try? FileManager.default.removeItem(at: url)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// The folder of another process, which removes it.
  init(existing path: String) {
    url = URL(fileURLWithPath: path, isDirectory: true)
    isOwn = false
  }

  deinit {
    if isOwn { try? FileManager.default.removeItem(at: url) }
  }

  var files: [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: url.appendingPathComponent("CartTests").path
    )
    return (names ?? []).sorted()
  }

  func content(_ name: String) -> String? {
    try? String(contentsOf: url.appendingPathComponent("CartTests/\(name)"), encoding: .utf8)
  }

  func write(_ text: String, to name: String) throws {
    try write(Data(text.utf8), to: name)
  }

  func write(_ data: Data, to name: String) throws {
    let file = url.appendingPathComponent("CartTests/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try data.write(to: file)
  }

  /// Checks `text` against the reference of the test `empty()` in `CartTests.swift`.
  func check(
    _ text: Result<String, any Error>,
    named name: String? = nil,
    fileExtension: String = "outline",
    record mode: RecordMode? = nil,
    environment: [String: String] = [:],
    line: Int = 10,
    assuming assumed: String? = nil,
    claimed names: ClaimedNames = ClaimedNames()
  ) -> SnapshotReport? {
    var check = SnapshotCheck(
      text: text,
      fileExtension: fileExtension,
      name: name,
      testName: "empty()",
      testFile: "/checkout/Tests/CartTests.swift",
      line: line,
      column: 5
    )
    check.assumed = assumed
    let folderVariable = ["FLOWSIM_SNAPSHOTS": url.path]
    return check.run(
      record: mode,
      environment: environment.merging(folderVariable) { one, _ in one },
      claimed: names
    )
  }
}
