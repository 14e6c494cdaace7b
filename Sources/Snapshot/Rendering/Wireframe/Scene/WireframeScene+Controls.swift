import LayoutSim

// The parts that controls add to their leaves: brackets, and the signs of their states.
extension WireframeScene {
  /// Draws the part of a control behind its content, and changes the values that the content inherits.
  mutating func openControl(_ index: Int, _ place: Rect, _ context: inout WireframeContext) {
    let node = tree.nodes[index]
    if node.role.isPressed {
      context.enclosing = place
      context.ownSurface = surfacePlace(of: index, context)
    } else if node.role.isControl || node.role == .badge || node.role == .progress {
      context.enclosing = place
      context.hidesSurfaces = true
    }
    let isSelected = node.flags.contains(.selected) && !hasSymbol("checkmark", in: index)
    switch node.role {
    case .button where node.editedProperty != nil: context.symbol = editingSign(node)
    case .stepper: context.isStepper = true
    case .button, .link:
      if isTall(place), tree.surfaceFrame(of: index) != nil {
        drawBox(WireframeMark.Box(), place, &context)
      }
    case .field:
      let box = surfacePlace(of: index, context) ?? place
      if isTall(box) { drawBox(WireframeMark.Box(), box, &context) }
      if node.flags.contains(.empty) { context.becomePlaceholder() }
    case .tabItem, .option:
      if isSelected { context.before = ColumnText(drawn: "*", .selected) }
    case .badge: context.becomeBadge()
    case .disclosure: context.symbol = foldingSign(node)
    case .placeholder: drawBox(WireframeMark.Box(hidesWhatIsBehind: false), place, &context)
    case let role where role.isOfApp && isTall(place):
      drawBox(WireframeMark.Box(hidesWhatIsBehind: false), place, &context)
    default: break
    }
  }

  /// Draws the part of a node in front of its content, whose marks begin at `first`.
  mutating func drawFront(_ index: Int, _ place: Rect, _ context: WireframeContext, _ first: Int) {
    let node = tree.nodes[index]
    nameSymbol(index, first)
    if !hasLeaves(from: first) { drawName(index, place, context) }
    let sign = state(of: node)
    let control = DrawnControl(
      index: index,
      node: node,
      place: place,
      context: context,
      first: first,
      sign: sign
    )
    switch node.role {
    case .button where !isBox(from: first), .link where !isBox(from: first):
      bracket(control, bracketBefore + sign, bracketAfter)
    case .field: closeField(control)
    case .switch where node.facts.contains(.buttonSwitch) && !isBox(from: first):
      let mark = node.isOn ? ColumnText(drawn: "*", .selected) : ColumnText()
      bracket(control, bracketBefore + sign + mark, bracketAfter)
    case .switch where !node.isPlatformSwitch: break
    case .switch:
      let text = node.isOn ? charset.text.switchOn : charset.text.switchOff
      let mark = sign + ColumnText(drawn: text, node.isOn ? .switchOn : .switchOff)
      let whole = Rect(x: place.maxX - 51, y: place.minY, width: 51, height: place.size.height)
      add(.sign(mark, .right), surfacePlace(of: index, context) ?? whole, context)
    case .slider: addGauge(sliderText, control, in: place)
    case .progress: closeProgress(control)
    case .stepper: closeStepper(control)
    case .picker: closePicker(control)
    case .navigationBar:
      guard let bar = title(of: index, in: place) else { break }
      var row = bar.row
      row.size.width = Double(ColumnText(bar.title, charset: charset).width) * grid.cell.width
      row.origin.x = place.middleX - row.size.width / 2
      add(.words(WireframeMark.Words(lines: [bar.title], anchor: .middle)), row, context)
    default: break
    }
  }

  /// Adds its name to the symbol of a button that shows nothing else.
  private mutating func nameSymbol(_ index: Int, _ first: Int) {
    let node = tree.nodes[index]
    guard node.role.isButton, node.editedProperty == nil, let name = node.label, !name.isEmpty
    else {
      return
    }
    let inside = members(from: first)
    guard inside.count == 1, case .sign(let sign, let anchor) = marks[inside[0]].shape,
      !hasSymbol(name, in: index)
    else { return }
    marks[inside[0]].shape = .sign(sign + ColumnText(name, charset: charset), anchor)
  }

  /// The sign before a control that is disabled, destructive or a link.
  private func state(of node: RenderNode) -> ColumnText {
    let text = charset.text
    var sign = ColumnText()
    if node.flags.contains(.disabled) { sign = ColumnText(drawn: text.disabled, .disabled) }
    if node.buttonRole == .destructive {
      sign = sign + ColumnText(drawn: text.destructive, .destructive)
    }
    if node.role == .link { sign = sign + ColumnText(drawn: text.link, .link) }
    return sign
  }

  /// The brackets around what can be pressed.
  var bracketBefore: ColumnText { ColumnText(drawn: "[", .button) }
  var bracketAfter: ColumnText { ColumnText(drawn: "]", .button) }

  /// Adds brackets around the content of a control, at the edges of its surface if it has one.
  mutating func bracket(
    _ control: DrawnControl,
    _ before: ColumnText,
    _ after: ColumnText,
    filling: ColumnText? = nil
  ) {
    let surface = surfacePlace(of: control.index, control.context)
    let brackets = WireframeMark.Brackets(
      before: before,
      after: after,
      spansFrame: control.node.role == .field || surface != nil,
      filling: filling,
      members: members(from: control.first).filter {
        surface?.holds(marks[$0].frame.middle) ?? true
      }
    )
    add(.brackets(brackets), surface ?? control.place, control.context)
  }

  /// The texts and signs from the mark at `first` on.
  func members(from first: Int) -> [Int] { (first..<marks.count).filter { marks[$0].isText } }

  private func hasLeaves(from first: Int) -> Bool { marks[first...].contains(where: \.isText) }

  func isBox(from first: Int) -> Bool {
    guard first < marks.count, case .box = marks[first].shape else { return false }
    return true
  }

  /// The drawn frame of a control's own surface.
  func surfacePlace(of index: Int, _ context: WireframeContext) -> Rect? {
    tree.surfaceFrame(of: index).flatMap(context.drawing.place)
  }

  private func hasSymbol(_ name: String, in index: Int) -> Bool {
    tree.subtree(of: index).contains {
      tree.nodes[$0].role == .icon && tree.nodes[$0].label == name
    }
  }

  /// The sign of a control that edits a row.
  func editingSign(_ node: RenderNode) -> ColumnText? {
    switch node.editedProperty {
    case .delete: ColumnText(drawn: charset.text.minus, .deletes)
    case .order: ColumnText(drawn: charset.text.handle, .moves)
    case .selection:
      node.label == "circle"
        ? ColumnText(drawn: charset.text.ring, .unchosen)
        : ColumnText(drawn: charset.text.checked, .checked)
    case nil: nil
    }
  }

  private func foldingSign(_ node: RenderNode) -> ColumnText {
    node.facts.contains(.isShown(true))
      ? ColumnText(drawn: charset.text.shown, .shown)
      : ColumnText(drawn: charset.text.folded, .folded)
  }
}

extension WireframeContext {
  mutating func becomeBadge() {
    before = ColumnText(drawn: "(", .badge)
    after = ColumnText(drawn: ")", .badge)
  }

  fileprivate mutating func becomePlaceholder() {
    before = ColumnText(drawn: "_", .placeholder)
    after = before
  }
}
