import LayoutSim

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
