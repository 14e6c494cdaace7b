import Foundation

/// A text that is to become the inline reference of an assertion, as a file that can be accepted.
///
/// Sources are not changed while tests run, because several processes run them, and the lines of other assertions would
/// move.
package struct InlineCandidate: Hashable, Sendable, Codable {
  /// The full path of the source file.
  package let file: String

  /// The line of the assertion, counted from 1.
  package var line: Int

  /// The column of the assertion in bytes, counted from 1.
  package let column: Int

  /// The fingerprint of the source file when the test ran.
  package var fingerprint: String

  /// The inline reference; `nil` if there is none.
  package let reference: String?

  /// The text.
  package let text: String

  /// Creates a candidate for the current content of `file`.
  package init(
    of file: String,
    line: Int,
    column: Int,
    reference: String?,
    text: String
  ) throws {
    self.init(
      file: file,
      line: line,
      column: column,
      fingerprint: InlineCandidate.fingerprint(
        of: try Data(contentsOf: URL(fileURLWithPath: file))
      ),
      reference: reference,
      text: text
    )
  }

  package init(
    file: String,
    line: Int,
    column: Int,
    fingerprint: String,
    reference: String?,
    text: String
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.fingerprint = fingerprint
    self.reference = reference
    self.text = text
  }

  /// Its name: `ShopTests.swift:12`.
  package var name: String { "\(URL(fileURLWithPath: file).lastPathComponent):\(line)" }

  /// The folder with the candidates of the package at `root`.
  package static func folder(in root: URL) -> URL {
    root.appendingPathComponent(".build/flowsim/inline", isDirectory: true)
  }

  /// The file in `folder` in which it is stored: each place in the sources has one file.
  package func url(in folder: URL) -> URL {
    InlineCandidate.url(of: file, line, column, in: folder)
  }

  /// The file in which the candidate of an assertion is stored.
  package static func url(of file: String, _ line: Int, _ column: Int, in folder: URL) -> URL {
    let name = SafeFileName.text(
      URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    )
    let path = String(fingerprint(of: Data(file.utf8)).suffix(8))
    return folder.appendingPathComponent("\(name)-\(line)-\(column)-\(path).json")
  }

  /// Writes it to its place in `folder`.
  package func write(in folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    try encoder.encode(self).write(to: url(in: folder), options: .atomic)
  }

  /// The fingerprint of `data`, as 16 digits.
  package static func fingerprint(of data: Data) -> String {
    Fingerprint.digits(of: data)
  }
}
