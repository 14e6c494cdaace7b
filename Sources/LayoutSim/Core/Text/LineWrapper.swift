/// Fills lines one after the other, each with as many words as fit.
struct LineWrapper {
  let source: TextSource
  let bytes: UnsafeBufferPointer<UInt8>
  let room: Double
  private let most: Int
  private let truncation: TextTruncation

  /// Measures all characters if they have a single style and none has a negative advance.
  private let soleRuler: LetterRuler?

  /// The line break opportunities, read starting with the first line that overflows, which few texts have.
  private(set) var breaks: BreakPlaces?

  private(set) var lines: [TypesetLine] = []

  /// The width of the widest line, in points; greater than the offer if a single character is.
  private(set) var width = 0.0

  /// Whether the text was truncated.
  private(set) var isTruncated = false

  /// Whether 2 % narrower or wider characters would give another number of lines.
  private(set) var isNearLimit = false

  /// Whether the advance of a character is a convention.
  private(set) var isGuess = false

  /// Wraps the text of `source` in `room` points, in at least one line and at most `most`.
  ///
  /// The width may be infinite, but neither negative nor NaN. `breaks` are those at which the text was
  /// wrapped before.
  init(
    _ source: TextSource,
    _ bytes: UnsafeBufferPointer<UInt8>,
    room: Double,
    most: Int,
    truncation: TextTruncation,
    breaks: BreakPlaces?
  ) {
    self.source = source
    self.bytes = bytes
    self.room = room
    self.most = max(1, most)
    self.truncation = truncation
    self.breaks = breaks
    soleRuler = source.soleRuler
    fill()
    assert(
      (1...self.most).contains(lines.count),
      "\(lines.count) lines, where 1 to \(self.most) are allowed."
    )
  }
}

extension LineWrapper {
  /// The extent of a line in the text.
  private struct Reach {
    /// The end of the last visible character.
    var end: Int

    /// The width up to there, in points.
    var width: Double

    /// The start of the next line; `nil` after the last.
    var next: Int?

    /// Whether the advance of a character in it is a convention.
    var isGuess = false

    /// Whether the line ends in a hyphen.
    var hasHyphen = false
  }

  /// A thousandth of a point, so that sums of offers may lose their last digits.
  static let tolerance = 0.001

  func fits(_ width: Double) -> Bool { width <= room + Self.tolerance }

  /// Whether text of this `width` would fit if it were 2 % narrower.
  private func nearlyFits(_ width: Double) -> Bool {
    width <= room * (1 + TextLayout.uncertainty)
  }

  /// Whether text of this `width` fits, but would not if it were 2 % wider.
  private func barelyFits(_ width: Double) -> Bool {
    fits(width) && width * (1 + TextLayout.uncertainty) > room
  }

  private mutating func fill() {
    var start: Int? = 0
    while let from = start {
      if lines.count + 1 == most {
        appendLast(from: from)
        return
      }
      let reach = reach(from: from)
      assert(reach.next ?? .max > from, "After the line from \(from), one begins there again.")
      append(
        TypesetLine(
          start: from,
          end: reach.end,
          width: reach.width,
          mark: reach.hasHyphen ? .hyphen : .none,
          isGuess: reach.isGuess
        )
      )
      start = reach.next
    }
  }

  private mutating func append(_ line: TypesetLine) {
    assert(
      lines.last.map { $0.end <= line.start } ?? (line.start == 0) && line.start <= line.end,
      "A line from \(line.start) to \(line.end) cannot follow \(lines.count) others."
    )
    assert(line.width >= 0, "Line \(lines.count) is \(line.width) points wide.")
    lines.append(line)
    width = max(width, line.width)
    isGuess = isGuess || line.isGuess
  }

