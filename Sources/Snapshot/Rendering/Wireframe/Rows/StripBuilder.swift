import LayoutSim

/// Divides the marks of a picture into strips.
struct StripBuilder {
  let grid: CellGrid
  let charset: WireframeCharset
  let marks: [WireframeMark]
  private let rooms: WordRooms

  var strips: [WireframeStrip] = []

  init(_ marks: [WireframeMark], on grid: CellGrid, charset: WireframeCharset) {
    self.marks = marks
    self.grid = grid
    self.charset = charset
    rooms = WordRooms(marks, on: grid)
    for index in marks.indices { divide(index) }
    removeHidden()
    reserveBrackets()
  }

  private mutating func divide(_ index: Int) {
    let mark = marks[index]
    switch mark.shape {
    case .words(let words): divide(words, of: index)
    case .sign(let text, let anchor): add(.sign, index, text, mark.frame, anchor)
    case .box:
      addEdge(.top, index, at: mark.frame.minY)
      addEdge(.bottom, index, at: mark.frame.maxY)
    case .rule where mark.frame.size.height <= mark.frame.size.width:
      addEdge(.rule, index, at: mark.frame.middleY)
    case .rule, .brackets, .cover, .shade: break
    }
  }

  // MARK: - Words

  private mutating func divide(_ words: WireframeMark.Words, of index: Int) {
    guard !words.lines.isEmpty else { return }
    let mark = marks[index]
    var anchor = words.anchor ?? self.anchor(of: words, index)
    let written = written(words)
    let room = columns(free: rooms.room(of: index), of: index, anchor)
    let fits = written.allSatisfy { $0.width <= room }
    let lines = fits ? written : flowing(written, of: index, into: room, isName: words.isName)
    // Text that wraps differently stays within its frame, from the side at which its lines begin.
    if !fits, lines.count > 1 { anchor = words.alignment }
    // A name has no lines on the screen: it is written around the middle of the named node.
    let all = mark.frame.size.height
    let rows = Double(lines.count)
    let height =
      words.isName ? min(grid.cell.height, max(all - grid.cell.height, 0) / rows) : all / rows
    let top = mark.frame.middleY - height * rows / 2
    let widest = lines.map(\.width).max() ?? 0
    let block = columns(widest, mark.frame, anchor, mark.columns)
    for (number, line) in lines.enumerated() where !line.isEmpty {
      let frame = mark.frame.row(at: top + Double(number) * height, height: height)
      let kind: WireframeStrip.Kind = words.isName ? .name : .words
      guard lines.count > 1 else {
        add(kind, index, line, frame, anchor)
        continue
      }
      let start: Int =
        switch words.alignment {
        case .left: block.lowerBound
        case .middle: block.lowerBound + (widest - line.width) / 2
        case .right: block.upperBound - line.width
        }
      add(kind, index, line, frame, words.alignment, start..<(start + line.width))
    }
  }

  /// The side at which a text keeps its place; in a frame that is much wider, it is the text's place in it.
  private func anchor(of words: WireframeMark.Words, _ index: Int) -> WireframeMark.Anchor {
    let longest = written(words).map(\.width).max() ?? 0
    let isWide = marks[index].frame.size.width > 2 * Double(longest) * grid.cell.width
    return isWide ? words.alignment : rooms.anchor(of: index, alignment: words.alignment)
  }

  /// The lines of a text as on the device, with the signs around them.
  private func written(_ words: WireframeMark.Words) -> [ColumnText] {
    var lines = words.lines.map { ColumnText($0, charset: charset) }
    lines[0] = words.before + lines[0]
    lines[lines.count - 1] = lines[lines.count - 1] + words.after
    return lines
  }

  /// The lines of a text for which the picture has too little room, wrapped into its frame.
  private func flowing(
    _ lines: [ColumnText],
    of index: Int,
    into room: Int,
    isName: Bool
  ) -> [ColumnText] {
    let longest = lines.flatMap(\.words).map(\.width).max() ?? 0
    // A single line is better moved than broken inside a word.
    if lines.count == 1, longest > room { return lines }
    let own = lines.count == 1 ? room : min(room, grid.columns(of: marks[index].frame).count)
    let flowing = ColumnText(joining: lines).wrapped(to: max(own, min(longest, room), 1))
    let limit = isName ? rowsOfName(index) : 4 * (lines.count + 1)
    guard flowing.count > limit else { return flowing }
    return flowing.prefix(limit - 1) + [ColumnText(joining: flowing[(limit - 1)...])]
  }

