import LayoutSim

// Modifications of drawn content: fading, clipping, rotation, shadows, tints.
extension SVGScene {
  /// Changes the values that the content of a box inherits according to the box's looks.
  mutating func openLooks(_ index: Int, _ place: Rect, _ context: inout SVGContext) {
    let node = tree.nodes[index]
    if let tint = node.look("tint")?.ink { context.tint = inks.paint(tint) ?? .tint }
    if node.hidesScrolledContent { addBox(place, .background, context) }
    if node.opacity < 1 {
      open("<g opacity=\"\(Markup.number(node.opacity))\">", in: &context)
    }
    if let figure = node.clipFigure { clip(to: figure, in: place, of: index, &context) }
    if let shadow = node.look("shadow")?.numbers(3) {
      let drawing = InkDrawing(node.look("shadow-ink")?.ink ?? .black)
      let colour = SVGInks.colour(drawing, tree.traits.scheme).function
      // A shadow's radius is about the deviation of its blur.
      let lengths = [shadow[1], shadow[2], max(shadow[0], 0)].map { Markup.number($0) + "px" }
      let filter = "drop-shadow(\(lengths.joined(separator: " ")) \(colour))"
      open("<g style=\"filter:\(filter)\">", in: &context)
    }
    let isMirrored = tree.traits.direction == .rightToLeft
    if let map = node.map(in: place, isRightToLeft: isMirrored) {
      turn(by: map, &context)
    }
  }

  /// The frame of a node in scaled or rotated content without that transformation; `whole` is its drawn frame.
  ///
  /// It is `nil` if nothing is scaled or rotated.
  func undone(_ node: RenderNode, _ whole: Rect, _ context: SVGContext) -> Rect? {
    guard let map = context.map, let size = node.laidOutSize, let back = map.inverse,
      let scaled = context.drawing.place(Rect(origin: .zero, size: size))?.size
    else { return nil }
    return Rect.around(back(whole.middle), scaled).repaired
  }

  private mutating func open(
    _ start: String,
    end: String = "</g>",
    in context: inout SVGContext
  ) {
    groups.append(SVGGroup(outer: context.group, start: start, end: end))
    context.group = groups.count - 1
  }

  /// The groups around a shape, outermost first.
  func groups(around shape: SVGShape) -> [Int] {
    var chain: [Int] = []
    var next = shape.group
    while let group = next {
      chain.append(group)
      next = groups[group].outer
    }
    return chain.reversed()
  }

  private mutating func clip(
    to figure: Figure,
    in place: Rect,
    of index: Int,
    _ context: inout SVGContext
  ) {
    if figure.fillsItsOffer, context.map == nil {
      context.clip(to: place)
      return
    }
    let shape = SVGFigure(figure, in: place, isMirrored: inks.isMirrored)
    let id = "\(prefix)clip\(index)"
    let path =
      "<clipPath id=\"\(id)\">\(Markup.element(shape.name, shape.attributes))</clipPath>"
    open(path + "<g clip-path=\"url(#\(id))\">", in: &context)
  }

  private mutating func turn(by map: AffineMap, _ context: inout SVGContext) {
    let numbers = [map.a, map.b, map.c, map.d, map.shift.x, map.shift.y]
    guard numbers.allSatisfy({ $0.isFinite && $0.magnitude < 1e6 }) else { return }
    if !context.clip.holds(window) {
      let clip = context.clip
      let box = [clip.minX, clip.minY, clip.size.width, clip.size.height].map(Markup.number)
      open(
        "<svg x=\"\(box[0])\" y=\"\(box[1])\" width=\"\(box[2])\" height=\"\(box[3])\" "
          + "viewBox=\"\(box.joined(separator: " "))\">",
        end: "</svg>",
        in: &context
      )
      context.clip = window
    }
    let matrix = numbers.map(PrintedNumber.precise).joined(separator: " ")
    open("<g transform=\"matrix(\(matrix))\">", in: &context)
    context.map = (context.map ?? .identity).after(map)
  }
}
