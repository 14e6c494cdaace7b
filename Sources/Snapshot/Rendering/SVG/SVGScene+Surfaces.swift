import LayoutSim

// Surfaces, bars, and the parts that a device adds to them.
extension SVGScene {
  /// Draws the surface of a presentation, or of a presenter that is pushed back.
  mutating func openSurface(_ index: Int, _ place: Rect, _ context: inout SVGContext) {
    let node = tree.nodes[index]
    context.clip = place.clipped(to: window)
    guard node.isOpaque else { return }
    if node.hidesWhatIsBehind || !node.role.isPresented && place.size == window.size {
      return addBox(place, .background, context, title: node.route)
    }
    let radius = cornerRadius(of: node.role)
    var frame = place
    // A surface at the lower edge of the window has no corners there.
    if node.role.hasDetents, place.maxY >= window.maxY - 0.5 { frame.size.height += radius }
    let paint: SVGPaint = node.role.isPresentedByElement ? .card : .background
    addBox(frame, paint, context, radius: radius, title: node.route ?? node.label)
  }

  private func cornerRadius(of role: Role) -> Double {
    let isNew = tree.traits.platform.isGlass
    return switch role {
    case .sheet: isNew ? 38 : 10
    case .alert: isNew ? 34 : 14
    default: isNew ? 26 : 13
    }
  }

  /// Draws the background of a navigation bar, up to the top of its surface, and its title.
  mutating func drawNavigationBar(
    _ index: Int,
    _ place: Rect,
    _ context: inout SVGContext
  ) {
    // The bar of a large title is clear as long as nothing is scrolled under it.
    if !tree.traits.platform.isGlass, !tree.nodes[index].facts.contains(.largeTitle) {
      var back = place
      if place.minY <= tree.traits.safeArea.top + 1, context.clip.minY < place.minY {
        back.origin.y = context.clip.minY
        back.size.height = place.maxY - context.clip.minY
      }
      addBox(back, .bar, context)
      addRule(place.maxY, from: place.minX, to: place.maxX, context)
    }
    if let (title, row) = title(of: index, in: place) {
      addWords(title, row, context, weight: .semibold)
    }
    context.isBarItem = true
  }

  /// Draws the background of a tab bar; one at the top floats.
  mutating func drawTabBar(_ place: Rect, _ context: SVGContext) {
    guard place.middleY > window.middleY else { return drawPlatter(place, context) }
    addBox(place, .bar, context)
    addRule(place.minY, from: place.minX, to: place.maxX, context)
  }

  mutating func drawPlatter(_ index: Int, _ place: Rect, _ context: inout SVGContext) {
    drawPlatter(place, context)
  }

  /// Draws the surface of the buttons of a tab bar that floats.
  private mutating func drawPlatter(_ place: Rect, _ context: SVGContext) {
    let radius = place.size.height / 2
    addBox(place, .background, context, radius: radius)
    addBox(place, .fill, context, radius: radius)
  }

  /// Draws the keyboard: its keys in rows, as on an English layout.
  mutating func drawKeyboard() {
    guard let frame = tree.traits.keyboardFrame else { return }
    let context = SVGContext(window: window)
    addBox(frame, .grouped, context, title: "keyboard")
    let hasSuggestions = tree.traits.keyboard == .shown
    let top = frame.minY + (hasSuggestions ? frame.size.height * 0.15 : 6)
    let bottom = frame.maxY - max(tree.traits.safeArea.bottom, 4)
    let height = (bottom - top) / 4
    let width = (frame.size.width - 6) / 10
    for (row, keys) in ["qwertyuiop", "asdfghjkl", "zxcvbnm"].enumerated() {
      let left = frame.middleX - Double(keys.count) * width / 2
      for (column, letter) in keys.enumerated() {
        let key = Rect(
          x: left + Double(column) * width + 3,
          y: top + Double(row) * height + 5,
          width: width - 6,
          height: height - 10
        )
        addBox(key, .card, context, radius: 5)
        addWords(String(letter), key, context, size: min(20, height / 2))
      }
    }
    let space = Rect(
      x: frame.middleX - 2.5 * width,
      y: top + 3 * height + 5,
      width: 5 * width,
      height: height - 10
    )
    addBox(space, .card, context, radius: 5, title: "space")
  }
}

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