  /// The maximum number of rows of a name: those of the named node, and a few more.
  private func rowsOfName(_ index: Int) -> Int {
    let rows = grid.rows(in: marks[index].frame.size.height)
    return rows < 2 ? 1 : 2 * rows
  }

  /// The number of columns that a text may use: it leaves one free before the next element.
  private func columns(
    free room: WordRooms.Room,
    of index: Int,
    _ anchor: WireframeMark.Anchor
  ) -> Int {
    let mark = marks[index]
    let left = grid.column(at: room.left) + (room.isBoundedLeft ? 1 : 0)
    let right = grid.column(at: room.right) - (room.isBoundedRight ? 1 : 0)
    let isParagraph: Bool =
      if case .words(let words) = mark.shape { words.lines.count > 1 } else { false }
    guard isParagraph else { return right - left }
    let own = grid.columns(of: mark.frame)
    switch anchor {
    case .left: return right - own.lowerBound
    case .right: return own.upperBound - left
    case .middle: return right - left
    }
  }

  // MARK: - Strips

  /// The columns of something `width` columns wide that keeps its place at `anchor`.
  private func columns(
    _ width: Int,
    _ frame: Rect,
    _ anchor: WireframeMark.Anchor,
    _ clip: Range<Int>
  ) -> Range<Int> {
    let start: Int =
      switch anchor {
      case .left: grid.column(at: frame.minX)
      case .middle: grid.column(centring: width, at: frame.middleX)
      case .right: grid.column(at: frame.maxX) - width
      }
    let inside = max(min(start, clip.upperBound - width), clip.lowerBound)
    // An element that is only partly in sight is cut at the visible edge, not moved.
    let place = sticksOut(frame, of: clip) ? start : inside
    return place..<(place + width)
  }

  /// Whether a part of a frame is outside the columns in which it is visible.
  private func sticksOut(_ frame: Rect, of clip: Range<Int>) -> Bool {
    grid.column(at: frame.minX) < clip.lowerBound - 1
      || grid.column(at: frame.maxX) > clip.upperBound + 1
  }

  private mutating func add(
    _ kind: WireframeStrip.Kind,
    _ index: Int,
    _ text: ColumnText,
    _ frame: Rect,
    _ anchor: WireframeMark.Anchor,
    _ columns: Range<Int>? = nil
  ) {
    let mark = marks[index]
    guard !text.isEmpty, mark.clip.holds(frame.middle) || isPartlySeen(frame, mark.clip) else {
      return
    }
    let place = columns ?? self.columns(text.width, frame, anchor, mark.columns)
    strips.append(
      WireframeStrip(
        kind: kind,
        mark: index,
        text: text,
        frame: frame,
        anchor: anchor,
        columns: place,
        seen: place,
        clip: mark.columns,
        surface: mark.surface,
        shift: mark.shift,
        y: frame.middleY,
        sticksOut: sticksOut(frame, of: mark.columns)
      )
    )
  }

  /// Whether a line is in sight vertically, and with one of its ends.
  private func isPartlySeen(_ frame: Rect, _ clip: Rect) -> Bool {
    frame.middleY >= clip.minY && frame.middleY <= clip.maxY && frame.maxX > clip.minX
      && frame.minX < clip.maxX
  }

  private mutating func addEdge(_ kind: WireframeStrip.Kind, _ index: Int, at y: Double) {
    let mark = marks[index]
    guard y >= mark.clip.minY - 0.5, y <= mark.clip.maxY + 0.5 else { return }
    let frame = Rect(x: mark.frame.minX, y: y, width: mark.frame.size.width, height: 0)
    let columns = grid.columns(of: mark.frame).clamped(to: mark.columns)
    guard !columns.isEmpty else { return }
    strips.append(
      WireframeStrip(
        kind: kind,
        mark: index,
        frame: frame,
        columns: columns,
        seen: columns,
        clip: mark.columns,
        surface: mark.surface,
        shift: mark.shift,
        y: y
      )
    )
  }
}
