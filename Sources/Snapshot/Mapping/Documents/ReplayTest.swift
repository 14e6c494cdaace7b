/// A test that replays a script, to be pasted where the exploration is.
enum ReplayTest {
  /// The text of a test with that name, which says in a comment what is wrong after the last step.
  static func text(named name: String, of script: Script, words: String) -> String {
    let lines = script.steps.map { "      \($0)" }
    // As many signs as no backslash and no end of a string in the script is followed by.
    let signs = String(repeating: "#", count: longestSigns(in: lines) + 1)
    return """
      @MainActor @Test func \(identifier(name))() throws {
        let script = try Script(
          parsing: \(signs)\"\"\"
      \((lines + ["      \"\"\"\(signs)"]).joined(separator: "\n"))
        )
        let replay = Replay(script, of: exploration)
        // \(SummaryText.line(words))
        assertSnapshot(of: try replay[script.count])
      }
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

  /// The words as the name of a function: `can-be-left` is `canBeLeft`.
  private static func identifier(_ words: String) -> String {
    let parts = words.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    let first = parts.first?.lowercased() ?? "replay"
    let rest = parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let name = first + rest
    let isReserved = ["is", "in", "as", "for", "if", "let", "var", "do", "try", "func", "self"]
      .contains(name)
    return name.first?.isNumber == true || isReserved ? "replay\(name)" : name
  }
}
