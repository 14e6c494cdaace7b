import LayoutSim

// The look of nodes by themselves: bars, texts, symbols, pictures and surfaces.
extension WireframeScene {
  mutating func cover(_ place: Rect, _ context: WireframeContext) { add(.cover, place, context) }

  mutating func shade(_ place: Rect, _ context: WireframeContext) { add(.shade, place, context) }

  mutating func addRule(_ place: Rect, _ context: WireframeContext) { add(.rule, place, context) }

  mutating func drawSymbol(_ node: RenderNode, _ place: Rect, _ context: WireframeContext) {
    let sign = context.symbol ?? editingSign(node) ?? symbol(node.label)
    add(.sign(sign, .middle), place, context)
  }

  mutating func drawGrabber(_ node: RenderNode, _ place: Rect, _ context: WireframeContext) {
    add(.sign(ColumnText(drawn: charset.text.grabber, .grabber), .middle), place, context)
  }

  mutating func drawTabBar(_ place: Rect, _ context: WireframeContext) {
    add(.cover, place, context)
    add(.rule, Rect(x: place.minX, y: place.minY, width: place.size.width, height: 0), context)
  }

  mutating func drawNavigationBar(
    _ index: Int,
    _ place: Rect,
    _ context: inout WireframeContext
  ) {
    add(.cover, place, context)
    guard !tree.traits.platform.isGlass else { return }
    add(.rule, Rect(x: place.minX, y: place.maxY, width: place.size.width, height: 0), context)
  }

  /// Whether an element of this height has its own border, rather than being only a row of a picture.
  func isTall(_ place: Rect) -> Bool {
    grid.rows(in: place.size.height) >= 3 && grid.columns(of: place).count >= 3
  }

  /// Draws a box that hides the content behind it, and moves its own content with it.
  mutating func drawBox(_ box: WireframeMark.Box, _ place: Rect, _ context: inout WireframeContext)
  {
    context.shift += grid.distanceToLine(from: place.minY + context.shift)
    add(.box(box), place, context)
  }

  /// Draws the surface of the buttons of a tab bar; on top of a screen it shares its row with a title.
  mutating func drawPlatter(_ index: Int, _ place: Rect, _ context: inout WireframeContext) {
    if isTall(place) { return drawBox(WireframeMark.Box(), place, &context) }
    if place.minY < grid.window.middleY {
      context.surface = index
    } else {
      add(.cover, place, context)
    }
    addPill(place, context)
  }

  /// Draws the lines of a text.
  mutating func drawText(_ index: Int, _ place: Rect, _ context: WireframeContext) {
    let node = tree.nodes[index]
    let lines = node.lines.isEmpty ? [node.label ?? ""] : node.lines
    guard lines.contains(where: { !$0.allSatisfy(\.isWhitespace) }) else { return }
    let isFromRight = node.looks.contains(.readsFromRight) || readsFromRight(node.label)
    let alignment: WireframeMark.Anchor =
      switch node.lineAlignment {
      case .center: .middle
      case .trailing: isFromRight ? .left : .right
      case .leading: isFromRight ? .right : .left
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

  mutating func drawPicture(
    _ node: RenderNode,
    _ place: Rect,
    _ context: inout WireframeContext
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
    _ context: WireframeContext,
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

// Nodes that show no text and no signs are drawn by their labels.
extension WireframeScene {
  /// Draws a node without leaves by its label, and by its role if it has none.
  mutating func drawName(_ index: Int, _ place: Rect, _ context: WireframeContext) {
    let node = tree.nodes[index]
    let label = node.label ?? ""
    // A text with another role is still written at its place.
    if !node.lines.isEmpty, !node.isCombined {
      var context = context
      if node.role == .badge { context.becomeBadge() }
      return drawText(index, place, context)
    }
    let selected =
      node.flags.contains(.selected) ? ColumnText(drawn: "*", .selected) : ColumnText()
    switch node.role {
    case .button, .link, .label, .option:
      addName(label.isEmpty ? node.role.rawValue : label, place, context, before: selected)
    case .backButton:
      let words = node.fact("shows") == nil ? label : ""
      let blank = ColumnText(drawn: words.isEmpty ? "" : " ")
      let before = symbol("chevron.backward") + blank
      addName(words, place, context, anchor: .left, before: before)
    case .tabItem:
      let badge = node.fact("badge").map { ColumnText(drawn: " ") + badgeSign($0) }
      addName(label, place, context, before: selected, after: badge ?? ColumnText())
    case .badge: addName("", place, context, before: badgeSign(label))
    case .row, .switch, .stepper, .disclosure, .progress:
      addName(label, indented(place), context, anchor: .left)
    case .picker:
      addName(label, indented(place), context, anchor: .left)
      if let value = node.fact("value"), !isTall(place) {
        addName(value, indented(place), context, anchor: .right)
      }
    case .field: drawField(node, place, context)
    case .placeholder: addName(label, place, context)
    case let role where role.isOfApp: drawOther(node, place, context)
    default: break
    }
  }

  private func badgeSign(_ words: String) -> ColumnText {
    ColumnText(drawn: "(", .badge) + ColumnText(words, charset: charset)
      + ColumnText(drawn: ")", .badge)
  }

  private mutating func drawField(_ node: RenderNode, _ place: Rect, _ context: WireframeContext) {
    let isEmpty = node.flags.contains(.empty)
    let sign = isEmpty ? ColumnText(drawn: "_", .placeholder) : ColumnText()
    let words = node.fact("value") ?? node.fact("prompt") ?? node.label ?? ""
    addName(words, indented(place), context, anchor: .left, before: sign, after: sign)
  }

  private mutating func drawOther(_ node: RenderNode, _ place: Rect, _ context: WireframeContext) {
    let name = node.label ?? node.role.rawValue
    if isTall(place) { return addName(name, indented(place), context, anchor: .left) }
    let first = marks.count
    addName(name, place, context)
    let brackets = WireframeMark.Brackets(
      before: ColumnText(drawn: "{", .custom),
      after: ColumnText(drawn: "}", .custom),
      members: members(from: first)
    )
    add(.brackets(brackets), place, context)
  }

  /// The frame without two columns on each side, as margins are.
  private func indented(_ place: Rect) -> Rect {
    let margin = 2 * grid.cell.width
    return place.size.width > 2 * margin ? place.inset(margin, 0) : place
  }
}
