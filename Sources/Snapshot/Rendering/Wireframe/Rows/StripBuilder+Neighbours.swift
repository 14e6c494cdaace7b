import LayoutSim

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
