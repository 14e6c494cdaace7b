import Foundation

/// A text that is kept with a failure, because messages contain only a part of it.
package struct SnapshotArtifact: Hashable, Sendable {
  /// Its path below a folder for artifacts, `CartTests/empty.actual.outline`.
  package let path: String

  /// The text.
  package let text: String

  /// Its path as the name of a file.
  package var name: String { path.replacing("/", with: ".") }
}

/// The folder that `FLOWSIM_ARTIFACTS` names, in which artifacts of failures are stored as files.
package struct ArtifactFolder: Hashable, Sendable {
  /// The folder's path, as it was given.
  let path: String

  /// Writes `artifacts`, of the snapshot whose artifacts may be at `paths`, and removes those of an earlier run.
  func replace(at paths: [String], with artifacts: [SnapshotArtifact]) throws {
    for path in paths where !artifacts.contains(where: { $0.path == path }) {
      let file = url(path)
      guard FileManager.default.fileExists(atPath: file.path) else { continue }
      try FileManager.default.removeItem(at: file)
    }
    for artifact in artifacts {
      let file = url(artifact.path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(artifact.text.utf8).write(to: file, options: .atomic)
    }
  }

  private func url(_ path: String) -> URL {
    URL(fileURLWithPath: self.path, isDirectory: true).appendingPathComponent(path)
  }
}

/// The names of a snapshot's artifacts.
package struct ArtifactNames: Hashable, Sendable {
  /// The path without an extension, `CartTests/empty`.
  let stem: String

  /// The extension, without a dot.
  let fileExtension: String

  /// The text that was compared.
  var actual: String { "\(stem).actual.\(fileExtension)" }

  /// The text that it was compared with.
  var reference: String { "\(stem).reference.\(fileExtension)" }

  /// A picture of what differs.
  var picture: String { "\(stem)\(ArtifactNames.picture)" }

  /// The end of the path of a picture.
  package static let picture = ".picture.svg"

  /// The artifacts of a text, its reference, and a picture; none of those that are `nil`.
  func artifacts(
    actual text: String?,
    reference old: String?,
    picture svg: String? = nil
  ) -> [SnapshotArtifact] {
    [(actual, text), (reference, old), (picture, svg)].compactMap { path, text in
      text.map { SnapshotArtifact(path: path, text: $0) }
    }
  }
}

/// A file to which all processes of a test run append the results of their assertions, one line of JSON each.
package struct RunLog: Hashable, Sendable {
  /// A line of the log.
  package enum Entry: Hashable, Sendable, Codable {
    /// A run was started by the tool, with these arguments to `swift test`.
    case began(arguments: [String])

    /// An assertion compared a text with a reference.
    ///
    /// - Parameters:
    ///   - path: The path of the reference below the folder of all references.
    ///   - folder: The full path of that folder.
    ///   - outcome: The outcome.
    ///   - isFiltered: Whether the process runs only a part of the tests.
    case compared(
      path: String,
      folder: String,
      outcome: SnapshotOutcome,
      isFiltered: Bool
    )

    /// An assertion compared a text with one in the source.
    ///
    /// - Parameters:
    ///   - name: The name of the source, and the line in it.
    ///   - outcome: The outcome.
    case comparedInline(name: String, outcome: SnapshotOutcome)

    /// The run that the tool started has ended with this exit code.
    case ended(status: Int32)
  }

  /// The full path of the file.
  package let path: String

  package init(path: String) {
    self.path = path
  }

  /// Appends a line in one step, so that lines of several processes stay whole.
  package func append(_ entry: Entry) throws {
    let line = try JSONEncoder.oneLine.encode(entry) + Data("\n".utf8)
    try FileManager.default.createDirectory(
      at: URL(fileURLWithPath: path).deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    let file = open(path, O_WRONLY | O_CREAT | O_APPEND, 0o644)
    guard file >= 0 else { throw RunLog.error() }
    defer { close(file) }
    let written = line.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    guard written == line.count else { throw RunLog.error() }
  }

  private static func error() -> any Error {
    POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
  }
}

/// The information in the arguments of a test process about the tests that it runs.
enum TestProcessArguments {
  /// Whether they name tests, or patterns of tests, that are run or skipped.
  ///
  /// Swift Testing is given `--filter` and `--skip`. XCTest is given names of tests, on Apple platforms after
  /// `-XCTest`; elsewhere they are its only argument, without which it runs all.
  static func areFiltering(_ arguments: [String]) -> Bool {
    let arguments = arguments.dropFirst()
    if arguments.contains("--filter") || arguments.contains("--skip") { return true }
    if arguments.contains("--testing-library") { return false }
    #if canImport(ObjectiveC)
      guard let flag = arguments.firstIndex(of: "-XCTest") else { return false }
      return arguments.dropFirst(flag).dropFirst().first != "All"
    #else
      return arguments.contains { !$0.hasPrefix("-") }
    #endif
  }
}
