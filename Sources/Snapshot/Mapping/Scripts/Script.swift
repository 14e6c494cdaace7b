import LayoutSim

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
