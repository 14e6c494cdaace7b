/// The columns at which the texts of a surface begin, row by row, so that long ones can use the room before
/// them.
struct WordNeighbours {
  private struct Place: Hashable {
    let surface: Int
    let row: Int
  }

  private let grid: CellGrid
  private var starts: [Place: [Int]] = [:]

  init(_ marks: [WireframeMark], on grid: CellGrid) {
    self.grid = grid
    for mark in marks {
      guard case .words(let words) = mark.shape else { continue }
      starts[Place(surface: mark.surface, row: grid.row(at: words.y)), default: []]
        .append(words.columns.lowerBound)
    }
    for place in starts.keys { starts[place]?.sort() }
  }

  /// The column before which a text must end that is longer than what it labels.
  func start(after words: WireframeMark.Words, of mark: WireframeMark) -> Int {
    let place = Place(surface: mark.surface, row: grid.row(at: words.y))
    let end = max(words.columns.upperBound, words.columns.lowerBound + 1)
    let next = starts[place]?.firstValue(atLeast: end)
    return next.map { $0 - 1 } ?? mark.clip.columns.upperBound
  }
}

extension [Int] {
  /// The first of a sorted list's values that is at least `bound`.
  fileprivate func firstValue(atLeast bound: Int) -> Int? {
    var (lower, upper) = (0, count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if self[middle] < bound { lower = middle + 1 } else { upper = middle }
    }
    return lower < count ? self[lower] : nil
  }
}
