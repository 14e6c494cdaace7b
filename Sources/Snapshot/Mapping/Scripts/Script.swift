import Foundation
import LayoutSim
import SnapshotRendering

/// The steps from the start of an app to one of its states, in order.
///
/// Its text has one line per step, as in a transcript, and can be parsed:
///
/// ```text
/// tap "Log in"
/// select tab "Browse"
/// tap "Look inside"
/// ```
public struct Script: Hashable, Sendable {
  /// The steps.
  public var steps: [ScriptStep]

  /// Creates a script of `steps`.
  public init(_ steps: [ScriptStep] = []) {
    self.steps = steps
  }

  /// The script with one more step at its end.
  public func appending(_ step: ScriptStep) -> Script { Script(steps + [step]) }

  /// The number of steps.
  public var count: Int { steps.count }
}

extension Script: ExpressibleByArrayLiteral {
  /// Creates a script of `elements`.
  public init(arrayLiteral elements: ScriptStep...) {
    self.init(elements)
  }
}

extension Script: CustomStringConvertible {
  /// The steps, one per line; empty for no steps.
  public var description: String { steps.map(\.description).joined(separator: "\n") }

  /// Parses a script with one step per line; blank lines, and lines that begin with `#`, are skipped.
  ///
  /// - Throws: A ``ScriptError`` with the number of the line that is not a step.
  public init(parsing text: String) throws(ScriptError) {
    steps = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let words = Script.trimmed(line)
      guard !words.isEmpty, words.first != "#" else { continue }
      do throws(UnreadableActionError) {
        steps.append(try ScriptStep(parsing: words))
      } catch {
        throw ScriptError(line: index + 1, problem: error)
      }
    }
  }

  private static func trimmed(_ line: Substring) -> String {
    // A file may begin with a byte order mark.
    var words = line.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    while words.last?.isWhitespace == true { words = words.dropLast() }
    // A transcript marks its steps.
    if words.hasPrefix("> ") { words = words.dropFirst(2) }
    return String(words)
  }
}

extension Script: Codable {
  /// Decodes a script from the list of its steps.
  public init(from decoder: any Decoder) throws {
    steps = try decoder.singleValueContainer().decode([ScriptStep].self)
  }

  /// Encodes the list of the steps.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(steps)
  }
}

/// The reason why a text is not a script.
public struct ScriptError: Error, Hashable, Sendable {
  /// The line, from 1 on.
  public let line: Int

  /// The problem.
  public let problem: UnreadableActionError
}

extension ScriptError: CustomStringConvertible {
  /// The line, the problem, and the expected content.
  public var description: String { "Line \(line): \(problem)" }
}

extension Script {
  /// The maximum number of shorter scripts that are tried.
  private static let mostAttempts = 100

  /// The script without its unnecessary steps: halves of it are left out, then quarters, and so on.
  ///
  /// - Parameter shows: Returns whether a shorter script still shows the same as this one.
  /// - Returns: The shortest script that was found; this one if none of its steps is unnecessary.
  @MainActor
  func shortened(while shows: @MainActor (Script) async -> Bool) async -> Script {
    var shortest = self
    var (length, index) = (max(1, count / 2), 0)
    for _ in 0..<Script.mostAttempts {
      while index >= shortest.count {
        guard length > 1 else { return shortest }
        (length, index) = (length / 2, 0)
      }
      var shorter = shortest
      shorter.steps.removeSubrange(index..<min(index + length, shortest.count))
      if await shows(shorter) { shortest = shorter } else { index += length }
    }
    return shortest
  }
}

/// A script in a file, for parameterised tests.
public struct SavedScript: Hashable, Sendable {
  /// The name of the file without its extension.
  public let name: String

  /// The script.
  public let script: Script
}

extension SavedScript: CustomStringConvertible {
  /// The name, by which tests are distinguished.
  public var description: String { name }
}

extension Script {
  /// The scripts in the files `*.script` of a folder, in the order of their names.
  ///
  /// ```swift
  /// func runs(_ saved: SavedScript) async throws {
  ///   try await Replay(saved.script, of: shop).finish()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - folder: The path, relative to the package that contains the calling file.
  ///   - filePath: The calling file.
  /// - Returns: The scripts; none if the folder has no such files.
  /// - Throws: A ``SavedScriptError`` if the folder or a file cannot be read, or if a file is not a script.
  public static func all(
    in folder: String,
    filePath: StaticString = #filePath
  ) throws -> [SavedScript] {
    let url = URL(fileURLWithPath: folder, relativeTo: package(around: "\(filePath)"))
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: url.path)
    } catch {
      throw SavedScriptError(path: url.path, problem: error.localizedDescription)
    }
    return try names.filter { $0.hasSuffix(".script") }.sorted().map { name in
      let file = url.appendingPathComponent(name)
      do {
        let text = try String(contentsOf: file, encoding: .utf8)
        return SavedScript(
          name: String(name.dropLast(".script".count)),
          script: try Script(parsing: text)
        )
      } catch {
        let problem = (error as? ScriptError)?.description ?? error.localizedDescription
        throw SavedScriptError(path: file.path, problem: problem)
      }
    }
  }

  /// The folder of the package that contains a file, or else the current one.
  private static func package(around path: String) -> URL {
    var folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    while folder.path != "/" {
      let manifest = folder.appendingPathComponent("Package.swift")
      if FileManager.default.fileExists(atPath: manifest.path) { return folder }
      folder = folder.deletingLastPathComponent()
    }
    return URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
  }
}

/// The reason why saved scripts cannot be read.
public struct SavedScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file or the folder.
  public let path: String

  /// A description of the problem, in a sentence.
  public let problem: String

  /// The path, and the problem.
  public var description: String { "\(path): \(problem)" }
}

extension Script {
  /// The steps of a story so far: its actions, and everything else as events.
  ///
  /// Refused steps are left out. An exploration that replays the script needs an event for each of those names.
  @MainActor
  public init(_ recorder: StoryRecorder) {
    let steps = recorder.steps.filter { $0.refusal == nil }.map { step in
      (try? ScriptStep(parsing: step.words)) ?? .event(step.words)
    }
    self.init(steps)
  }
}
