import LayoutSim

/// An element with its node and the difference of their frames.
struct ComparedPair {
  var element: MatchedElement

  /// The comparison of the frames, with all differences.
  let comparison: FrameComparison

  let match: ElementMatch

  init?(_ match: ElementMatch, _ side: RecordedSide, _ stage: StageSide) {
    let element = side.elements[match.recorded]
    let node = stage.nodes[match.node]
    guard let recorded = element.frame,
      let (frame, content) = stage.counterpart(
        of: recorded,
        element.kind,
        at: match.node,
        tier: match.tier
      )
    else { return nil }
    let comparison = FrameComparison(recorded, with: frame, content, side.precision)
    self.match = match
    self.comparison = comparison
    let words = element.words
    let known = stage.words[match.node].map { $0.lowercased() }
    let isOther =
      (match.tier == .place || match.tier == .identifier) && element.kind != .image
      && !known.isEmpty && words.map { !known.contains(Words.key($0).lowercased()) } ?? false
    let isRow = element.kind == .cell
    let parts = isRow ? side.content(of: match.recorded) : 0..<0
    let name = parts.lazy.compactMap { side.elements[$0].words }.first
    let guess = stage.tree.guess(at: match.node)
    self.element = MatchedElement(
      words: words ?? element.identifier ?? name ?? (match.tier == .part ? node.label : nil),
      role: isRow ? "row" : node.role.rawValue,
      tier: match.tier,
      line: element.line,
      recorded: recorded,
      onStage: frame,
      difference: comparison.difference,
      otherWords: isOther ? node.label : nil,
      rule: guess?.rule
    )
    guard guess != nil, side.precision.hasDecimals, !self.element.isSame else { return }
    self.element.right = Length.size(recorded.size)
    guard let fact = guess?.factor else { return }
    let factor = (stage.tree.traits.corrections[fact] ?? 1) * recorded.size.width / frame.size.width
    self.element.right = "\(fact.rawValue) \((factor * 1000).rounded() / 1000)"
  }
}

/// Separates the causes of differences from what only follows from them.
struct DifferenceExplanation {
  private var pairs: [ComparedPair]
  private let match: RecordingMatch
  private let pixel: Double
  private let precision: RecordedPrecision

  /// The positions of the pairs, by those of their elements in the recording.
  private let places: [Int: Int]

  init(_ pairs: [ComparedPair], _ match: RecordingMatch, pixel: Double) {
    self.pairs = pairs
    places = Dictionary(uniqueKeysWithValues: pairs.indices.map { (pairs[$0].match.recorded, $0) })
    self.match = match
    self.pixel = pixel
    precision = match.recorded.precision
  }

  /// The elements of each bar and surface from top to bottom, without lines between rows.
  private var sequences: [[Int]] {
    let grouped = Dictionary(grouping: pairs.indices) {
      match.stage.group(of: pairs[$0].match.node)
    }
    // A row is before what is in it.
    func order(_ index: Int) -> (Double, Double, Double, Int) {
      let frame = pairs[index].element.recorded
      return (frame.minY.rounded(), -frame.size.height, frame.minX, index)
    }
    return grouped.sorted { $0.key < $1.key }.map { $0.value.sorted { order($0) < order($1) } }
  }

  /// The places from which on at least two elements have moved by the same length, or what is above is taller by it; what
  /// follows is then no difference.
  mutating func causes() -> [MovedFrom] {
    var causes: [MovedFrom] = []
    // Nobody reads the causes of a screen with thousands of elements.
    for sequence in sequences where sequence.count < 4000 {
      var offset = 0.0
      var last: Int?
      for place in sequence.indices {
        let index = sequence[place]
        let move = pairs[index].comparison.difference.lower - offset
        if move.magnitude > precision.slack, !isInTallerRow(index),
          pairs[index].element.rule == nil
        {
          let rest = sequence[place...]
          let followers = rest.count { isMoved($0, by: offset + move) }
          let (above, isHeight) = reason(for: index, move, in: sequence[..<place])
          if isHeight || followers >= 2 && followers * 2 >= rest.count {
            let cause = MovedFrom(
              first: pairs[index].element,
              lower: precision.rounded(move),
              followers: followers - 1,
              above: above.map { pairs[$0].element },
              isHeight: isHeight
            )
            if let last, causes[last].isRepeated(by: cause) {
              causes[last].times += 1
              causes[last].followers += followers
            } else {
              last = causes.count
              causes.append(cause)
            }
            if isHeight, let above { explain(above) }
            offset += move
          }
        }
        follow(index, offset)
      }
    }
    return causes
  }

