import LayoutSim

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

/// The room of texts between their neighbours.
struct WordRooms {
  private let marks: [WireframeMark]
  private let grid: CellGrid

  /// The marks that texts keep clear of, by their rows of the ruler.
  private var obstacles: [[Int]]

  init(_ marks: [WireframeMark], on grid: CellGrid) {
    self.marks = marks
    self.grid = grid
    obstacles = [[Int]](repeating: [], count: max(grid.rows, 1))
    for (index, mark) in marks.enumerated() {
      switch mark.shape {
      case .words, .sign, .box:
        for row in rows(of: mark.frame) { obstacles[row].append(index) }
      case .rule, .brackets, .cover, .shade: break
      }
    }
  }

  private func rows(of frame: Rect) -> ClosedRange<Int> {
    let top = grid.row(at: frame.minY)
    return top...max(top, grid.row(at: frame.maxY))
  }

  /// The room of a text: the nearest edges to the left and to the right, in points.
  struct Room {
    var left: Double
    var right: Double

    /// Whether something is drawn at these edges.
    var isBoundedLeft = false
    var isBoundedRight = false
  }

  /// The room of the text at `index`.
  func room(of index: Int) -> Room {
    let mark = marks[index]
    var room = Room(
      left: max(mark.clip.minX, Double(mark.columns.lowerBound) * grid.cell.width),
      right: min(mark.clip.maxX, Double(mark.columns.upperBound) * grid.cell.width)
    )
    for row in rows(of: mark.frame) {
      for other in obstacles[row] where other != index && marks[other].surface == mark.surface {
        limit(&room, mark.frame, by: other, isBox: marks[other].isBox)
      }
    }
    return room
  }

  private func limit(_ room: inout Room, _ frame: Rect, by other: Int, isBox: Bool) {
    let obstacle = marks[other].frame
    let common = min(frame.maxY, obstacle.maxY) - max(frame.minY, obstacle.minY)
    guard common > min(4, min(frame.size.height, obstacle.size.height) / 2) else { return }
    if isBox, obstacle.holds(frame) {
      room.left = max(room.left, obstacle.minX + grid.cell.width)
      room.right = min(room.right, obstacle.maxX - grid.cell.width)
    } else if obstacle.minX >= frame.maxX - 1 {
      if obstacle.minX < room.right { (room.right, room.isBoundedRight) = (obstacle.minX, true) }
    } else if obstacle.maxX <= frame.minX + 1, obstacle.maxX > room.left {
      (room.left, room.isBoundedLeft) = (obstacle.maxX, true)
    }
  }

  /// The side at which a text without an anchor keeps its place.
  ///
  /// A text in the middle of its room is centred. A text at the far end of its room is at that end, such as a price at
  /// the end of a row.
  func anchor(of index: Int, alignment: WireframeMark.Anchor) -> WireframeMark.Anchor {
    let room = room(of: index)
    let frame = marks[index].frame
    let left = frame.minX - room.left
    let right = room.right - frame.maxX
    let isFromRight = alignment == .right
    if abs(left - right) <= 1.5, left > grid.cell.width / 2 {
      return isInColumn(index, isFromRight) ? alignment : .middle
    }
    if !isFromRight, left > right + 3 * grid.cell.width { return .right }
    if isFromRight, right > left + 3 * grid.cell.width { return .left }
    return isFromRight ? .right : .left
  }
}

extension WordRooms {
  /// Whether a text above or below begins at the same place as the text at `index`, and ends elsewhere.
  private func isInColumn(_ index: Int, _ isFromRight: Bool) -> Bool {
    let frame = marks[index].frame
    let nearby = rows(of: frame)
    let around = max(nearby.lowerBound - 2, 0)...min(nearby.upperBound + 2, obstacles.count - 1)
    return around.contains { row in
      obstacles[row].contains { other in
        guard other != index, marks[other].surface == marks[index].surface,
          case .words = marks[other].shape
        else { return false }
        let left = abs(marks[other].frame.minX - frame.minX)
        let right = abs(marks[other].frame.maxX - frame.maxX)
        return isFromRight ? right < 0.5 && left > 1 : left < 0.5 && right > 1
      }
    }
  }
}

extension WireframeMark {
  var isBox: Bool { if case .box = shape { true } else { false } }
}
