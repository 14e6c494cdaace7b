import LayoutSim

// The drawing of text nodes, and of texts that controls have only as their label.
extension SVGScene {
  /// The alignment of a text's lines.
  enum LineStart { case leading, middle, trailing }

  mutating func drawText(_ index: Int, _ place: Rect, _ context: SVGContext) {
    var context = context
    if tree.nodes[index].role == .text, isDetail(index) { context.paint = .secondary }
    drawText(tree.nodes[index], place, context)
  }

  /// Draws a text in its frame.
  mutating func drawText(_ node: RenderNode, _ place: Rect, _ context: SVGContext) {
    let words = node.label ?? ""
    guard let frame = node.frame, !words.allSatisfy(\.isWhitespace) else { return }
    let size = context.map == nil ? frame.size : node.laidOutSize ?? frame.size
    var text = fitting.text(of: node, in: size)
    if let weight = context.weight { text.font.weight = weight }
    let start: LineStart =
      switch node.lineAlignment {
      case .center: .middle
      case .trailing: .trailing
      case .leading: .leading
      }
    addText(
      text,
      place,
      size.height > 0 ? place.size.height / size.height : 1,
      paint(of: node, place, context),
      start,
      context,
      decorations(of: node)
    )
  }

  /// The attributes of a text that is slanted or has lines under or through it.
  private func decorations(of node: RenderNode) -> [(name: String, value: String)] {
    guard !node.looks.isEmpty else { return [] }
    var attributes: [(name: String, value: String)] = []
    if node.looks.contains(.italic) { attributes.append((name: "font-style", value: "italic")) }
    let lines = [("underline", "underline"), ("strikethrough", "line-through")].compactMap {
      node.look($0.0) == nil ? nil : $0.1
    }
    if !lines.isEmpty {
      attributes.append((name: "text-decoration", value: lines.joined(separator: " ")))
    }
    return attributes
  }

  /// Adds text that is not a separate node, vertically centred in its place.
  ///
  /// If it wraps, it is broken into lines as wide as the place.
  mutating func addWords(
    _ words: String,
    _ place: Rect,
    _ context: SVGContext,
    paint: SVGPaint? = nil,
    size: Double = 17,
    weight: TextWeight = .regular,
    start: LineStart = .middle,
    wraps: Bool = false
  ) {
    guard !words.isEmpty else { return }
    let font = TextFont(pointSize: size, weight: weight)
    let lines = wraps ? fitting.lines(of: words, in: font, width: place.size.width) : [words]
    let text = FittedText(lines: lines, font: font, distance: font.lineHeight, widths: [])
    let height = Double(lines.count) * font.lineHeight
    let block = place.row(at: place.middleY - height / 2, height: height)
    addText(text, block, 1, paint ?? context.paint, start, context)
  }

  private mutating func addText(
    _ text: FittedText,
    _ place: Rect,
    _ scale: Double,
    _ paint: SVGPaint,
    _ start: LineStart,
    _ context: SVGContext,
    _ decorations: [(name: String, value: String)] = []
  ) {
    let isFromRight = readsFromRight(text.lines.first)
    let x =
      switch start {
      case .middle: place.middleX
      case .leading: isFromRight ? place.maxX : place.minX
      case .trailing: isFromRight ? place.minX : place.maxX
      }
    let top = place.minY + text.font.ascent * scale
    var attributes = [
      (name: "class", value: paint.rawValue),
      (name: "x", value: Markup.number(x)), (name: "y", value: Markup.number(top)),
      (name: "font-size", value: Markup.number(text.font.pointSize * scale)),
    ]
    if text.font.weight != .regular {
      attributes.append((name: "font-weight", value: "\(text.font.weight.number)"))
    }
    attributes += decorations
    if isFromRight { attributes.append((name: "direction", value: "rtl")) }
    switch start {
    case .leading: break
    case .middle: attributes.append((name: "text-anchor", value: "middle"))
    case .trailing: attributes.append((name: "text-anchor", value: "end"))
    }
    let distance = Markup.number(text.distance * scale)
    let lines = text.lines.enumerated().map { number, line in
      var own: [(name: String, value: String)] = []
      if number > 0 {
        own = [(name: "x", value: Markup.number(x)), (name: "dy", value: distance)]
      }
      if text.widths.indices.contains(number), !line.isEmpty {
        let width = Markup.number(text.widths[number] * scale)
        own.append((name: "textLength", value: width))
      }
      return (attributes: own, words: Markup.escaped(line))
    }
    let content: String
    if lines.count == 1 {
      attributes += lines[0].attributes
      content = lines[0].words
    } else {
      content = lines.map { Markup.element("tspan", $0.attributes, $0.words) }.joined()
    }
    add(Markup.element("text", attributes, content), place, context, isLeaf: true)
  }

  /// The colour of a text or a symbol: its own, that of its control, or one that is visible on a coloured surface.
  mutating func paint(of node: RenderNode, _ place: Rect, _ context: SVGContext) -> SVGPaint {
    let own = (node.facts["ink"] ?? node.look("ink"))?.ink.flatMap { inks.paint($0) }
    let paint = own ?? context.paint
    guard paint == .label || isColour(paint, context) else { return paint }
    guard let behind = surface(behind: place.middle) else { return paint }
    return isColour(behind, context) ? .inverse : paint
  }

  private func isColour(_ paint: SVGPaint, _ context: SVGContext) -> Bool {
    paint == .tint || paint == .destructive || paint == context.tint
  }

  /// The paint of the surface that was drawn last at `point`; `nil` if there is none.
  private func surface(behind point: Point) -> SVGPaint? {
    var index = shapes.count
    while index > 0 {
      index -= 1
      // Accessed in place, because copying shapes is expensive.
      if let paint = shapes[index].paint, shapes[index].frame.holds(point), paint != .dim {
        return paint
      }
    }
    return nil
  }
}
