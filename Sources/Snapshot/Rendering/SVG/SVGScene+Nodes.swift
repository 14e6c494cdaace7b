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
