import LayoutSim

// Controls with a value: a state, an amount, or a choice.
extension SVGScene {
  mutating func drawSwitch(_ node: RenderNode, _ place: Rect, _ context: SVGContext) {
    let isOn = node.isOn
    let isMirrored = tree.traits.direction == .rightToLeft
    let track = place.trailingPart(Size(width: 51, height: 31), isMirrored: isMirrored)
    // A switch is green unless its tint was set.
    let on = context.tint == .tint ? .on : context.tint
    addBox(track, isOn ? on : .fill, context, radius: 15.5, title: isOn ? "on" : "off")
    let x = isOn == isMirrored ? track.minX + 15.5 : track.maxX - 15.5
    addDisc(at: Point(x: x, y: track.middleY), diameter: 27, .inverse, context)
  }

  mutating func drawSlider(_ node: RenderNode, _ place: Rect, _ context: SVGContext) {
    drawTrack(node, place, context)
    let x = place.minX + 14 + share(of: node) * max(0, place.size.width - 28)
    let knob = Point(x: x, y: place.middleY)
    addDisc(at: knob, diameter: 28, .separator, context)
    addDisc(at: knob, diameter: 27, .inverse, context, title: node.fact("value"))
  }

  /// Draws a progress bar or a spinner; one that is not alone shares its frame with its label.
  mutating func drawProgress(
    _ node: RenderNode,
    _ place: Rect,
    _ context: SVGContext,
    isAlone: Bool
  ) {
    let isShared = !isAlone && place.size.height >= 24
    guard node.fact("value") == nil else {
      var bar = place
      if isShared {
        bar.origin.y = place.maxY - 8
        bar.size.height = 8
      }
      return drawTrack(node, bar, context)
    }
    let side = min(20, place.size.width, place.size.height)
    var ring = Rect.square(around: place.middle, side: side)
    if isShared { ring.origin.y = place.minY }
    addBorder(ring, .secondary, context, radius: side / 2, isDashed: true)
  }

  private mutating func drawTrack(_ node: RenderNode, _ place: Rect, _ context: SVGContext) {
    let isMirrored = tree.traits.direction == .rightToLeft
    let track = place.row(at: place.middleY - 2, height: 4)
    addBox(track, .fill, context, radius: 2)
    var done = track
    let share = node.share
    done.size.width *= share
    if isMirrored { done.origin.x = track.maxX - done.size.width }
    addBox(done, context.tint, context, radius: 2, title: "\(Int((share * 100).rounded())) %")
  }

  /// The fraction of a value from the left edge.
  private func share(of node: RenderNode) -> Double {
    tree.traits.direction == .rightToLeft ? 1 - node.share : node.share
  }

  mutating func drawStepper(_ index: Int, _ place: Rect, _ context: SVGContext) {
    let isMirrored = tree.traits.direction == .rightToLeft
    let box = place.trailingPart(Size(width: 94, height: 32), isMirrored: isMirrored)
    addBox(box, .fill, context, radius: 8, title: tree.nodes[index].fact("value"))
    let halves = tree.subtree(of: index).filter { tree.nodes[$0].role == .button }
    for (number, name) in ["minus", "plus"].enumerated() {
      let isDisabled =
        number < halves.count && tree.nodes[halves[number]].flags.contains(.disabled)
      let half = isMirrored ? 1 - number : number
      let middle = Point(x: box.minX + 23.5 + 47 * Double(half), y: box.middleY)
      let sign = Rect.square(around: middle, side: 15)
      drawSymbol(name, sign, isDisabled ? .secondary : context.paint, context)
    }
  }

  /// Draws the surface of options side by side, and that of the chosen option.
  mutating func openPicker(_ index: Int, _ place: Rect, _ context: inout SVGContext) {
    let options = tree.shownOptions(of: index)
    guard tree.areInOneRow(options) else { return }
    context.hidesSurfaces = true
    addBox(place, .fill, context, radius: 8)
    for option in options where tree.nodes[option].flags.contains(.selected) {
      guard let frame = tree.nodes[option].frame.flatMap(context.drawing.place) else { continue }
      addBox(frame, .card, context, radius: 7)
    }
  }

  /// Draws a wheel: the chosen option in its middle, between the ones before and after it.
  mutating func drawWheel(_ node: RenderNode, _ place: Rect, _ context: SVGContext) {
    guard !node.unopenedOptions.isEmpty, place.size.height >= 64, node.fact("value") != nil else {
      return
    }
    let band = place.row(at: place.middleY - 16, height: 32)
    addBox(band, .fill, context, radius: 8)
    for (option, distance, row) in wheelRows(of: node, in: place, height: 32)
    where row.minY >= place.minY && row.maxY <= place.maxY {
      addWords(option, row, context, paint: distance == 0 ? .label : .secondary, size: 20)
    }
  }
}

