import LayoutSim

/// A shape as an element of a picture.
struct SVGFigure {
  let name: String
  let attributes: [(name: String, value: String)]

  /// The shape in `frame`; leading corners are on the right if it is mirrored.
  init(_ figure: Figure, in frame: Rect, isMirrored: Bool) {
    let place = figure.bounds(in: frame)
    let half = min(place.size.width, place.size.height) / 2
    switch figure.kind {
    case .rectangle: (name, attributes) = ("rect", Markup.place(place))
    case .rounded(let radius):
      (name, attributes) = ("rect", Markup.place(place, radius: min(radius, half)))
    case .capsule, .circle: (name, attributes) = ("rect", Markup.place(place, radius: half))
    case .ellipse:
      name = "ellipse"
      attributes = [
        (name: "cx", value: Markup.number(place.middleX)),
        (name: "cy", value: Markup.number(place.middleY)),
        (name: "rx", value: Markup.number(place.size.width / 2)),
        (name: "ry", value: Markup.number(place.size.height / 2)),
      ]
    case .drawn(let path):
      name = "path"
      attributes = [(name: "d", value: path.moved(by: frame.origin).word)]
    case .uneven(let first, let second, let third, let fourth):
      let radii = [first, second, third, fourth].map { min($0, half) }
      let corners = isMirrored ? [radii[1], radii[0], radii[3], radii[2]] : radii
      name = "path"
      attributes = [(name: "d", value: SVGFigure.path(place, corners))]
    }
  }

  /// A rectangle with corners of the radii `corners`, clockwise from the top left.
  private static func path(_ place: Rect, _ corners: [Double]) -> String {
    let n = Markup.number
    func arc(_ radius: Double, _ x: Double, _ y: Double) -> String {
      "A\(n(radius)) \(n(radius)) 0 0 1 \(n(x)) \(n(y))"
    }
    let (left, top, right, bottom) = (place.minX, place.minY, place.maxX, place.maxY)
    return "M\(n(left + corners[0])) \(n(top))"
      + "H\(n(right - corners[1]))" + arc(corners[1], right, top + corners[1])
      + "V\(n(bottom - corners[2]))" + arc(corners[2], right - corners[2], bottom)
      + "H\(n(left + corners[3]))" + arc(corners[3], left, bottom - corners[3])
      + "V\(n(top + corners[0]))" + arc(corners[0], left + corners[0], top) + "Z"
  }
}

extension Figure {
  /// The shape whose outline runs `distance` points inside that of this one.
  func inset(by distance: Double) -> Figure {
    func less(_ radius: Double) -> Double { max(0, radius - distance) }
    return switch kind {
    case .rectangle, .capsule, .circle, .ellipse, .drawn: self
    case .rounded(let radius): .rect(cornerRadius: less(radius))
    case .uneven(let first, let second, let third, let fourth):
      .rect(
        topLeadingRadius: less(first),
        bottomLeadingRadius: less(fourth),
        bottomTrailingRadius: less(third),
        topTrailingRadius: less(second)
      )
    }
  }
}

// Surfaces and shapes.
extension SVGScene {
  /// Draws a surface, or a shape with a fill, an outline, or both.
  mutating func drawFill(_ node: RenderNode, _ place: Rect, _ context: SVGContext) {
    guard !context.hidesSurfaces else { return }
    let ink = node.facts["ink"]?.ink.map { inks.paint($0) } ?? .fill
    // As surfaces, the colours of less important text are as pale as the platform's fills.
    let paint = ink == .secondary ? .fill : ink
    guard let figure = node.facts["shape"]?.figure else {
      guard let paint else { return }
      let side = min(place.size.width, place.size.height)
      // A surface does not contain its corner radius: those of buttons are drawn like the platform's.
      let radius = side < 120 && place.size.width < window.size.width ? 10.0 : 0
      return addBox(place, paint, context, radius: radius, title: node.label)
    }
    if let paint { add(figure, in: place, paint, node.label, context) }
    guard let width = node.facts["line"]?.number, width > 0, width.isFinite else { return }
    if let line = node.facts["border"]?.ink.flatMap({ inks.paint($0) }) {
      let inner = place.inset(width / 2, width / 2)
      add(figure.inset(by: width / 2), in: inner, line, node.label, context, lineWidth: width)
    } else if let line = node.facts["stroke"]?.ink.flatMap({ inks.paint($0) }) {
      add(figure, in: place, line, node.label, context, lineWidth: width)
    }
  }

