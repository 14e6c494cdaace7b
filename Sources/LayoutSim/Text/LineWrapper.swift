/// Fills lines one after the other, each with as many words as it holds.
struct LineWrapper {
  private let text: String
  private let ruler: LetterRuler
  private let room: Double
  private let most: Int

  /// Where lines may end; read from the first line that overflows on, which few texts have.
  private var breaks: LineBreakCursor?

  /// The words of each line, without the spaces that a break swallowed.
  private(set) var lines: [String] = []

  /// The width of the widest line, in points: more than the room where a character alone is.
  private(set) var width = 0.0

  /// Whether words were left out.
  private(set) var isTruncated = false

  /// Wraps `text` in `room` points, in at least one line and at most `most`.
  ///
  /// The room may be infinite, but neither negative nor NaN.
  init(_ text: String, ruler: LetterRuler, room: Double, most: Int) {
    self.text = text
    self.ruler = ruler
    self.room = room
    self.most = max(1, most)
    fill()
  }
}

extension LineWrapper {
  /// How far a line reaches into the text.
  private struct Reach {
    /// Behind the last character that is shown.
    var end: String.Index

    /// The room up to there, in points.
    var width: Double

    /// Where the next line begins, or `nil` after the last.
    var next: String.Index?
  }

  /// A thousandth of a point, so that sums of offers may lose their last digits.
  static let tolerance = 0.001

  private func fits(_ width: Double) -> Bool {
    width <= room + Self.tolerance
  }

  private mutating func fill() {
    var start: String.Index? = text.startIndex
    while let from = start {
      let reach = reach(from: from)
      if lines.count + 1 == most, let next = reach.next {
        // A newline at the very end leaves out an empty line, and no words.
        isTruncated = next < text.endIndex
        start = nil
      } else {
        start = reach.next
      }
      if isTruncated {
        appendTruncated(from: from)
      } else {
        append(words(from: from, to: reach.end), width: reach.width)
      }
    }
  }

  private mutating func append(_ line: String, width lineWidth: Double) {
    lines.append(line)
    width = max(width, lineWidth)
  }

  private func words(from start: String.Index, to end: String.Index) -> String {
    // Most texts are one line: do not copy them.
    start == text.startIndex && end == text.endIndex ? text : String(text[start..<end])
  }

  /// The line that begins at `start`, with at least one cluster however little room there is.
  private mutating func reach(from start: String.Index) -> Reach {
    var reader = ClusterReader(text, from: start)
    var extent = TextExtent()
    var reach = Reach(end: start, width: 0)
    var wholeWords: Reach?
    while let cluster = reader.next() {
      if cluster.kind == .newline {
        return withSpaces(reach, upTo: cluster.start, extent, next: cluster.end)
      }
      if cluster.start > start, breaks?.allowsBreak(before: cluster.start) == true {
        wholeWords = Reach(end: reach.end, width: reach.width, next: cluster.start)
      }
      ruler.add(cluster, of: text, to: &extent)
      // Spaces hang over the end of a line; what follows decides whether they are shown.
      if cluster.kind == .space { continue }
      let width = ruler.points(extent)
      if fits(width) || cluster.start == start {
        reach.end = cluster.end
        reach.width = width
      } else if breaks == nil {
        breaks = LineBreakCursor(text, from: start)
        return self.reach(from: start)
      } else {
        return wholeWords ?? Reach(end: reach.end, width: reach.width, next: cluster.start)
      }
    }
    return withSpaces(reach, upTo: text.endIndex, extent, next: nil)
  }

  /// The end of a paragraph, where spaces are shown if there is room for them.
  private func withSpaces(
    _ reach: Reach,
    upTo end: String.Index,
    _ extent: TextExtent,
    next: String.Index?
  ) -> Reach {
    let width = ruler.points(extent)
    return fits(width)
      ? Reach(end: end, width: width, next: next)
      : Reach(end: reach.end, width: reach.width, next: next)
  }

  /// Shows what fits of the paragraph before an ellipsis, and the ellipsis in any case.
  private mutating func appendTruncated(from start: String.Index) {
    let ellipsis: Unicode.Scalar = "…"
    let mark = ruler.extent(of: ellipsis)
    var reader = ClusterReader(text, from: start)
    var extent = TextExtent()
    var end = start
    var width = ruler.points(mark)
    while let cluster = reader.next(), cluster.kind != .newline {
      ruler.add(cluster, of: text, to: &extent)
      let longer = ruler.points(extent + mark)
      guard fits(longer) else { break }
      (end, width) = (cluster.end, longer)
    }
    append(words(from: start, to: end) + String(ellipsis), width: width)
  }
}
