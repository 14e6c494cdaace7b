import LayoutSim

/// Text in which every character is as wide as every other.
///
/// The measurer finds the numbers of a text by its point size, which counts the texts of a case.
struct MonospacedMeasurer: TextMeasurer {
  struct Metrics {
    var characterWidth = 10.0
    var lineHeight = 20.0
    var lineSpacing = 0.0
    var ascent: Double?
    var leastLines = 1
    var pixel: Double?
    var minimumScale: Double?
  }

  var metrics: [Metrics] = [Metrics()]

  func layOut(
    _ content: TextContent,
    in proposal: Proposal,
    pixel: Double
  ) -> TextLayout {
    let text = content.words
    let lineLimit = content.lines.limit
    let index = Int(content.font.pointSize)
    let metrics = metrics.indices.contains(index) ? metrics[index] : Metrics()
    var scale = 1.0
    if let least = metrics.minimumScale, let width = proposal.width {
      let natural = Double(text.count) * metrics.characterWidth
      if natural > width { scale = max(least, width / natural) }
    }
    let wrapped = wrap(text, metrics, scale: scale, proposal, lineLimit: lineLimit)
    let height = metrics.lineHeight * scale
    let count = max(wrapped.lines.count, metrics.leastLines)
    let ascent = (metrics.ascent ?? 0.8 * metrics.lineHeight) * scale
    let step = height + metrics.lineSpacing
    return TextLayout(
      size: Size(
        width: up(wrapped.width, metrics.pixel),
        height: wrapped.lines.isEmpty ? 0 : up(height + Double(count - 1) * step, metrics.pixel)
      ),
      lines: wrapped.lines,
      firstBaseline: ascent,
      lastBaseline: ascent + Double(max(0, wrapped.lines.count - 1)) * step,
      scale: scale,
      isTruncated: wrapped.isTruncated
    )
  }

  private func wrap(
    _ text: String,
    _ metrics: Metrics,
    scale: Double,
    _ proposal: Proposal,
    lineLimit: Int?
  ) -> (lines: [String], width: Double, isTruncated: Bool) {
    if proposal == .zero { return ([], 0, false) }
    let cellWidth = metrics.characterWidth * scale
    var cells = Int.max
    if let width = proposal.width, width.isFinite {
      cells = count(width / cellWidth)
    }
    var most = lineLimit ?? Int.max
    if let height = proposal.height, height.isFinite {
      let step = metrics.lineHeight * scale + metrics.lineSpacing
      most = min(most, count((height + metrics.lineSpacing) / step))
    }
    var lines: [String] = []
    var width = 0
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var rest = paragraph
      repeat {
        if lines.count == most { return finish(lines, width, cellWidth, proposal, true) }
        let (line, after) = breakLine(rest, cells: cells)
        if lines.count == most - 1, !after.isEmpty {
          let shown = min(cells, rest.count + 1)
          lines.append(String(rest.prefix(shown - 1)) + "…")
          return finish(lines, max(width, shown), cellWidth, proposal, true)
        }
        lines.append(String(line))
        width = max(width, line.count)
        rest = after
      } while !rest.isEmpty
    }
    return finish(lines, width, cellWidth, proposal, false)
  }

  private func finish(
    _ lines: [String],
    _ cells: Int,
    _ cellWidth: Double,
    _ proposal: Proposal,
    _ isTruncated: Bool
  ) -> (lines: [String], width: Double, isTruncated: Bool) {
    let natural = Double(cells) * cellWidth
    let width = proposal.width.map { $0 < cellWidth ? $0 : natural } ?? natural
    return (lines, width, isTruncated)
  }

  private func breakLine(
    _ text: Substring,
    cells: Int
  ) -> (line: Substring, rest: Substring) {
    guard text.count > cells else { return (text, "") }
    let limit = text.index(text.startIndex, offsetBy: cells)
    if text[limit] == " " {
      return (text[..<limit], text[limit...].drop { $0 == " " })
    }
    guard let space = text[..<limit].lastIndex(of: " ") else {
      return (text[..<limit], text[limit...])
    }
    return (text[..<space], text[text.index(after: space)...])
  }

  private func count(_ number: Double) -> Int {
    max(1, Int(min(number + 1e-9, 1e6).rounded(.down)))
  }

  private func up(_ length: Double, _ pixel: Double?) -> Double {
    guard let pixel else { return length }
    return (length / pixel - 1e-9).rounded(.up) * pixel
  }
}
