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
