import LayoutSim

// The look of nodes by themselves.
extension SVGScene {
  mutating func cover(_ place: Rect, _ context: SVGContext) { addBox(place, .background, context) }

  mutating func shade(_ place: Rect, _ context: SVGContext) { addBox(place, .dim, context) }

  mutating func addRule(_ place: Rect, _ context: SVGContext) {
    if place.size.height > place.size.width {
      let (x, y) = (Markup.number(place.middleX), Markup.number(place.minY))
      let path = "M\(x) \(y)V\(Markup.number(place.maxY))"
      addLines(path, place, .separator, context, width: 0.5)
    } else {
      addRule(place.middleY, from: place.minX, to: place.maxX, context)
    }
  }

  mutating func drawSymbol(_ node: RenderNode, _ place: Rect, _ context: SVGContext) {
    drawSymbol(node.label ?? "", place, paint(of: node, place, context), context)
  }

  mutating func drawGrabber(_ node: RenderNode, _ place: Rect, _ context: SVGContext) {
    addBox(place, .secondary, context, radius: place.size.height / 2, title: node.label)
  }

  mutating func drawPicture(_ node: RenderNode, _ place: Rect, _ context: inout SVGContext) {
    addBox(place, .fill, context, radius: 4, title: node.label, isLeaf: true)
    let side = min(place.size.width, place.size.height, 40) / 2
    guard side >= 6, !place.holds(context.clip) else { return }
    let frame = Rect.square(around: place.middle, side: side)
    drawSymbol("photo", frame, .secondary, context)
  }

  /// Draws a symbol by its name; those with a meaning in a control are drawn as they are.
  mutating func drawSymbol(
    _ name: String,
    _ place: Rect,
    _ paint: SVGPaint,
    _ context: SVGContext
  ) {
    let isMirrored = tree.traits.direction == .rightToLeft
    let strokes = SVGSymbol.strokes(of: name, isMirrored: isMirrored)
    // An arrow fills the height of its symbol, which is as narrow as it is.
    let isArrow = name.hasPrefix("chevron") && place.size.height > place.size.width
    let side = isArrow ? place.size.height : min(place.size.width, place.size.height)
    let corner = Point(x: place.middleX - side / 2, y: place.middleY - side / 2)
    let path = strokes.map { stroke in
      stroke.enumerated().map { number, point in
        let x = Markup.number(corner.x + point.x * side)
        return "\(number == 0 ? "M" : "L")\(x) \(Markup.number(corner.y + point.y * side))"
      }.joined()
    }.joined()
    addLines(path, place, paint, context, width: max(1, side / 12), title: name, isLeaf: true)
  }
}

// The drawing of controls around their contents.
extension SVGScene {
  /// Draws the part of a control behind its content, and changes the values that the content inherits.
  mutating func openControl(_ index: Int, _ place: Rect, _ context: inout SVGContext) {
    let node = tree.nodes[index]
    drawCard(index, place, context)
    if node.role.isControl || node.role.isPressed || node.flags.contains(.pressable) {
      addArea(place, node.label, context)
    }
    switch node.role {
    case .window: cover(place, context)
    case .list: openList(index, context)
    case .button, .link, .backButton: context.paint = context.tint
    case .tabItem:
      context.paint = node.flags.contains(.selected) ? context.tint : .secondary
      (context.isTabItem, context.weight) = (true, .regular)
    case .field:
      if !hasFill(index), place.size.height >= 28 { addBox(place, .fill, context, radius: 8) }
      context.paint = node.flags.contains(.empty) ? .secondary : .label
    case .option:
      let isSegment = context.hidesSurfaces && node.flags.contains(.selected)
      context.weight = isSegment ? .semibold : .regular
    case .badge: context.paint = context.isTabItem ? .inverse : .label
    case .switch where !node.isPlatformSwitch: break
    case .switch, .slider, .progress: context.hidesSurfaces = true
    case .stepper: (context.hidesSurfaces, context.isStepper) = (true, true)
    case .picker: openPicker(index, place, &context)
    case .placeholder: addBorder(place, .secondary, context, isDashed: true)
    case let role where role.isOfApp: addBorder(place, .secondary, context, isDashed: true)
    default: break
    }
    if node.buttonRole == .destructive { context.paint = .destructive }
    if node.flags.contains(.disabled) { context.paint = .secondary }
  }

