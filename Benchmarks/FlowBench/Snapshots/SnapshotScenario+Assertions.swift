import Foundation
import SnapshotRendering

extension SnapshotScenario {
  /// Assertions that pass, without rendering, each in a separate test.
  static let assertions = [
    SnapshotScenario(name: "assertion-200", summary: "200 lines that match", limit: 0.2) {
      let package = AssertedPackage()
      return { package.assert(claiming: ClaimedNames()) }
    },
    SnapshotScenario(
      name: "assertion-shared",
      summary: "200 lines that match, in a run of several processes",
      limit: 0.2
    ) {
      let package = AssertedPackage()
      return { package.assert(claiming: ClaimedNames(sharedIn: package.run)) }
    },
  ]
}

/// A package with one reference in a temporary folder, which is removed when it is no longer used.
private final class AssertedPackage {
  private let root: URL
  private let text = (1...200).map { "        row \"Order \($0)\" @ 16,\(45 * $0) 361x44.67\n" }
    .joined()

  /// The run to which the assertions belong.
  let run: TestRun

  init() {
    root = FileManager.default.temporaryDirectory
      .appendingPathComponent("flowbench-\(UUID().uuidString)", isDirectory: true)
    run = TestRun(folder: root.appendingPathComponent("run", isDirectory: true))
    do {
      let folder = root.appendingPathComponent("Snapshots/Tests", isDirectory: true)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try FileManager.default.createDirectory(at: run.folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: folder.appendingPathComponent("orders.txt"))
      try Data().write(to: root.appendingPathComponent("Package.swift"))
    } catch {
      preconditionFailure("A reference cannot be written into \(root.path): \(error)")
    }
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  func assert(claiming names: ClaimedNames) {
    let check = SnapshotCheck(
      text: .success(text),
      fileExtension: "txt",
      name: nil,
      testName: "orders()",
      testFile: root.appendingPathComponent("Tests.swift").path,
      line: 1,
      column: 1
    )
    let report = check.run(record: nil, environment: [:], claimed: names)
    precondition(report == nil, "The text does not match: \(report?.message ?? "")")
  }
}
