import LayoutSim

// What nodes look like by themselves: bars, texts, symbols, pictures and surfaces.
extension WireframeScene {
  /// Draws a node behind its content, and changes what that inherits.
  mutating func drawBack(_ index: Int, _ place: Rect, _ context: inout SceneContext) {
    let node = tree.nodes[index]
    switch node.role {
    case .tabBar where !hasPlatter(index): add(.cover, place, context)
    case .navigationBar: add(.cover, place, context)
    case .platter: drawPlatter(index, place, &context)
    case .text, .heading: drawText(node, place, context)
    case .icon where hasParts(index): break
    case .icon: add(.sign(context.symbol ?? symbol(node.label), .middle), place, context)
    case .picture: drawPicture(node, place, &context)
    case .separator: add(.rule, place, context)
    case .fill: drawFill(node, place, context)
    case .grabber:
      add(.sign(ColumnText(drawn: charset.text.grabber, .grabber), .middle), place, context)
    default: openControl(index, place, &context)
    }
  }

  /// Whether a symbol or picture of its own is drawn inside a node.
  private func hasParts(_ index: Int) -> Bool {
    tree.subtree(of: index).dropFirst().contains {
      tree.nodes[$0].role == .icon || tree.nodes[$0].role.isText
    }
  }

  /// Whether something of this height has a border of its own, and is not only a row of a picture.
  func isTall(_ place: Rect) -> Bool {
    grid.rows(in: place.size.height) >= 3 && grid.columns(of: place).count >= 3
  }

  func hasPlatter(_ index: Int) -> Bool {
    tree.subtree(of: index).contains { tree.nodes[$0].role == .platter }
  }

  /// Draws a box that hides what is behind it, and moves its content with it.
  mutating func drawBox(_ box: WireframeMark.Box, _ place: Rect, _ context: inout SceneContext) {
    context.shift += grid.distanceToLine(from: place.minY + context.shift)
    add(.box(box), place, context)
  }

  /// Draws the surface of the buttons of a tab bar; on top of a screen it shares its row with a title.
  private mutating func drawPlatter(_ index: Int, _ place: Rect, _ context: inout SceneContext) {
    if isTall(place) { return drawBox(WireframeMark.Box(), place, &context) }
    if place.minY < grid.window.middleY {
      context.surface = index
    } else {
      add(.cover, place, context)
    }
    addPill(place, context)
  }

  /// Adds the brackets of a low surface, whose content is not known yet.
  private mutating func addPill(_ place: Rect, _ context: SceneContext) {
    let brackets = WireframeMark.Brackets(
      before: ColumnText(drawn: "(", .pill),
      after: ColumnText(drawn: ")", .pill),
      spansFrame: true,
      members: []
    )
    add(.brackets(brackets), place, context)
  }

  /// Draws the lines of a text.
  mutating func drawText(_ node: RenderNode, _ place: Rect, _ context: SceneContext) {
    let lines = node.lines.isEmpty ? [node.label ?? ""] : node.lines
    guard lines.contains(where: { !$0.allSatisfy(\.isWhitespace) }) else { return }
    let isFromRight = readsFromRight(node)
    let alignment: WireframeMark.Anchor =
      switch node.looks.first(where: { $0.key == "alignment" })?.value {
      case "center": .middle
      case "trailing": isFromRight ? .left : .right
      default: isFromRight ? .right : .left
      }
    let words = WireframeMark.Words(
      lines: lines,
      alignment: alignment,
      anchor: context.isCentring(place) ? .middle : nil,
      before: context.before,
      after: context.after
    )
    add(.words(words), place, context)
  }

  /// Whether lines begin at the right.
  private func readsFromRight(_ node: RenderNode) -> Bool {
    if node.looks.contains(.readsFromRight) { return true }
    if tree.traits.direction == .rightToLeft { return true }
    return node.label?.first(where: \.isLetter)?.isRightToLeft ?? false
  }

  /// The sign of a symbol; those that mean something in a control have their own.
  func symbol(_ name: String?) -> ColumnText {
    let text = charset.text
    let isMirrored = tree.traits.direction == .rightToLeft
    return switch name {
    case "chevron.backward", "chevron.left":
      ColumnText(drawn: isMirrored ? text.leadsOn : text.back, .back)
    case "chevron.forward", "chevron.right":
      ColumnText(drawn: isMirrored ? text.back : text.leadsOn, .leadsOn)
    case "chevron.up.chevron.down": ColumnText(drawn: text.menu, .menu)
    case "chevron.down": ColumnText(drawn: text.shown, .shown)
    case "checkmark": ColumnText(drawn: text.checked, .checked)
    case "plus": ColumnText(drawn: "+")
    case "xmark", "xmark.circle.fill": ColumnText(drawn: text.close, .close)
    case "magnifyingglass": ColumnText(drawn: text.search, .search)
    default: ColumnText(drawn: text.icon, .icon)
    }
  }

  private mutating func drawPicture(
    _ node: RenderNode,
    _ place: Rect,
    _ context: inout SceneContext
  ) {
    let sign = ColumnText(drawn: charset.text.picture, .picture)
    let name = node.label ?? ""
    if isTall(place), !place.holds(context.clip) {
      drawBox(WireframeMark.Box(), place, &context)
    } else {
      add(.cover, place, context)
      let room = grid.columns(of: place).count
      guard ColumnText(name, charset: charset).width + 2 <= room, !name.isEmpty else {
        return add(.sign(sign, .middle), place, context)
      }
    }
    addName(name, place, context, before: sign + ColumnText(drawn: " "))
  }

  /// Adds the name of something that shows no words.
  mutating func addName(
    _ name: String,
    _ place: Rect,
    _ context: SceneContext,
    anchor: WireframeMark.Anchor = .middle,
    before: ColumnText = ColumnText(),
    after: ColumnText = ColumnText()
  ) {
    let words = WireframeMark.Words(
      lines: [name],
      alignment: anchor,
      anchor: anchor,
      before: before,
      after: after,
      isName: true
    )
    add(.words(words), place, context)
  }

  private mutating func drawFill(_ node: RenderNode, _ place: Rect, _ context: SceneContext) {
    guard !context.isPartOfControl, node.fact("ink") != "clear" else { return }
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

  /// Finds what lies on backgrounds, pictures and low surfaces: their content follows them.
  mutating func finishSurfaces() {
    for index in marks.indices { moveContents(of: index) }
    for index in marks.indices {
      guard case .brackets(var brackets) = marks[index].shape, brackets.members.isEmpty else {
        continue
      }
      brackets.members = contents(of: index)
      marks[index].shape = .brackets(brackets)
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
      switch marks[other].shape {
      case .words, .sign: return true
      case .box, .rule, .brackets, .cover, .shade: return false
      }
    }
  }
}