  /// The line that starts at `start`, with at least one cluster however little space there is.
  private mutating func reach(from start: Int) -> Reach {
    if room == 0, let letter = letterAlone(at: start) { return letter }
    var scanner = ClusterScanner(bytes, from: start)
    var meter = LineMeter(source, bytes, from: start)
    var reach = Reach(end: start, width: 0)
    var wholeWords: Reach?
    while let cluster = scanner.next() {
      if cluster.kind == .newline {
        return closed(reach, upTo: cluster.start, meter, next: cluster.end)
      }
      if cluster.start > start, breaks?.allowBreak(at: cluster.start, in: bytes) == true,
        let words = self.wholeWords(reach, before: cluster, meter)
      {
        wholeWords = words
      }
      meter.add(cluster)
      // Spaces extend beyond the end of a line; what follows determines whether they are shown.
      if cluster.kind == .space { continue }
      let width = meter.width
      if fits(width) || cluster.start == start {
        reach = Reach(end: cluster.end, width: width, isGuess: meter.isGuess)
      } else if breaks == nil, room > 0 {
        // Without any width every cluster has its own line, regardless of break opportunities.
        breaks = BreakPlaces(from: start)
        return self.reach(from: start)
      } else if let wholeWords {
        if barelyFits(wholeWords.width) || isNextWordNear(scanner, meter) { isNearLimit = true }
        return wholeWords
      } else {
        if barelyFits(reach.width) || nearlyFits(width) { isNearLimit = true }
        reach.next = cluster.start
        return reach
      }
    }
    return closed(reach, upTo: bytes.count, meter, next: nil)
  }

  /// The line without any width that starts at `start`, where a character precedes another; flexible texts
  /// are measured in this way.
  private func letterAlone(at start: Int) -> Reach? {
    guard let ruler = soleRuler, start + 1 < bytes.count else { return nil }
    guard 0x21..<0x7F ~= bytes[start], 0x21..<0x7F ~= bytes[start + 1] else { return nil }
    let width = ruler.points(ofLetter: bytes[start])
    return Reach(end: start + 1, width: width, next: start + 1)
  }

  /// The line that ends before `cluster`, unless it needs a hyphen that does not fit.
  private func wholeWords(
    _ reach: Reach,
    before cluster: ScannedCluster,
    _ meter: LineMeter
  ) -> Reach? {
    var words = reach
    words.next = cluster.start
    if bytes.endsInSoftHyphen(at: cluster.start) {
      words.end = cluster.start
      words.width = meter.width(with: meter.ruler.hyphen)
      words.hasHyphen = true
      guard fits(words.width) else { return nil }
    }
    return words
  }

  /// Whether the word that `meter` is in would fit if characters were narrower.
  private mutating func isNextWordNear(_ scanner: ClusterScanner, _ meter: LineMeter) -> Bool {
    var (scanner, meter) = (scanner, meter)
    while nearlyFits(meter.width) {
      guard let cluster = scanner.next(), cluster.kind == .letter else { return true }
      if breaks?.allowBreak(at: cluster.start, in: bytes) == true { return true }
      meter.add(cluster)
    }
    return false
  }

  /// The end of a paragraph, where spaces are shown if there is room for them.
  private mutating func closed(
    _ reach: Reach,
    upTo end: Int,
    _ meter: LineMeter,
    next: Int?
  ) -> Reach {
    var closed = reach
    closed.next = next
    let width = meter.width
    if fits(width) { (closed.end, closed.width) = (end, width) }
    if barelyFits(closed.width) { isNearLimit = true }
    return closed
  }
}

extension LineWrapper {
  /// Adds the last line that may be shown; an ellipsis replaces the text that does not fit.
  private mutating func appendLast(from start: Int) {
    var scanner = ClusterScanner(bytes, from: start)
    var meter = LineMeter(source, bytes, from: start)
    var reach = Reach(end: start, width: 0)
    var end = bytes.count
    while let cluster = scanner.next() {
      if cluster.kind == .newline {
        end = cluster.start
        // A trailing newline leaves out an empty line, but no text.
        isTruncated = cluster.end < bytes.count
        break
      }
      meter.add(cluster)
      if cluster.kind == .space { continue }
      let width = meter.width
      guard fits(width) || cluster.start == start else {
        isTruncated = true
        if isRestNear(scanner, meter) { isNearLimit = true }
        break
      }
      reach = Reach(end: cluster.end, width: width, isGuess: meter.isGuess)
    }
    if isTruncated {
      append(truncatedLine(from: start, truncation))
    } else {
      reach = closed(reach, upTo: end, meter, next: nil)
      append(
        TypesetLine(start: start, end: reach.end, width: reach.width, isGuess: reach.isGuess)
      )
    }
  }

  /// Whether the rest of the text would fit if characters were narrower.
  private func isRestNear(_ scanner: ClusterScanner, _ meter: LineMeter) -> Bool {
    var (scanner, meter) = (scanner, meter)
    var width = meter.width
    while nearlyFits(width) {
      guard let cluster = scanner.next() else { return true }
      if cluster.kind == .newline { return cluster.end == bytes.count }
      meter.add(cluster)
      if cluster.kind != .space { width = meter.width }
    }
    return false
  }
}
