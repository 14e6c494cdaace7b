extension LineWrapper {
  /// The visible part of the paragraph from `start` on, always with an ellipsis.
  ///
  /// The ellipsis has the style of the text before it, or, at the start of the line, of the text that it
  /// replaces.
  func truncatedLine(from start: Int, _ truncation: TextTruncation) -> TypesetLine {
    let line = beginning(from: start, room: room)
    if truncation == .tail { return line }
    let places = clusterStarts(from: start)
    // Only later paragraphs are left out.
    if line.end == places[places.count - 1] { return line }
    let mark = ellipsis(before: start)
    let free = max(0, room - mark)
    let tail = ending(places, room: truncation == .head ? free : free / 2)
    var shown = TypesetLine(start: start, end: start, width: mark, mark: .ellipsis)
    if truncation == .middle {
      shown = beginning(from: start, room: room - tail.width)
    }
    shown.width += tail.width
    shown.tail = tail.start..<tail.end
    shown.isGuess = shown.isGuess || tail.isGuess
    return shown
  }

  /// The width of an ellipsis in the style of the text from `start` on.
  private func ellipsis(before start: Int) -> Double {
    let meter = LineMeter(source, bytes, from: start)
    return meter.width(with: meter.ruler.ellipsis)
  }

  /// The longest prefix that fits in `room` before an ellipsis.
  private func beginning(from start: Int, room: Double) -> TypesetLine {
    var scanner = ClusterScanner(bytes, from: start)
    var meter = LineMeter(source, bytes, from: start)
    let mark = meter.width(with: meter.ruler.ellipsis)
    var line = TypesetLine(start: start, end: start, width: mark, mark: .ellipsis)
    while let cluster = scanner.next(), cluster.kind != .newline {
      meter.add(cluster)
      let width = meter.width(with: meter.ruler.ellipsis)
      guard width <= room + Self.tolerance else { break }
      (line.end, line.width, line.isGuess) = (cluster.end, width, meter.isGuess)
    }
    return line
  }

  /// The starts of the clusters of a paragraph from `start` on, and the end of the last one.
  private func clusterStarts(from start: Int) -> [Int] {
    var places = [start]
    var scanner = ClusterScanner(bytes, from: start)
    while let cluster = scanner.next(), cluster.kind != .newline { places.append(cluster.end) }
    return places
  }

  /// The longest suffix that fits in `room`.
  private func ending(_ places: [Int], room: Double) -> TypesetLine {
    let end = places[places.count - 1]
    var (low, high) = (0, places.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if meter(from: places[middle], to: end, limit: room).width <= room + Self.tolerance {
        high = middle
      } else {
        low = middle + 1
      }
    }
    let meter = meter(from: places[low], to: end, limit: .infinity)
    return TypesetLine(start: places[low], end: end, width: meter.width, isGuess: meter.isGuess)
  }

  /// Measures a part of the text; any width beyond `limit` is equivalent.
  private func meter(from start: Int, to end: Int, limit: Double) -> LineMeter {
    var scanner = ClusterScanner(bytes, from: start)
    var meter = LineMeter(source, bytes, from: start)
    while scanner.position < end, meter.width <= limit + Self.tolerance,
      let cluster = scanner.next()
    {
      meter.add(cluster)
    }
    return meter
  }
}

/// The settings for the lines of a text: their number, truncation, alignment and spacing.
public struct LineSettings: Hashable, Sendable {
  /// The maximum number of lines; `nil` for no limit; below one counts as one.
  public var limit: Int?

  /// The place of the ellipsis in truncated text.
  public var truncation: TextTruncation = .tail

  /// The alignment of lines that are shorter than the longest one.
  public var alignment: LineAlignment = .leading

  /// The writing direction: leading is right in right-to-left text.
  ///
  /// It moves whole lines. The words of a line are not reordered, which affects neither the width of a line
  /// nor where it ends: a text of mixed directions has the right size, and its lines contain the right words.
  public var direction: WritingDirection = .leftToRight

  /// The minimum number of lines for which space is reserved; 0 reserves none.
  public var least = 0

  /// The minimum scale to which text shrinks before it is truncated; 1, or any value that is not between 0
  /// and 1, disables shrinking.
  public var minimumScale = 1.0

  /// The additional space between lines, in points; a value that is not a positive number counts as 0.
  public var spacing = 0.0

  /// Creates settings without limits.
  public init() {}

  /// Creates settings that show at most `limit` lines.
  public init(limit: Int?) {
    self.limit = limit
  }
}

/// The place of the ellipsis in the last line of a truncated text.
public enum TextTruncation: String, Hashable, Codable, Sendable, CaseIterable {
  /// At the start of the line: the end of the paragraph is shown.
  case head

  /// In the middle of the line: the end takes at most half of the width, the start the rest.
  case middle

  /// At the end of the line.
  case tail
}

/// The alignment of the lines of a text that are shorter than the longest one.
public enum LineAlignment: String, Hashable, Codable, Sendable, CaseIterable {
  /// At the start in the text's direction.
  case leading

  /// Centred.
  case center

  /// At the end in the text's direction.
  case trailing
}