// Controls without contents whose label alone is known: those of an outline, and those that the platform draws.
extension SVGScene {
  /// Draws a control without contents by its label.
  mutating func drawName(_ index: Int, _ place: Rect, _ context: SVGContext) {
    let node = tree.nodes[index]
    let label = node.label ?? ""
    switch node.role {
    case .button, .link: drawButton(node, place, context)
    case .backButton:
      let side = min(20, place.size.height)
      let isMirrored = tree.traits.direction == .rightToLeft
      let x = isMirrored ? place.maxX - 8 - side / 2 : place.minX + 8 + side / 2
      let arrow = Rect.square(around: Point(x: x, y: place.middleY), side: side)
      drawSymbol("chevron.backward", arrow, context.paint, context)
      var words = place
      words.size.width -= side + 11
      if !isMirrored { words.origin.x += side + 11 }
      // From iOS 26 on the button shows only its arrow, as without room for text.
      if !tree.traits.platform.isGlass, node.fact("shows") == nil {
        addWords(label, words, context, start: .leading)
      }
    case .tabItem: drawTabItem(node, place, context)
    case .badge where context.isTabItem:
      addBox(place, .destructive, context, radius: place.size.height / 2)
      addWords(label, place, context, size: fontSize(in: place, most: 13))
    case .badge: drawText(node, place, context)
    case .field:
      let words = node.fact("value") ?? node.fact("prompt") ?? label
      // Several lines begin at the top.
      var line = place.size.height >= 28 ? place.inset(7, 0) : place
      if line.size.height > 64 { line.size.height = 36 }
      addWords(words, line, context, size: fontSize(in: line), start: .leading)
    case .label, .placeholder: addWords(label, place, context, size: fontSize(in: place))
    case .option: drawOption(index, place, context)
    case .row, .switch, .stepper, .disclosure:
      addWords(label, place, context, size: fontSize(in: place), start: .leading)
    case .progress where place.size.height >= 24:
      var line = place
      line.size.height -= 8
      let start: LineStart = node.fact("value") == nil ? .middle : .leading
      if start == .middle { line.origin.y += 20 }
      addWords(label, line, context, size: fontSize(in: line, most: 15), start: start)
    case .picker where node.unopenedOptions.isEmpty || place.size.height < 64:
      addWords(label, place, context, size: fontSize(in: place), start: .leading)
      let value = node.fact("value") ?? ""
      addWords(
        value,
        place,
        context,
        paint: context.tint,
        size: fontSize(in: place),
        start: .trailing
      )
    case let role where role.isOfApp:
      addWords(label.isEmpty ? role.rawValue : label, place, context, size: fontSize(in: place))
    default: break
    }
  }

  /// Draws a button whose label alone is known: on a surface, if there is room for one around its text.
  private mutating func drawButton(_ node: RenderNode, _ place: Rect, _ context: SVGContext) {
    let label = node.label ?? ""
    if let own = node.textFrame, let frame = node.frame {
      let text = own.moved(by: frame.origin)
      var inner = node
      inner.frame = text
      if let place = context.drawing.place(text) { drawText(inner, place, context) }
      return
    }
    let size = fontSize(in: place)
    if context.isBarItem {
      addWords(label, place, context, size: size)
    } else if place.size.height >= size * 1.19 + 8 {
      addBox(place, .fill, context, radius: 10)
      addWords(label, place, context, size: size, wraps: true)
    } else {
      drawText(node, place, context)
    }
  }

  /// Draws an option: beside the others in the middle of its part, below them at the beginning of its line.
  private mutating func drawOption(_ index: Int, _ place: Rect, _ context: SVGContext) {
    let node = tree.nodes[index]
    let size = fontSize(in: place)
    let picker = tree.ancestors(of: index).first { tree.nodes[$0].role == .picker }
    if let picker, tree.areInOneRow(tree.shownOptions(of: picker)) {
      return addWords(node.label ?? "", place, context, size: min(13, size))
    }
    addWords(node.label ?? "", place, context, size: size, start: .leading)
    guard node.flags.contains(.selected) else { return }
    let x = tree.traits.direction == .rightToLeft ? place.minX + 7 : place.maxX - 7
    let mark = Rect.square(around: Point(x: x, y: place.middleY), side: 14)
    drawSymbol("checkmark", mark, context.tint, context)
  }

  private mutating func drawTabItem(_ node: RenderNode, _ place: Rect, _ context: SVGContext) {
    // On top of a tablet's screen there are no symbols.
    guard let symbol = node.fact("icon"), place.size.height >= 44 else {
      let weight: TextWeight = node.flags.contains(.selected) ? .semibold : .regular
      addWords(node.label ?? "", place, context, size: 15, weight: weight)
      return drawBadge(node, at: Point(x: place.maxX - 8, y: place.minY + 8), context)
    }
    // As the layout places them: 12 points for the symbol, and the same below it for the text.
    let middle = Point(x: place.middleX, y: place.minY + 17)
    drawSymbol(symbol, .square(around: middle, side: 12), context.paint, context)
    let words = Rect(x: place.minX, y: place.minY + 25, width: place.size.width, height: 12)
    addWords(node.label ?? "", words, context, size: 10)
    drawBadge(node, at: Point(x: place.middleX + 20, y: place.minY + 11), context)
  }

  private mutating func drawBadge(_ node: RenderNode, at middle: Point, _ context: SVGContext) {
    guard let badge = node.fact("badge") else { return }
    addDisc(at: middle, diameter: 18, .destructive, context)
    addWords(badge, .square(around: middle, side: 18), context, paint: .inverse, size: 13)
  }

  /// The size of letters in a control whose font is not known: body text, or a smaller size that fits.
  private func fontSize(in place: Rect, most: Double? = nil) -> Double {
    let body = TextFont(style: .body, typeSize: tree.traits.typeSize).pointSize
    return max(6, min(most ?? body, place.size.height / 1.2))
  }
}
