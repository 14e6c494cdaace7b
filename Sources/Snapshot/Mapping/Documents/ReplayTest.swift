import LayoutSim

/// A test that replays a script, to be pasted beside the exploration.
package enum ReplayTest {
  /// The text of a test with that name, which describes the problem after the last step in a comment.
  ///
  /// - Parameters:
  ///   - name: The name, as a phrase.
  ///   - script: The script.
  ///   - words: The problem.
  ///   - setting: The setting under which it occurs; `nil` if it is that of the map.
  /// - Returns: The text.
  static func text(
    named name: String,
    of script: Script,
    words: String,
    setting: String? = nil
  ) -> String {
    return """
      @MainActor @Test func \(identifier(name))() async throws {
      \(parsing(script))
        let replay = await Replay(script, of: exploration)
        // \(SummaryText.line(words))
      \(assertion(under: setting))
      }
      """
  }

  /// The source of a whole test file that performs a script as a story and compares it.
  ///
  /// - Parameters:
  ///   - title: The title of the story.
  ///   - script: The script.
  ///   - exploration: An expression that makes the exploration of the app.
  ///   - settings: Statements about the exploration, `app`.
  ///   - modules: The modules that the expression needs.
  /// - Returns: The source, which ends in a newline.
  package static func story(
    _ title: String,
    of script: Script,
    on exploration: String,
    under settings: [String],
    importing modules: [String]
  ) -> String {
    let imports = Set(modules + ["Snapshot", "Testing"]).sorted().map { "import \($0)" }
    let words = QuotedWords.text(title)
    return """
      \(imports.joined(separator: "\n"))

      @MainActor
      @Test(\(words))
      func \(identifier(title))() async throws {
        \(settings.isEmpty ? "let" : "var") app = \(exploration)
      \(settings.map { "  \($0)\n" }.joined())\(parsing(script))
        let replay = await Replay(script, of: app)
        let story = Story(\(words), on: replay.stage)
        for step in script.steps {
          try await story.step("\\(step)") { try await replay.forward() }
        }
        assertSnapshot(of: story)
      }

      """
  }

  /// The statement that parses a script.
  private static func parsing(_ script: Script) -> String {
    let lines = script.steps.map { "      \($0)" }
    // As many number signs as follow no backslash and no end of a string in the script.
    let signs = String(repeating: "#", count: longestSigns(in: lines) + 1)
    return """
        let script = try Script(
          parsing: \(signs)\"\"\"
      \((lines + ["      \"\"\"\(signs)"]).joined(separator: "\n"))
        )
      """
  }

  private static func assertion(under setting: String?) -> String {
    guard let setting else { return "  assertSnapshot(of: try await replay[script.count])" }
    let change =
      Orientation(rawValue: setting).map { "orientation = .\($0.rawValue)" }
      ?? "typeSize = .\(TypeSize.accessibility3.rawValue)"
    return """
        let stage = try await replay[script.count]
        stage.traits.\(change)
        assertSnapshot(of: stage)
      """
  }

  private static func longestSigns(in lines: [String]) -> Int {
    var (longest, run) = (0, 0)
    for byte in lines.joined(separator: "\n").utf8 {
      run = byte == UInt8(ascii: "#") ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }

  /// The phrase as the name of a function: `can-be-left` is `canBeLeft`.
  private static func identifier(_ words: String) -> String {
    let parts = words.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    let first = parts.first?.lowercased() ?? "replay"
    let rest = parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let name = first + rest
    return name.first?.isNumber == true || reserved.contains(name) ? "replay\(name)" : name
  }

  /// The words that cannot be names.
  private static let reserved: Set<String> = [
    "any", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "some",
    "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}
