import LayoutSim

/// Measures words in constant time: eight points for a character, twenty for a line, lines cut
/// anywhere.
///
/// So a scenario costs what its layout costs, and the words next to nothing.
final class StubText: TextMeasurer {
  nonisolated(unsafe) private(set) var count = 0

  func layOut(
    _ content: TextContent,
    in proposal: Proposal,
    pixel: Double
  ) -> TextLayout {
    count += 1
    let letters = Double(content.words.utf8.count)
    guard let width = proposal.width, width.isFinite else {
      return StubText.layout(Size(width: letters * 8, height: 20))
    }
    let fitting = max(1, (width / 8).rounded(.down))
    let lines = (letters / fitting).rounded(.up)
    return StubText.layout(Size(width: min(letters, fitting) * 8, height: lines * 20))
  }

  private static func layout(_ size: Size) -> TextLayout {
    TextLayout(
      size: size,
      // Of the lines only the number counts.
      lines: size.height <= 20 ? oneLine : twoLines,
      firstBaseline: 16,
      lastBaseline: size.height - 4
    )
  }

  private static let oneLine = [""]
  private static let twoLines = ["", ""]
}

/// Words of so many letters.
func words(_ count: Int) -> String { String(repeating: "x", count: count) }
