import LayoutSim

// The look of nodes by themselves: bars, texts, symbols, pictures and surfaces.
extension WireframeScene {
  /// Draws a node behind its content, and changes the values that the content inherits.
  mutating func drawBack(_ index: Int, _ place: Rect, _ context: inout SceneContext) {
    let node = tree.nodes[index]
    switch node.role {
    case .tabBar where !hasPlatter(index): add(.cover, place, context)
    case .navigationBar: add(.cover, place, context)
    case .platter: drawPlatter(index, place, &context)
    case .text, .heading: drawText(node, place, context)
    case .icon where hasParts(index): break
    case .icon:
      let sign = context.symbol ?? editingSign(node) ?? symbol(node.label)
      add(.sign(sign, .middle), place, context)
    case .picture: drawPicture(node, place, &context)
    case .separator: add(.rule, place, context)
    // A column may be over another one.
    case .splitColumn: add(.cover, place, context)
    case .scrim: break
    case .fill: drawFill(node, place, context)
    case .grabber:
      add(.sign(ColumnText(drawn: charset.text.grabber, .grabber), .middle), place, context)
    default: openControl(index, place, &context)
    }
  }

  /// Whether a separate symbol or picture is drawn inside a node.
  private func hasParts(_ index: Int) -> Bool {
    tree.subtree(of: index).dropFirst().contains {
      tree.nodes[$0].role == .icon || tree.nodes[$0].role.isText
    }
  }

  /// Whether an element of this height has its own border, rather than being only a row of a picture.
  func isTall(_ place: Rect) -> Bool {
    grid.rows(in: place.size.height) >= 3 && grid.columns(of: place).count >= 3
  }

  func hasPlatter(_ index: Int) -> Bool {
    tree.subtree(of: index).contains { tree.nodes[$0].role == .platter }
  }

  /// Draws a box that hides the content behind it, and moves its own content with it.
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

  /// The sign of a symbol; those with a meaning in a control have their own signs.
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
    if context.isFramed, place.holds(context.clip) {
      return addName(name, context.clip, context, before: sign + ColumnText(drawn: " "))
    }
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

  /// Adds the name of an element that shows no text.
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
}
