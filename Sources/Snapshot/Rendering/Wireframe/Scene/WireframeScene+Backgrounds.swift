import LayoutSim

// Surfaces of one colour, and their content.
extension WireframeScene {
  /// Draws a surface, or a shape with a fill, an outline, or both.
  mutating func drawFill(_ node: RenderNode, _ place: Rect, _ context: WireframeContext) {
    let ink = node.facts["ink"]?.ink ?? .primary
    let hasLine = node.facts["border"] ?? node.facts["stroke"] != nil
    guard !context.hidesSurfaces, place != context.ownSurface, !ink.isInvisible || hasLine else {
      return
    }
    let figure = node.facts["shape"]?.figure ?? .rect
    // The content behind a translucent surface is drawn, too.
    let hides = context.opacity == 1 && !ink.isTranslucent
    if place.holds(context.clip) {
      if hides, !context.isFramed { add(.cover, place, context) }
    } else if figure == .circle, !isTall(place) {
      let isPale = !WireframeScene.strongInks.contains(ink)
      let text = charset.text
      let sign = ColumnText(drawn: isPale ? text.ring : text.disc, isPale ? .ring : .disc)
      add(.sign(sign, .middle), place, context)
    } else if min(place.size.width, place.size.height) < grid.cell.height / 4 {
      add(.rule, place, context)
    } else if ink.isInvisible, hasBorder(place, context) {
      return
    } else if isTall(place) {
      let box = WireframeMark.Box(
        isRound: !figure.fillsItsOffer,
        hidesWhatIsBehind: hides,
        isBackground: true
      )
      add(.box(box), place, context)
    } else if ink.isInvisible, enclose(place, context) {
      return
    } else {
      if hides { add(.cover, place, context) }
      addPill(place, context)
    }
    if let label = node.label { addName(label, place, context) }
  }

  /// The colours that stand out from a background.
  private static let strongInks: Set<Ink> = [
    .primary, .accent, .destructive, .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue,
    .indigo, .purple, .pink, .brown, .gray, .black,
  ]

  /// Whether a box with this frame was drawn, whose border an outline is.
  private func hasBorder(_ place: Rect, _ context: WireframeContext) -> Bool {
    marks.contains { mark in
      guard case .box = mark.shape, mark.surface == context.surface else { return false }
      return mark.frame == place
    }
  }

  /// Draws a low outline around previously drawn marks, and returns whether there are any.
  private mutating func enclose(_ place: Rect, _ context: WireframeContext) -> Bool {
    let members = marks.indices.filter {
      marks[$0].isText && marks[$0].surface == context.surface
        && place.holds(marks[$0].frame.middle)
    }
    if !members.isEmpty { addPill(place, context, around: members) }
    return !members.isEmpty
  }

  /// Adds the brackets of a low surface, whose content may not be known yet.
  mutating func addPill(_ place: Rect, _ context: WireframeContext, around members: [Int] = []) {
    let brackets = WireframeMark.Brackets(
      before: ColumnText(drawn: "(", .pill),
      after: ColumnText(drawn: ")", .pill),
      spansFrame: true,
      members: members
    )
    add(.brackets(brackets), place, context)
  }

  /// Finds the content of backgrounds, pictures and low surfaces, which follows them.
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

  /// Moves a background and its content to the nearest row.
  private mutating func moveContents(of index: Int) {
    guard case .box(let box) = marks[index].shape, box.isBackground else { return }
    let frame = marks[index].frame
    let distance = grid.distanceToLine(from: frame.minY + marks[index].shift)
    let former = marks[index].shift
    marks[index].shift += distance
    // A box that hides nothing may also be around text that was drawn before.
    let first = box.hidesWhatIsBehind ? index + 1 : 0
    for other in marks.indices[first...]
    where other != index && marks[other].surface == marks[index].surface
      && frame.holds(marks[other].frame)
      && (other > index || marks[other].isText && marks[other].shift == former)
    {
      marks[other].shift += distance
    }
  }

  /// The texts and signs of the same surface that are drawn over the mark at `index`, in its frame.
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