  /// Draws the part of a node in front of its content.
  mutating func drawFront(_ index: Int, _ place: Rect, _ context: SVGContext, _ first: Int) {
    let node = tree.nodes[index]
    let isEmpty = !shapes[first...].contains { $0.isLeaf }
    if isEmpty { drawName(index, place, context) }
    let own =
      context.map == nil ? tree.surfaceFrame(of: index).flatMap(context.drawing.place) : nil
    var context = context
    // A device draws disabled controls at half opacity.
    if node.flags.contains(.disabled) { context.opacity /= 2 }
    switch node.role {
    case .switch where !node.isPlatformSwitch: break
    case .switch: drawSwitch(node, own ?? place, context)
    case .slider: drawSlider(node, own ?? place, context)
    case .progress: drawProgress(node, own ?? place, context, isAlone: own != nil || !isEmpty)
    case .stepper: drawStepper(index, place, context)
    case .picker where isEmpty: drawWheel(node, place, context)
    default: break
    }
  }

  /// Whether a separate surface is drawn inside a node.
  private func hasFill(_ index: Int) -> Bool {
    tree.subtree(of: index).contains { tree.nodes[$0].role == .fill }
  }
}

// Rows of a list whose surfaces are not nodes: those of an outline.
extension SVGScene {
  /// The position of a row among those that touch it.
  struct RowEnds {
    let isFirst: Bool
    let isLast: Bool
  }

  /// Draws the ground of a list in groups, and determines where its cards begin and end.
  private mutating func openList(_ index: Int, _ context: SVGContext) {
    guard isOfOutline, let list = tree.nodes[index].frame else { return }
    let inside = tree.subtree(of: index).dropFirst()
    guard !inside.contains(where: { tree.nodes[$0].role == .separator }) else { return }
    let rows = inside.filter { row in
      guard tree.nodes[row].role == .row, let frame = tree.nodes[row].frame else { return false }
      // Rows of a plain list are as wide as it is.
      return frame.minX >= list.minX + 8 && frame.maxX <= list.maxX - 8
    }
    guard !rows.isEmpty else { return }
    addBox(context.clip, .grouped, context)
    func touch(_ upper: Int, _ lower: Int) -> Bool {
      guard let one = tree.nodes[upper].frame, let other = tree.nodes[lower].frame else {
        return false
      }
      return abs(one.maxY - other.minY) < 0.5
    }
    for (number, row) in rows.enumerated() {
      rowEnds[row] = RowEnds(
        isFirst: number == 0 || !touch(rows[number - 1], row),
        isLast: number == rows.count - 1 || !touch(row, rows[number + 1])
      )
    }
  }

  /// Draws the card of a row, or its part of one, with the line above it.
  private mutating func drawCard(_ index: Int, _ place: Rect, _ context: SVGContext) {
    guard let ends = rowEnds[index] else { return }
    let radius = tree.traits.platform.isGlass ? 26.0 : 10
    let (top, bottom) = (ends.isFirst ? radius : 0, ends.isLast ? radius : 0)
    let figure = Figure.rect(
      topLeadingRadius: top,
      bottomLeadingRadius: bottom,
      bottomTrailingRadius: bottom,
      topTrailingRadius: top
    )
    add(figure, in: place, .card, nil, context)
    guard !ends.isFirst else { return }
    let isMirrored = tree.traits.direction == .rightToLeft
    addRule(
      place.minY,
      from: place.minX + (isMirrored ? 0 : 16),
      to: place.maxX - (isMirrored ? 16 : 0),
      context
    )
  }

  /// Whether a text of an outline, which contains no colours, is a detail: a text after the first one of a row, or
  /// above or below the rows of a list.
  func isDetail(_ index: Int) -> Bool {
    guard isOfOutline else { return false }
    var around = tree.nodes[index].parent
    while let node = around {
      switch tree.nodes[node].role {
      case .list: return true
      case .row:
        let first = tree.subtree(of: node).dropFirst().first { tree.nodes[$0].role.isText }
        return first != index
      case .screen, .window: return false
      default: around = tree.nodes[node].parent
      }
    }
    return false
  }
}
