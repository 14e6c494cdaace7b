import LayoutSim

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
