import LayoutSim

/// The content of a picture, from back to front.
struct SVGScene {
  let tree: RenderTree
  let nesting: Nesting
  let fitting: TextFitting

  /// The shapes, in drawing order.
  private(set) var shapes: [SVGShape] = []

  /// The drawn frame of each node; `nil` for one that is not drawn.
  private(set) var places: [Rect?]

  private let order: DrawingOrder

  /// The areas in which the contents of scroll areas are visible, which extend under bars.
  private let scrollWindows: [Int: Rect]

  /// The groups of shapes that are modified together.
  var groups: [SVGGroup] = []

  /// The rows of grouped lists that begin or end cards, whose surfaces are not nodes.
  var rowEnds: [Int: RowEnds] = [:]

  /// Whether the tree is that of an outline, which contains no colours and surfaces.
  let isOfOutline: Bool

  /// The inks that are not colours of the platform.
  var inks: SVGInks

  /// The prefix of its elements' names, which distinguishes them from those of other scenes in one document.
  let prefix: String

  /// Whether elements have their labels as titles, which a resting pointer shows.
  let hasTitles: Bool

  /// The screen of each surface that was drawn last.
  private var lastScreens: [Int: Int] = [:]

  /// Draws a tree, alone or as one of several pictures in a document, whose inks are numbered consecutively.
  init(_ tree: RenderTree, inks: SVGInks? = nil, prefix: String = "", hasTitles: Bool = true) {
    self.tree = tree
    self.prefix = prefix
    self.hasTitles = hasTitles
    nesting = Nesting(tree)
    isOfOutline = tree.nodes.allSatisfy { $0.lines.isEmpty && $0.role != .fill }
    order = DrawingOrder(tree, nesting)
    scrollWindows = tree.scrollWindows
    fitting = TextFitting(typeSize: tree.traits.typeSize, pixel: tree.traits.device.pixel)
    self.inks = inks ?? SVGInks(isMirrored: tree.traits.direction == .rightToLeft)
    places = [Rect?](repeating: nil, count: tree.nodes.count)
    guard !tree.nodes.isEmpty else { return }
    walk()
    drawKeyboard()
  }

  /// The window, at its origin.
  var window: Rect { Rect(origin: .zero, size: tree.traits.window) }

  private enum Visit {
    case enter(Int, SVGContext)
    case leave(Int, SVGContext, firstShape: Int)
  }

  private mutating func walk() {
    var visits = [Visit.enter(0, SVGContext(clip: window))]
    while let visit = visits.popLast() {
      switch visit {
      case .leave(let index, let context, let first): close(index, context, first)
      case .enter(let index, let context):
        guard isInSight(index, context) else { continue }
        let first = shapes.count
        let inner = open(index, context)
        visits.append(.leave(index, inner, firstShape: first))
        visits += order.children(of: index).reversed().map { .enter($0, inner) }
      }
    }
  }

  /// Whether a node may be in sight: an outline does not mark scrolled-away nodes.
  private func isInSight(_ index: Int, _ context: SVGContext) -> Bool {
    let node = tree.nodes[index]
    if node.flags.isOutOfSight || context.isStepper && node.role == .button { return false }
    guard !node.role.isPresented, node.detail != .layers, let frame = node.frame,
      context.map == nil, let place = context.drawing.place(frame)
    else { return true }
    return place.maxY >= context.clip.minY && place.minY <= context.clip.maxY
      && place.maxX >= context.clip.minX && place.minX <= context.clip.maxX
  }

  /// Draws the part of a node behind its content, and returns the context of the content.
  private mutating func open(_ index: Int, _ outer: SVGContext) -> SVGContext {
    let node = tree.nodes[index]
    var context = outer
    guard let frame = node.frame else { return context }
    if node.role.isPresented { context = SVGContext(clip: window) }
    if let drawn = node.drawnFrame { context.drawing = Drawing(of: frame, at: drawn) }
    if Role.layers.contains(node.role), let opacity = node.fact("opacity").flatMap(Double.init) {
      context.opacity *= min(max(opacity, 0), 1)
    }
    guard let whole = context.drawing.place(frame) else { return context }
    places[index] = whole
    let place = undone(node, whole, context) ?? whole
    if !node.looks.isEmpty, node.role == .box { openLooks(index, place, &context) }
    if node.role.isPresented || node.drawnFrame != nil {
      openSurface(index, place, &context)
    } else if node.role == .screen || node.role.scrolls {
      let window = scrollWindows[index].flatMap(context.drawing.place) ?? place
      context.clip = window.clipped(to: context.clip)
      if node.role == .screen { coverScreenBehind(index, place, context) }
    }
    draw(index, place, &context)
    return context
  }

  /// Hides the screen of the same stack over which another one moves.
  private mutating func coverScreenBehind(_ index: Int, _ place: Rect, _ context: SVGContext) {
    let stack = nesting.parents[index] ?? 0
    let behind = lastScreens.updateValue(index, forKey: stack)
    guard behind != nil else { return }
    addBox(place, .background, context)
  }

  /// Draws the part of a node in front of its content, whose shapes begin at `first`.
  private mutating func close(_ index: Int, _ context: SVGContext, _ first: Int) {
    let node = tree.nodes[index]
    guard let whole = places[index] else { return }
    let place = undone(node, whole, context) ?? whole
    drawFront(index, place, context, isEmpty: !shapes[first...].contains { $0.isLeaf })
    if node.flags.contains(.inert) {
      addBox(node.drawnFrame ?? place, .dim, context)
    }
  }

  /// Adds a shape to the picture.
  mutating func add(
    _ markup: String,
    _ frame: Rect,
    _ context: SVGContext,
    _ paint: SVGPaint? = nil,
    isLeaf: Bool = false
  ) {
    shapes.append(
      SVGShape(
        markup: markup,
        clip: context.clip,
        opacity: context.opacity,
        group: context.group,
        isLeaf: isLeaf,
        paint: paint,
        frame: frame
      )
    )
  }
}
