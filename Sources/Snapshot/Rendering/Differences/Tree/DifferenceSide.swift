import LayoutSim

/// One of two outlines that are compared, with numbers that are equal if the content is.
struct DifferenceSide {
  let nodes: [OutlineNode]

  /// A hash of each line.
  let lines: [UInt64]

  /// A hash of each subtree, regardless of the place of its root.
  let content: [UInt64]

  /// Whether each subtree contains text that distinguishes it from others: a route, a label or a tag.
  let hasWords: [Bool]

  /// The surface of each node: the nearest ancestor, or itself, that is a child of the window.
  let surfaces: [Int]

  init(_ outline: Outline) {
    nodes = outline.nodes
    let count = outline.nodes.count
    var lines = [UInt64](repeating: 0, count: count)
    var content = lines
    // The contribution of the children to the hash of each node, the last child first.
    var inside = lines
    var hasWords = [Bool](repeating: false, count: count)
    for index in (0..<count).reversed() {
      let node = outline.nodes[index]
      let hashes = LineHashes(of: node)
      lines[index] = hashes.line
      content[index] = LineHashes.combined(hashes.content, inside[index])
      if !hasWords[index] { hasWords[index] = node.hasWords }
      guard let parent = node.parent else { continue }
      let whole = LineHashes.combined(hashes.line, inside[index])
      inside[parent] = LineHashes.combined(inside[parent], whole)
      if hasWords[index] { hasWords[parent] = true }
    }
    var surfaces = Array(0..<count)
    for (index, node) in outline.nodes.enumerated() {
      // Children of the window are surfaces, and the window is its own surface.
      if let parent = node.parent, outline.nodes[parent].parent != nil {
        surfaces[index] = surfaces[parent]
      }
    }
    (self.lines, self.content, self.hasWords, self.surfaces) = (lines, content, hasWords, surfaces)
  }

  /// The children of the node at `index`; for `nil` the nodes without a parent.
  func children(of index: Int?) -> [Int] {
    var result: [Int] = []
    var next = index.map { $0 + 1 } ?? 0
    let end = index.map { $0 + nodes[$0].subtreeLength } ?? nodes.count
    while next < end {
      result.append(next)
      next += nodes[next].subtreeLength
    }
    return result
  }

  /// Whether two subtrees have the same hash and the same shape.
  func isEqual(at index: Int, to other: Int, in side: DifferenceSide) -> Bool {
    content[index] == side.content[other]
      && zip(subtree(of: index), side.subtree(of: other)).allSatisfy {
        nodes[$0].subtreeLength == side.nodes[$1].subtreeLength
      }
  }

  func subtree(of index: Int) -> Range<Int> { index..<index + nodes[index].subtreeLength }
}

extension DifferenceSide {
  /// The screen or surface under whose name a difference of the node at `index` is reported.
  ///
  /// It is the nearest presented surface around the node, or the node itself; else the nearest screen; else the
  /// tabs or the stack in the window, or the window.
  func section(of index: Int) -> Int {
    var screen: Int?
    var next: Int? = index
    while let node = next {
      if nodes[node].role.isPresented { return node }
      if screen == nil, nodes[node].role == .screen { screen = node }
      next = nodes[node].parent
    }
    if let screen { return screen }
    let surface = surfaces[index]
    return Role.layers.contains(nodes[surface].role) ? surface : nodes[surface].parent ?? surface
  }

  /// The roles of a node and of the two around it.
  func path(of index: Int) -> String {
    var roles: [String] = []
    var next: Int? = index
    while let node = next, roles.count < 3 {
      roles.append(nodes[node].role.rawValue)
      next = nodes[node].parent
    }
    return roles.joined(separator: " ")
  }
}

extension OutlineNode {
  /// Whether text distinguishes it from others; the name of a symbol does not count.
  fileprivate var hasWords: Bool {
    route != nil || tag != nil || label != nil && role != .icon
  }
}

/// Hashes of a node's line, the same in every process.
///
/// They find lines that may be equal; the bytes decide whether they are.
private struct LineHashes {
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
