import LayoutSim

// Surfaces of one colour, and what lies on them.
extension WireframeScene {
  /// Draws a surface of one colour.
  mutating func drawFill(_ node: RenderNode, _ place: Rect, _ context: SceneContext) {
    guard !context.hidesSurfaces, place != context.ownSurface, node.fact("ink") != "clear" else {
      return
    }
    let isRound = node.fact("shape") == "disc"
    if place.holds(context.clip) {
      add(.cover, place, context)
    } else if isRound, !isTall(place) {
      let isPale = !["primary", "accent", "destructive"].contains(node.fact("ink"))
      let text = charset.text
      let sign = ColumnText(drawn: isPale ? text.ring : text.disc, isPale ? .ring : .disc)
      add(.sign(sign, .middle), place, context)
    } else if min(place.size.width, place.size.height) < grid.cell.height / 4 {
      add(.rule, place, context)
    } else if isTall(place) {
      add(.box(WireframeMark.Box(isRound: isRound, isBackground: true)), place, context)
    } else {
      add(.cover, place, context)
      addPill(place, context)
    }
    if let label = node.label { addName(label, place, context) }
  }

  /// Adds the brackets of a low surface, whose content is not known yet.
  mutating func addPill(_ place: Rect, _ context: SceneContext) {
    let brackets = WireframeMark.Brackets(
      before: ColumnText(drawn: "(", .pill),
      after: ColumnText(drawn: ")", .pill),
      spansFrame: true,
      members: []
    )
    add(.brackets(brackets), place, context)
  }

  /// Finds what lies on backgrounds, pictures and low surfaces: their content follows them.
  mutating func finishSurfaces() {
    for index in marks.indices { moveContents(of: index) }
    for index in marks.indices {
      guard case .brackets(var brackets) = marks[index].shape, brackets.members.isEmpty else {
        continue
      }
      brackets.members = contents(of: index)
      marks[index].shape = .brackets(brackets)
      if brackets.members.isEmpty { becomeSwatch(index) }
    }
    for index in marks.indices.dropLast() {
      guard case .box(var box) = marks[index].shape, box.title == nil,
        case .words(var name) = marks[index + 1].shape, name.isName, !name.before.isEmpty,
        marks[index + 1].frame == marks[index].frame, contents(of: index + 1).count > 0
      else { continue }
      box.title = name.before + ColumnText(name.lines[0], charset: charset)
      marks[index].shape = .box(box)
      name.lines = []
      marks[index + 1].shape = .words(name)
    }
  }

  /// Draws a low surface without content by its colour, within the brackets that were drawn around it.
  private mutating func becomeSwatch(_ index: Int) {
    let swatch = marks[index]
    let columns = max(grid.columns(of: swatch.frame).count, 1)
    let text = String(repeating: charset.text.swatch, count: columns)
    marks[index].shape = .sign(ColumnText(drawn: text, .swatch), .left)
    for other in marks.indices[(index + 1)...] {
      guard case .brackets(var around) = marks[other].shape, !around.members.isEmpty,
        marks[other].surface == swatch.surface, marks[other].frame.holds(swatch.frame.middle)
      else { continue }
      around.members.append(index)
      marks[other].shape = .brackets(around)
    }
  }

  /// Moves a background to the nearest row, and what lies on it.
  private mutating func moveContents(of index: Int) {
    guard case .box(let box) = marks[index].shape, box.isBackground else { return }
    let frame = marks[index].frame
    let distance = grid.distanceToLine(from: frame.minY + marks[index].shift)
    marks[index].shift += distance
    for other in marks.indices[(index + 1)...]
    where marks[other].surface == marks[index].surface && frame.holds(marks[other].frame) {
      marks[other].shift += distance
    }
  }

  /// The words and signs of the same surface that are drawn over the mark at `index`, in its frame.
  private func contents(of index: Int) -> [Int] {
    let surface = marks[index]
    return marks.indices[(index + 1)...].filter { other in
      guard marks[other].surface == surface.surface,
        surface.frame.holds(marks[other].frame.middle)
      else { return false }
      return marks[other].isText
    }
  }
}
