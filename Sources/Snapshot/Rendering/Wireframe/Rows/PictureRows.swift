import LayoutSim

/// Determines the row of a picture for each strip.
///
/// A row of the ruler has as many rows of the picture as it has strips one below the other, so that none is
/// moved or left out. Strips beside each other share a row.
struct PictureRows {
  private(set) var strips: [WireframeStrip]

  /// The first row of the picture of each row of the ruler, and the number of rows at the end.
  private(set) var starts: [Int] = []

  private let grid: CellGrid

  /// Places `strips`; `skipped` are rows of the ruler that are left out.
  init(_ strips: [WireframeStrip], _ marks: [WireframeMark], on grid: CellGrid, skipped: Set<Int>) {
    self.grid = grid
    self.strips = strips
    var lines = PictureRows.lines(&self.strips, marks, on: grid)
    let levels = PictureRows.levels(of: &lines, strips)
    var heights = (0..<grid.rows).map { skipped.contains($0) ? 0 : 1 }
    for (line, level) in zip(lines, levels) where line.row < heights.count {
      heights[line.row] = max(heights[line.row], level)
    }
    starts = heights.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
    for (line, level) in zip(lines, levels) {
      for member in line.members { self.strips[member].row = starts[line.row] + level - 1 }
    }
  }

  /// The number of rows of the picture.
  var count: Int { starts[starts.count - 1] }

  /// The rows of the picture between two vertical positions.
  func rows(from top: Double, to bottom: Double) -> Range<Int> {
    let first = starts[min(grid.line(at: top), starts.count - 1)]
    return first..<max(first, starts[min(grid.rows(in: bottom), starts.count - 1)])
  }

  /// The row of the ruler of each row of the picture; `nil` for one that it shares with the row above.
  var rulerRows: [Int?] {
    (0..<grid.rows).flatMap { row in
      (starts[row]..<starts[row + 1]).map { $0 == starts[row] ? row : nil }
    }
  }

  /// Strips that are beside each other, in one row.
  private struct Line {
    var members: [Int]

    /// The row of the ruler.
    var row: Int
  }

  /// Joins strips into lines, from top to bottom.
  private static func lines(
    _ strips: inout [WireframeStrip],
    _ marks: [WireframeMark],
    on grid: CellGrid
  ) -> [Line] {
    func isAbove(_ one: Int, _ other: Int) -> Bool {
      (strips[one].y, strips[one].mark) < (strips[other].y, strips[other].mark)
    }
    let order = strips.indices.sorted(by: isAbove)
    // Names are not on the screen, so they are placed on an existing line of text.
    let names = order.filter { strips[$0].kind == .name }
    let others = order.filter { strips[$0].kind != .name }
    var lines = join(others, to: [], &strips, marks, on: grid)
    lines = join(names, to: lines, &strips, marks, on: grid)
    return lines.sorted { isAbove($0.members[0], $1.members[0]) }
  }

  /// Adds strips to the lines into which they fit, or else as new ones.
  private static func join(
    _ order: [Int],
    to lines: [Line],
    _ strips: inout [WireframeStrip],
    _ marks: [WireframeMark],
    on grid: CellGrid
  ) -> [Line] {
    var lines = lines
    // Lines are found by the row of the ruler in which their first member is.
    var nearby: [Int: [Int]] = [:]
    for (number, line) in lines.enumerated() {
      nearby[grid.row(at: strips[line.members[0]].y), default: []].append(number)
    }
    for strip in order {
      let row = grid.row(at: strips[strip].y)
      // The upper one of two lines into which it fits equally well, up to a rounding error.
      var best: (line: Int, overlap: Double)?
      for line in (row - 1...row + 1).flatMap({ nearby[$0] ?? [] }) {
        let overlap = overlap(strips[strip], strips[lines[line].members[0]])
        guard overlap > 1.0 / 3, overlap > (best?.overlap ?? 0) + 0.05 else { continue }
        if fits(strip, lines[line], strips) { best = (line, overlap) }
      }
      if let best {
        let members = lines[best.line].members
        strips[strip].isOverWords = members.contains { strips[strip].isOver(strips[$0]) }
        lines[best.line].members.append(strip)
      } else {
        nearby[row, default: []].append(lines.count)
        lines.append(Line(members: [strip], row: rulerRow(of: strips[strip], marks, on: grid)))
      }
    }
    return lines
  }

  /// The degree to which two strips fit into one line: texts by their heights, edges at the same height.
  private static func overlap(_ one: WireframeStrip, _ other: WireframeStrip) -> Double {
    if one.isText, other.isText { return one.overlap(with: other) }
    let areAlike = !one.isText && !other.isText && one.kind == other.kind
    return areAlike && abs(one.y - other.y) <= 1 ? 1 : 0
  }

  /// Whether a strip has room in a line: it is beside its members, or over text of its own surface.
  private static func fits(_ strip: Int, _ line: Line, _ strips: [WireframeStrip]) -> Bool {
    let strip = strips[strip]
    return line.members.allSatisfy { member in
      let member = strips[member]
      guard strip.isText else { return !strip.columns.overlaps(member.columns) }
      return strip.surface == member.surface && (strip.isBeside(member) || strip.isOver(member))
    }
  }

  /// The row of the ruler of a strip.
  ///
  /// The lower edge of a box follows from its height.
  private static func rulerRow(
    of strip: WireframeStrip,
    _ marks: [WireframeMark],
    on grid: CellGrid
  ) -> Int {
    let last = max(grid.rows - 1, 0)
    switch strip.kind {
    case .words, .name, .sign, .rule: return grid.row(at: strip.y + strip.shift)
    case .top: return min(grid.line(at: strip.y + strip.shift), last)
    case .bottom:
      let frame = marks[strip.mark].frame
      if frame.maxY >= grid.window.maxY - grid.cell.height / 2 { return last }
      let rows = max(grid.rows(in: frame.size.height), 2)
      return min(grid.line(at: frame.minY + strip.shift) + rows - 1, last)
    }
  }

  /// The row of each line among those of its row of the ruler, from 1.
  ///
  /// A line that needs cells of one above it comes later, even if its own row of the ruler would be higher.
  private static func levels(of lines: inout [Line], _ strips: [WireframeStrip]) -> [Int] {
    var levels: [Int] = []
    for index in lines.indices {
      var level = 1
      for above in lines[..<index].indices.reversed() {
        // Rows on the grid are at most half a row from those of the ruler.
        guard lines[above].row >= lines[index].row - 2 else { break }
        guard lines[above].row >= lines[index].row,
          conflict(lines[above], lines[index], strips)
        else { continue }
        level =
          lines[above].row > lines[index].row ? levels[above] + 1 : max(level, levels[above] + 1)
        lines[index].row = lines[above].row
      }
      levels.append(level)
    }
    return levels
  }

  private static func conflict(_ one: Line, _ other: Line, _ strips: [WireframeStrip]) -> Bool {
    one.members.contains { member in
      other.members.contains { strips[member].conflicts(with: strips[$0]) }
    }
  }
}