  /// Adds a shape, or the line along it.
  mutating func add(
    _ figure: Figure,
    in place: Rect,
    _ paint: SVGPaint,
    _ title: String?,
    _ context: SVGContext,
    lineWidth: Double? = nil
  ) {
    let shape = SVGFigure(figure, in: place, isMirrored: inks.isMirrored)
    var attributes = [(name: "class", value: paint.rawValue + (lineWidth == nil ? "" : " line"))]
    if let lineWidth {
      attributes.append((name: "stroke-width", value: Markup.number(lineWidth)))
    }
    let title = Markup.title(hasTitles ? title : nil)
    let markup = Markup.element(shape.name, attributes + shape.attributes, title)
    add(markup, place, context, lineWidth == nil ? paint : nil)
  }
}

// The basic shapes of a picture.
extension SVGScene {
  /// Adds a filled box with an optional title.
  mutating func addBox(
    _ frame: Rect,
    _ paint: SVGPaint,
    _ context: SVGContext,
    radius: Double = 0,
    title: String? = nil,
    isLeaf: Bool = false
  ) {
    let radius = min(radius, frame.size.width / 2, frame.size.height / 2)
    let title = hasTitles ? title : nil
    let markup = Markup.rect(paint.rawValue, frame, radius: radius, title: title)
    add(markup, frame, context, paint, isLeaf: isLeaf)
  }

  /// Adds the border of a box, dashed if it does not exist on a device.
  mutating func addBorder(
    _ frame: Rect,
    _ paint: SVGPaint,
    _ context: SVGContext,
    radius: Double = 0,
    isDashed: Bool = false
  ) {
    let dashes = isDashed ? [(name: "stroke-dasharray", value: "4 3")] : []
    let markup = Markup.rect("\(paint.rawValue) line", frame, radius: radius, dashes)
    add(markup, frame, context)
  }

  /// Adds an invisible area with a title: that of a control whose parts are drawn separately.
  mutating func addArea(_ frame: Rect, _ title: String?, _ context: SVGContext) {
    guard hasTitles, let title, !title.isEmpty else { return }
    add(Markup.rect("area", frame, title: title), frame, context)
  }

  /// Adds lines along a path, in the coordinates of the window.
  mutating func addLines(
    _ path: String,
    _ frame: Rect,
    _ paint: SVGPaint,
    _ context: SVGContext,
    width: Double = 1,
    title: String? = nil,
    isLeaf: Bool = false
  ) {
    var attributes = [(name: "class", value: "\(paint.rawValue) line"), (name: "d", value: path)]
    if width != 1 {
      attributes.append((name: "stroke-width", value: Markup.number(width)))
    }
    let markup = Markup.element("path", attributes, Markup.title(hasTitles ? title : nil))
    add(markup, frame, context, isLeaf: isLeaf)
  }

  /// Adds a horizontal line.
  mutating func addRule(_ y: Double, from left: Double, to right: Double, _ context: SVGContext) {
    let path = "M\(Markup.number(left)) \(Markup.number(y))H\(Markup.number(right))"
    let frame = Rect(x: left, y: y, width: right - left, height: 0)
    addLines(path, frame, .separator, context, width: 0.5)
  }

  /// Adds a disc.
  mutating func addDisc(
    at centre: Point,
    diameter: Double,
    _ paint: SVGPaint,
    _ context: SVGContext,
    title: String? = nil
  ) {
    let frame = Rect.square(around: centre, side: diameter)
    addBox(frame, paint, context, radius: diameter / 2, title: title)
  }
}
