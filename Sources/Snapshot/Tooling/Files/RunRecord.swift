import Foundation
import LayoutSim
import SnapshotRendering

/// The content of the log of the last test run.
package struct RunRecord {
  /// The reason why the log does not show which references are in use.
  package enum Gap: Hashable, Sendable {
    /// There is no log, or nothing in it.
    case noLog(path: String)

    /// Only a part of the tests was run, because of these arguments, which are empty if the test process reported it.
    case filtered(arguments: [String])

    /// This line cannot be read, because the run was interrupted or something else wrote to the log.
    case cut(line: Int, path: String)

    /// The run was interrupted.
    case interrupted

    /// The run compared nothing with the references in this folder.
    case otherFolder(String)
  }

  /// The references that assertions compared, by their paths below the folders of all references.
  let paths: [String: Set<String>]

  /// The number of comparisons with each outcome.
  let outcomes: [SnapshotOutcome: Int]

  /// The reason why it is not the log of a whole run; `nil` if it is.
  let gap: Gap?

  /// Reads the log at `url`.
  init(at url: URL) throws(ToolError) {
    var lines: [Substring] = []
    if FileKind(at: url, followsLinks: true) == .file {
      lines = try readText(of: url).split(separator: "\n")
    }
    var paths: [String: Set<String>] = [:]
    var outcomes: [SnapshotOutcome: Int] = [:]
    var gap: Gap? = lines.isEmpty ? .noLog(path: url.path) : nil
    var arguments: [String]?
    var hasEnded = false
    let decoder = JSONDecoder()
    for (index, line) in lines.enumerated() {
      guard let entry = try? decoder.decode(RunLog.Entry.self, from: Data(line.utf8)) else {
        gap = gap ?? .cut(line: index + 1, path: url.path)
        continue
      }
      switch entry {
      case .began(let given): arguments = given
      case .compared(let path, let folder, let outcome, let isFiltered):
        paths[folder, default: []].insert(path)
        outcomes[outcome, default: 0] += 1
        if isFiltered, arguments == nil { gap = gap ?? .filtered(arguments: []) }
      case .comparedInline(_, let outcome): outcomes[outcome, default: 0] += 1
      case .ended: hasEnded = true
      }
    }
    if let arguments {
      if RunRecord.selectTests(arguments) {
        gap = gap ?? .filtered(arguments: arguments)
      }
      if !hasEnded { gap = gap ?? .interrupted }
    }
    self.paths = paths
    self.outcomes = outcomes
    self.gap = gap
  }

  /// The references in `folder` that assertions compared; `nil` if none of them is in it.
  ///
  /// A folder may have several paths, through links.
  func paths(in folder: URL) -> Set<String>? {
    let target = folder.resolvingSymlinksInPath().path
    let found = paths.filter {
      URL(fileURLWithPath: $0.key, isDirectory: true).resolvingSymlinksInPath().path == target
    }
    return found.isEmpty ? nil : found.values.reduce(into: []) { $0.formUnion($1) }
  }

  /// Whether arguments of `swift test` leave out tests.
  static func selectTests(_ arguments: [String]) -> Bool {
    let flags = [
      "--filter", "--skip", "--specifier", "-s", "--test-product", "--disable-xctest",
      "--disable-swift-testing",
    ]
    return arguments.contains { argument in
      flags.contains { argument == $0 || argument.hasPrefix($0 + "=") }
    }
  }
}

extension RunRecord.Gap: CustomStringConvertible {
  /// A description of the gap and its solution.
  package var description: String {
    let advice = "Run `swift run flowsim test` without a filter first."
    switch self {
    case .noLog(let path):
      return
        "There is no record of a test run at \(path), so the references in use are unknown. "
        + advice
    case .filtered(let arguments):
      let words = arguments.isEmpty ? "" : " (\(arguments.joined(separator: " ")))"
      return
        "The last run left out tests\(words), whose references would count as orphans. \(advice)"
    case .cut(let line, let path):
      return
        "Line \(line) of \(path) cannot be read: the last run was interrupted, or something else wrote there. "
        + advice
    case .otherFolder(let folder):
      return "The last run compared nothing with references in \(folder). \(advice)"
    case .interrupted: return "The last run was interrupted. \(advice)"
    }
  }
}

/// Writes an object of strings as a line of JSON, in the order given.
enum JSONLine {
  static func text(_ members: [(key: String, value: String)]) -> String {
    "{" + members.map { "\(string($0.key)):\(string($0.value))" }.joined(separator: ",") + "}"
  }

  private static func string(_ value: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    // Strings can always be encoded.
    let text = (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    // JSON need not escape all characters that control a terminal or are invisible; all of them have at most four
    // digits.
    guard text.unicodeScalars.contains(where: QuotedWords.isUnseen) else { return text }
    var line = ""
    for scalar in text.unicodeScalars {
      if QuotedWords.isUnseen(scalar) {
        let digits = String(scalar.value, radix: 16)
        line += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        line.unicodeScalars.append(scalar)
      }
    }
    return line
  }
}
