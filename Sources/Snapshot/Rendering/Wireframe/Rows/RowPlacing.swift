/// Gives the texts of each row their columns, so that none is written over its neighbour.
///
/// Texts that are wider in the picture than on the device move their neighbours; they are cut only if a row has too few
/// columns for all of them.
struct RowPlacing {
  let charset: WireframeCharset
  private(set) var strips: [WireframeStrip]

  init(_ strips: [WireframeStrip], charset: WireframeCharset) {
    self.charset = charset
    self.strips = strips
    let texts = strips.indices.filter {
      strips[$0].isText && !strips[$0].isOverWords && !strips[$0].sticksOut
    }
    let groups = Dictionary(grouping: texts) { Place(strips[$0]) }
    for group in groups.values {
      let order = group.sorted {
        (strips[$0].frame.minX, strips[$0].mark) < (strips[$1].frame.minX, strips[$1].mark)
      }
      place(order)
    }
    for index in texts {
      cut(index, to: self.strips[index].clip.count)
    }
  }

  /// Texts that make room for each other.
  private struct Place: Hashable {
    let row: Int
    let surface: Int

    init(_ strip: WireframeStrip) { (row, surface) = (strip.row, strip.surface) }
  }

  private mutating func place(_ order: [Int]) {
    guard let first = order.first else { return }
    // Brackets before it take room that it may not have.
    move(first, by: max(strips[first].clip.lowerBound - strips[first].taken.lowerBound, 0))
    push(order)
    let missing = pull(order)
    guard missing > 0, let widest = order.max(by: { width($0) < width($1) }) else { return }
    cut(widest, to: max(width(widest) - missing, 2))
    push(order)
    _ = pull(order)
  }

  private func width(_ index: Int) -> Int { strips[index].columns.count }

  /// The blanks between two texts; brackets need none.
  private func gap(_ left: Int, _ right: Int) -> Int {
    strips[left].after > 0 || strips[right].before > 0 ? 0 : 1
  }

  /// Moves texts to the right, out of those before them.
  private mutating func push(_ order: [Int]) {
    for (left, right) in zip(order, order.dropFirst()) {
      let end = strips[left].taken.upperBound + gap(left, right)
      move(right, by: max(end - strips[right].taken.lowerBound, 0))
    }
  }

  /// Moves texts to the left, into the row; returns the number of columns that are missing.
  private mutating func pull(_ order: [Int]) -> Int {
    guard let last = order.last, let first = order.first else { return 0 }
    var limit = strips[last].clip.upperBound
    for (number, index) in order.enumerated().reversed() {
      move(index, by: min(limit - strips[index].taken.upperBound, 0))
      if number > 0 { limit = strips[index].taken.lowerBound - gap(order[number - 1], index) }
    }
    let missing = strips[first].clip.lowerBound - strips[first].taken.lowerBound
    if missing > 0 { move(first, by: missing) }
    return missing
  }

  private mutating func move(_ index: Int, by distance: Int) {
    let columns = strips[index].columns
    strips[index].columns = (columns.lowerBound + distance)..<(columns.upperBound + distance)
  }

  /// Cuts a text that is wider than `width`.
  private mutating func cut(_ index: Int, to width: Int) {
    guard strips[index].columns.count > width else { return }
    let start = strips[index].columns.lowerBound
    strips[index].text = strips[index].text.fitted(to: width, charset: charset)
    strips[index].columns = start..<(start + strips[index].text.width)
    strips[index].isCut = true
  }
}
