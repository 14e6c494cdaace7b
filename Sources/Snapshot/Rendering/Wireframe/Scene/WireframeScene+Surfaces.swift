import LayoutSim

// Surfaces in front of others, and presenters that are pushed back.
extension WireframeScene {
  mutating func openSurface(_ index: Int, _ place: Rect, _ context: inout WireframeContext) {
    let node = tree.nodes[index]
    context.surface = index
    context.clip(to: place)
    guard hasBorder(node) else {
      if node.isOpaque { add(.cover, place, context) }
      return
    }
    var outer = WireframeContext(window: window)
    (outer.surface, outer.shift) = (index, grid.distanceToLine(from: place.minY))
    let titles = SurfaceTitles(tree: tree, nesting: nesting, charset: charset)
    let title = node.role.isPresented ? titles.title(of: index) : nil
    add(.box(WireframeMark.Box(title: title, isSurface: true)), place, outer)
    context.columns = columns(in: context).withoutEnds
    context.shift = outer.shift
  }

  /// Whether a surface has a border: a sheet, a dialog, or a presenter that is pushed back.
  private func hasBorder(_ node: RenderNode) -> Bool {
    node.role.isPresented ? node.isOpaque && !node.hidesWhatIsBehind : node.drawnFrame != nil
  }
}

extension Range<Int> {
  /// The range without its first and its last element.
  fileprivate var withoutEnds: Range<Int> {
    count > 2 ? (lowerBound + 1)..<(upperBound - 1) : lowerBound..<lowerBound
  }
}

/// The titles on the borders of surfaces.
private struct SurfaceTitles {
  let tree: RenderTree
  let nesting: Nesting
  let charset: WireframeCharset

  /// `sheet reviews.compose · custom 278`: the detent, and the height without the home indicator's area; for
  /// other surfaces their role.
  func title(of index: Int) -> ColumnText {
    let node = tree.nodes[index]
    guard node.role.hasDetents else { return ColumnText(node.role.rawValue, charset: charset) }
    let name = [node.role.rawValue, node.route ?? topRoute(in: index)].compactMap { $0 }
    let height = node.fact("detent").map { [$0, restingHeight(of: node)] } ?? []
    return [name, height]
      .filter { !$0.isEmpty }
      .map { ColumnText($0.joined(separator: " "), charset: charset) }
      .reduce(ColumnText()) {
        $0.isEmpty ? $1 : $0 + ColumnText(drawn: " \(charset.text.dot) ") + $1
      }
  }

  private func restingHeight(of sheet: RenderNode) -> String {
    let inset = sheet.facts["inset"]?.number ?? 0
    return PrintedNumber.text((sheet.frame?.size.height ?? 0) - inset)
  }

  private func topRoute(in surface: Int) -> String? {
    let stack = nesting.children(of: surface).first { tree.nodes[$0].role == .stack }
    let screens = stack.map { nesting.children(of: $0).filter { tree.nodes[$0].role == .screen } }
    return screens?.last.flatMap { tree.nodes[$0].route }
  }
}

// Modifications of drawn content: fading and clipping. Frames are the drawn ones, even if the content is scaled or
// rotated.
extension WireframeScene {
  /// Changes the values that the content of a box inherits according to the box's looks.
  mutating func openLooks(_ index: Int, _ place: Rect, _ context: inout WireframeContext) {
    let node = tree.nodes[index]
    context.opacity *= node.opacity
    if node.hidesScrolledContent { add(.cover, place, context) }
    guard let figure = node.clipFigure else { return }
    let window = figure.bounds(in: place)
    let content = tree.subtree(of: index).dropFirst().filter {
      tree.nodes[$0].detail == .semantic || tree.nodes[$0].role == .fill
    }
    let places = content.map { ($0, tree.nodes[$0].frame.flatMap(context.drawing.place)) }
    let tooLarge = places.filter { $0.1.map { !window.inset(-0.5, -0.5).holds($0) } ?? false }
    // A clip that hides nothing changes nothing, except at corners, which have no place in the grid.
    guard !tooLarge.isEmpty else { return }
    context.clip(to: window)
    let isFilled = tooLarge.contains { index, place in
      let role = tree.nodes[index].role
      return (role == .picture || role == .fill) && place?.holds(window) == true
    }
    guard isFilled, isTall(window) else { return }
    let box = WireframeMark.Box(isRound: !figure.fillsItsOffer, isBackground: true)
    add(.box(box), window, context)
    context.framedClip = context.clip
  }
}

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
