import Foundation
import SnapshotRendering
import SnapshotTooling

extension SnapshotScenario {
  /// The tool on a package with 10,000 references, of which 100 are pending and 100 are orphans.
  static let references = [
    SnapshotScenario(name: "list-10000", summary: "flowsim list, 10,000 references", limit: 2_000) {
      let folder = ReferenceFolder(count: 10_000)
      return { folder.call("list", expecting: 100) }
    },
    SnapshotScenario(
      name: "orphans-10000",
      summary: "flowsim orphans, 10,000 references",
      limit: 2_000
    ) {
      let folder = ReferenceFolder(count: 10_000)
      return { folder.call("orphans", expecting: 100) }
    },
  ]
}

/// A package with references in a temporary folder, which is removed when it is no longer used.
private final class ReferenceFolder {
  private let root: URL

  init(count: Int) {
    root = FileManager.default.temporaryDirectory
      .appendingPathComponent("flowbench-\(UUID().uuidString)", isDirectory: true)
    do {
      try write(count)
    } catch {
      preconditionFailure("References cannot be written into \(root.path): \(error)")
    }
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  private func write(_ count: Int) throws {
    let snapshots = root.appendingPathComponent("Snapshots", isDirectory: true)
    let log = RunLog(path: root.appendingPathComponent(".build/flowsim/log.jsonl").path)
    try log.append(.began(arguments: []))
    for number in 0..<count {
      let path = "Tests\(number / 100)/screen\(number).outline"
      let file = snapshots.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(outline(number).utf8).write(to: file)
      guard !number.isMultiple(of: 100) else {
        try Data(outline(number + 1).utf8).write(to: file.appendingPathExtension("new"))
        continue
      }
      try log.append(
        .compared(path: path, folder: snapshots.path, outcome: .matched, isFiltered: false)
      )
    }
    try log.append(.ended(status: 0))
  }

  private func outline(_ number: Int) -> String {
    """
    device iphone-15 os=18 393x852 safe=59,0,34,0 type=large scheme=light
    layers screen

    window @ 0,0 393x852
      text "Number \(number)" @ 16,100 100x20.33

    """
  }

  /// Calls the tool, which prints `count` lines.
  func call(_ command: String, expecting count: Int) {
    var lines = 0
    let context = ToolContext(
      root: root,
      environment: [:],
      print: { _ in lines += 1 },
      printError: { preconditionFailure("flowsim \(command) failed: \($0)") },
      readLine: { nil },
      open: { _ in },
      runSwift: { _, _ in 0 }
    )
    _ = Tool.run([command], in: context)
    precondition(lines == count, "flowsim \(command) printed \(lines) lines in place of \(count).")
  }
}
