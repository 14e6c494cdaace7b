import LayoutSim

/// Measures text in constant time: eight points per character, twenty per line, with lines broken anywhere.
///
/// A scenario's cost is then that of its layout, with next to nothing for text.
final class StubText: TextMeasurer {
  nonisolated(unsafe) private(set) var count = 0

  func measure(_ content: TextContent, in proposal: Proposal, pixel: Double) -> TextMetrics {
    count += 1
    let letters = Double(content.utf8Count)
    guard let width = proposal.width, width.isFinite else {
      return StubText.metrics(width: letters * 8, lines: 1)
    }
    let fitting = max(1, (width / 8).rounded(.down))
    let lines = (letters / fitting).rounded(.up)
    return StubText.metrics(width: min(letters, fitting) * 8, lines: lines)
  }

  func layOut(_ content: TextContent, in proposal: Proposal, pixel: Double) -> TextLayout {
    let metrics = measure(content, in: proposal, pixel: pixel)
    return TextLayout(
      size: metrics.size,
      lines: Array(repeating: "", count: metrics.lineCount),
      firstBaseline: metrics.firstBaseline,
      lastBaseline: metrics.lastBaseline
    )
  }

  private static func metrics(width: Double, lines: Double) -> TextMetrics {
    TextMetrics(
      size: Size(width: width, height: lines * 20),
      firstBaseline: 16,
      lastBaseline: lines * 20 - 4,
      lineCount: Int(lines),
      isWhole: true
    )
  }
}

/// A text of that many letters, 200 at most, which is created in advance.
func words(_ count: Int) -> String { allWords[count] }

private let allWords = (0...200).map { String(repeating: "x", count: $0) }
