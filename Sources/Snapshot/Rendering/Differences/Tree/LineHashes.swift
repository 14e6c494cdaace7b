import LayoutSim

/// Hashes of a node's line, the same in every process.
///
/// They find lines that may be equal; the bytes decide whether they are.
struct LineHashes {
  /// Of the whole line.
  let line: UInt64

  /// Of the line without the place of the node, but with its size.
  let content: UInt64

  init(of node: OutlineNode) {
    var text = node.source ?? node.line
    let isPlaced = node.frame != nil
    (line, content) = text.withUTF8 { bytes in
      // The frame is the last part of a line: `@ x,y WxH`.
      var place = bytes.count..<bytes.count
      if isPlaced, let size = LineHashes.lastBlank(in: bytes, before: bytes.count),
        let start = LineHashes.lastBlank(in: bytes, before: size)
      {
        place = start..<size
      }
      let before = LineHashes.hash(bytes, 0..<place.lowerBound, LineHashes.seed)
      let whole = LineHashes.hash(bytes, place.lowerBound..<bytes.count, before)
      return (whole, LineHashes.hash(bytes, place.upperBound..<bytes.count, before &+ 1))
    }
  }

  static func combined(_ one: UInt64, _ other: UInt64) -> UInt64 {
    (one ^ (other &+ 0x9E37_79B9_7F4A_7C15 &+ (one << 6) &+ (one >> 2))) &* prime
  }

  private static func lastBlank(in bytes: UnsafeBufferPointer<UInt8>, before end: Int) -> Int? {
    var index = end - 1
    while index >= 0, bytes[index] != UInt8(ascii: " ") { index -= 1 }
    return index >= 0 ? index : nil
  }

  /// FNV-1a of the bytes in `range`; a slice of them takes six times as long without optimization, in which tests run.
  private static func hash(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ range: Range<Int>,
    _ start: UInt64
  ) -> UInt64 {
    var hash = start
    var index = range.lowerBound
    while index < range.upperBound {
      hash = (hash ^ UInt64(bytes[index])) &* prime
      index += 1
    }
    return hash
  }

  private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325
  private static let prime: UInt64 = 0x0100_0000_01B3
}

/// Lines in which those that follow others of the same shapes are folded.
struct RepeatedLines {
  /// The lines, and one for each series that is folded.
  let all: [String]

  /// The number of lines of a series that are shown, and the least number that is folded.
  private static let shown = 4
  private static let least = 2

  /// The greatest number of lines that repeat together, such as those of a row with several texts.
  private static let longestPeriod = 4

  init(_ lines: [ReportLine]) {
    var all: [String] = []
    var index = 0
    while index < lines.count {
      let series = RepeatedLines.series(in: lines, at: index)
      let first = lines[index..<index + series.shown]
      all += first.map { "\($0.sign) \($0.text)" }
      if series.folded > 0 {
        let rest = lines[index..<index + series.shown + series.folded]
        let distance = series.period == 1 ? RepeatedLines.distance(rest) : nil
        let apart = distance.map { ", \(PrintedNumber.text($0)) apart" } ?? ""
        all.append("… \(series.folded) more like \(series.period == 1 ? "this" : "these")\(apart)")
      }
      index += series.shown + series.folded
    }
    self.all = all
  }

  /// The series that begins at `start`: the lines to show, and those to fold.
  private static func series(
    in lines: [ReportLine],
    at start: Int
  ) -> (shown: Int, folded: Int, period: Int) {
    var best = (shown: 1, folded: 0, period: 1)
    for period in 1...longestPeriod {
      var end = start + period
      guard end <= lines.count, lines[start..<end].allSatisfy({ $0.shape != nil }) else { break }
      while end < lines.count, lines[end].shape == lines[end - period].shape { end += 1 }
      let whole = (end - start) / period * period
      let shown = (RepeatedLines.shown + period - 1) / period * period
      let folded = whole - shown
      if folded >= least, folded > best.folded { best = (shown, folded, period) }
    }
    return best
  }

  /// The distance between each line and the next, if it is one; `nil` if there are several.
  private static func distance(_ lines: ArraySlice<ReportLine>) -> Double? {
    let tops = lines.map(\.top)
    let steps = zip(tops, tops.dropFirst()).map { one, other in
      one.flatMap { one in other.map { $0 - one } }
    }
    guard let first = steps.first, let step = first, step > 0 else { return nil }
    let isSame = steps.allSatisfy { $0.map { abs($0 - step) <= GeometryChange.tolerance } ?? false }
    return isSame ? (step * 100).rounded() / 100 : nil
  }
}