  private func isMoved(_ index: Int, by length: Double) -> Bool {
    (pairs[index].comparison.difference.lower - length).magnitude <= precision.slack
  }

  /// Drops the height of the element at `index`, and of those with the same frame, which a cause explains.
  private mutating func explain(_ index: Int) {
    let element = pairs[index].element
    for other in pairs.indices
    where pairs[other].element.recorded == element.recorded
      && pairs[other].element.onStage == element.onStage
    {
      pairs[other].element.difference.taller = 0
    }
  }

  /// Drops what the element at `index` only follows: a move of everything above, or its row.
  private mutating func follow(_ index: Int, _ offset: Double) {
    let lower = pairs[index].comparison.difference.lower
    let isFollowing = offset != 0 && (lower - offset).magnitude <= precision.slack
    if isFollowing || isInTallerRow(index) {
      pairs[index].element.difference.lower = 0
    } else if lower != 0 || offset.magnitude > precision.slack {
      pairs[index].element.difference.lower = precision.rounded(lower - offset)
    }
    guard let row = row(around: index) else { return }
    let (inner, outer) = (pairs[index].element, pairs[row].element)
    if inner.recorded == outer.recorded, inner.onStage == outer.onStage {
      pairs[index].element.difference = FrameDifference()
    }
  }

  /// The pair of the cell around the element at `index`.
  private func row(around index: Int) -> Int? {
    match.recorded.cell(of: pairs[index].match.recorded).flatMap { places[$0] }
  }

  /// Whether it is in a row that is taller, in whose middle, or at whose end, it is.
  private func isInTallerRow(_ index: Int) -> Bool {
    guard let row = row(around: index) else { return false }
    let outer = pairs[row].comparison.difference
    guard outer.taller.magnitude > precision.slack else { return false }
    return [0, 0.5, 1].contains { isMoved(index, by: outer.lower + outer.taller * $0) }
  }

  /// The cause of the move of the element at `index`: the element above that is taller by that much, or the nearest one above.
  private func reason(
    for index: Int,
    _ move: Double,
    in above: ArraySlice<Int>
  ) -> (above: Int?, isHeight: Bool) {
    let top = pairs[index].element.recorded.minY
    let upper = above.filter { pairs[$0].element.recorded.maxY <= top + 2 }
    let taller = upper.last { other in
      (pairs[other].comparison.difference.taller - move).magnitude <= precision.slack
        && pairs[other].comparison.difference.taller != 0
    }
    if let taller { return (taller, true) }
    func end(_ place: Int) -> (Double, Double) {
      (pairs[place].element.recorded.maxY, pairs[place].element.recorded.size.width)
    }
    return (upper.max { end($0) < end($1) }, false)
  }

  /// How much it matters that an element differs.
  enum Weight {
    case slight, approximate, real
  }

  /// The elements that differ by as much and do not follow, in the order of the recording.
  func remaining(_ weight: Weight) -> [MatchedElement] {
    pairs.filter { !$0.element.isSame && self.weight(of: $0) == weight }.map(\.element)
  }

  private func weight(of pair: ComparedPair) -> Weight {
    let element = pair.element
    if element.otherWords != nil { return .real }
    // The rest of the difference of an element that followed may be only rounding.
    let rest = precision.hasDecimals ? pixel + 0.12 : 0.1
    let isSlight =
      element.difference.greatest <= rest
      || pair.comparison.isSlight(element.recorded, pixel: pixel, precision)
    return isSlight ? .slight : element.rule != nil ? .approximate : .real
  }
}

extension MovedFrom {
  /// Whether `next` has the reason of this one: elements of the same height.
  fileprivate func isRepeated(by next: MovedFrom) -> Bool {
    guard isHeight, next.isHeight, let above, let other = next.above else { return false }
    return (lower - next.lower).magnitude < 0.4 && above.role == other.role
      && (above.recorded.size.height - other.recorded.size.height).magnitude < 1.01
      && (above.onStage.size.height - other.onStage.size.height).magnitude < 1.01
  }
}
