import LayoutSim

/// A part of a mark that occupies one row of the picture: a line of text, a sign, an edge of a box, a separator.
struct WireframeStrip {
  enum Kind {
    case words, name, sign, top, bottom, rule
  }

  let kind: Kind

  /// The position of its mark in the drawing order.
  let mark: Int

  /// Its text; empty for edges and separators.
  var text = ColumnText()

  /// Its drawn frame.
  let frame: Rect

  /// The side at which it keeps its place.
  var anchor = WireframeMark.Anchor.left

  /// The columns that it occupies if no neighbour is in its way.
  var columns: Range<Int>

  /// The columns that nothing in front of it hides.
  var seen: Range<Int>

  /// The columns in which it is visible.
  let clip: Range<Int>

  let surface: Int

  /// The distance by which it is moved on the grid.
  let shift: Double

  /// The position by which it is ordered among others, in points.
  let y: Double

  /// The columns before and after its text that belong to brackets around it.
  var before = 0
  var after = 0

  /// The row of the picture.
  var row = 0

  /// Whether it is written over other text, as on the device.
  var isOverWords = false

  /// Whether a part of it is outside the visible area, so that it is not moved.
  var sticksOut = false

  /// Whether the picture has too little room for its text.
  var isCut = false

  var isText: Bool { kind == .words || kind == .name || kind == .sign }

  /// The columns of its text and of the brackets around it.
  var taken: Range<Int> {
    let end = max(columns.upperBound, columns.lowerBound + 1)
    return (columns.lowerBound - before)..<(end + after)
  }

  /// Whether both need visible cells of the same row.
  func conflicts(with other: WireframeStrip) -> Bool {
    if surface == other.surface { return taken.overlaps(other.taken) || !isBeside(other) }
    return seen.overlaps(other.seen)
  }

  /// Whether both are beside each other on the device.
  ///
  /// Signs may overlap their neighbours, as a count overlaps its symbol.
  func isBeside(_ other: WireframeStrip) -> Bool {
    let common = min(frame.maxX, other.frame.maxX) - max(frame.minX, other.frame.minX)
    let narrower = min(frame.size.width, other.frame.size.width)
    let areWords = kind == .words && other.kind == .words
    return common <= (areWords ? min(4, narrower / 2) : 0.8 * narrower)
  }

  /// Whether it is written over other text of its surface.
  func isOver(_ other: WireframeStrip) -> Bool {
    kind == .words && other.kind == .words && surface == other.surface && mark != other.mark
      && !isBeside(other) && overlap(with: other) > 1.0 / 3
  }

  /// The fraction of the smaller height over which both are beside each other.
  func overlap(with other: WireframeStrip) -> Double {
    let common = min(frame.maxY, other.frame.maxY) - max(frame.minY, other.frame.minY)
    let lower = min(frame.size.height, other.frame.size.height)
    return lower > 0 ? common / lower : 0
  }
}

// The parts in front of strips, and the brackets around them.
extension StripBuilder {
  /// Removes the strips that are hidden by something in front of them, and shortens those that are partly hidden.
  mutating func removeHidden() {
    let covers = marks.indices.filter { marks[$0].hidesWhatIsBehind }
    for number in strips.indices.reversed() {
      for cover in covers where cover > strips[number].mark {
        let rect = marks[cover].frame.clipped(to: marks[cover].clip)
        guard strips[number].isAtHeight(of: rect), !isContent(cover, of: strips[number]) else {
          continue
        }
        if rect.hides(strips[number].frame) {
          strips.remove(at: number)
          break
        }
        strips[number].shorten(behind: grid.columns(of: rect))
      }
    }
  }

  /// Whether something in front of an edge is part of the content of its box.
  private func isContent(_ cover: Int, of edge: WireframeStrip) -> Bool {
    marks[edge.mark].isBox && marks[edge.mark].surface == marks[cover].surface
      && marks[edge.mark].frame.holds(marks[cover].frame)
  }

  /// Keeps the columns free that brackets take before the first and after the last text of a row.
  mutating func reserveBrackets() {
    var places: [Int: [Int]] = [:]
    for (number, strip) in strips.enumerated() { places[strip.mark, default: []].append(number) }
    for mark in marks {
      guard case .brackets(let brackets) = mark.shape else { continue }
      let inside = brackets.members.flatMap { places[$0] ?? [] }
      if brackets.spansFrame {
        let frame = grid.columns(of: mark.frame)
        let start = frame.lowerBound + brackets.before.width
        let room = start..<max(start, frame.upperBound - brackets.after.width)
        for number in inside { strips[number].move(into: room) }
      }
      for number in inside {
        let beside = inside.filter {
          $0 != number && strips[$0].overlap(with: strips[number]) > 1.0 / 3
        }
        if !beside.contains(where: { strips[$0].frame.minX < strips[number].frame.minX }) {
          strips[number].before += brackets.before.width
        }
        if !beside.contains(where: { strips[$0].frame.minX > strips[number].frame.minX }) {
          strips[number].after += brackets.after.width
        }
      }
    }
  }
}

extension WireframeMark {
  fileprivate var hidesWhatIsBehind: Bool {
    switch shape {
    case .box(let box): box.hidesWhatIsBehind
    case .cover: true
    case .words, .sign, .rule, .brackets, .shade: false
    }
  }
}

extension WireframeStrip {
  /// Whether it is at the height of something in front of it; edges of both may coincide.
  fileprivate func isAtHeight(of rect: Rect) -> Bool {
    let (above, below) = (y - rect.minY, rect.maxY - y)
    return switch kind {
    case .top: above >= -0.25 && below > 0.25
    case .bottom: above > 0.25 && below >= -0.25
    case .words, .name, .sign, .rule: above > 0.25 && below > 0.25
    }
  }

  /// Moves its text by the least distance into `room`, if it fits.
  fileprivate mutating func move(into room: Range<Int>) {
    guard columns.count <= room.count else { return }
    let start = min(max(columns.lowerBound, room.lowerBound), room.upperBound - columns.count)
    columns = start..<(start + columns.count)
    seen = columns
  }

  /// Drops the columns that are behind something at one of its ends.
  fileprivate mutating func shorten(behind columns: Range<Int>) {
    let start = columns.contains(seen.lowerBound) ? columns.upperBound : seen.lowerBound
    let end = columns.contains(seen.upperBound - 1) ? columns.lowerBound : seen.upperBound
    seen = min(start, end)..<max(start, end)
  }
}

extension Rect {
  /// Whether something at its height is entirely behind it.
  fileprivate func hides(_ other: Rect) -> Bool {
    other.minX >= minX - 0.5 && other.maxX <= maxX + 0.5
  }
}
