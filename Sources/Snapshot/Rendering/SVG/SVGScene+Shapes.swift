import LayoutSim

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
