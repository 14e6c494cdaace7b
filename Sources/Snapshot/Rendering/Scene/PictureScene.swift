import LayoutSim

/// The content of a picture, from back to front: wireframes and SVG pictures are two ways to paint it.
///
/// The scene determines which nodes are visible, where and in which order; its painters add marks for them.
protocol PictureScene {
  associatedtype Context: SceneContext

  var tree: RenderTree { get }
  var nesting: Nesting { get }

  /// The part of the window that is drawn.
  var window: Rect { get }

  /// The drawn frame of each node; `nil` for one that is not drawn.
  var places: [Rect?] { get set }

  /// The number of marks.
  var count: Int { get }

  /// Whether the parts in front of a node are drawn in the context of its content, rather than in its own.
  static var drawsFrontInside: Bool { get }

  /// The children of a node that are not drawn, because a mark was added that represents them.
  mutating func fold(_ children: [Int], _ context: Context) -> Set<Int>

  /// The frame of a node in scaled or rotated content without that transformation, if content is drawn transformed.
  func undone(_ node: RenderNode, _ whole: Rect, _ context: Context) -> Rect?

  /// Hides what is behind a place.
  mutating func cover(_ place: Rect, _ context: Context)

  /// Marks a place as out of reach.
  mutating func shade(_ place: Rect, _ context: Context)

  /// Adds a line, horizontal or vertical by its proportions.
  mutating func addRule(_ place: Rect, _ context: Context)

  /// Draws the surface of a presentation, or of a presenter that is pushed back.
  mutating func openSurface(_ index: Int, _ place: Rect, _ context: inout Context)

  /// Changes the values that the content of a box inherits according to the box's looks.
  mutating func openLooks(_ index: Int, _ place: Rect, _ context: inout Context)

  /// Draws the background of a navigation bar.
  mutating func drawNavigationBar(_ index: Int, _ place: Rect, _ context: inout Context)

  /// Draws a bar of tabs that is neither a sidebar nor floats on a surface of its own.
  mutating func drawTabBar(_ place: Rect, _ context: Context)

  /// Draws the surface of the buttons of a tab bar that floats.
  mutating func drawPlatter(_ index: Int, _ place: Rect, _ context: inout Context)

  mutating func drawText(_ index: Int, _ place: Rect, _ context: Context)
  mutating func drawSymbol(_ node: RenderNode, _ place: Rect, _ context: Context)
  mutating func drawPicture(_ node: RenderNode, _ place: Rect, _ context: inout Context)
  mutating func drawFill(_ node: RenderNode, _ place: Rect, _ context: Context)
  mutating func drawGrabber(_ node: RenderNode, _ place: Rect, _ context: Context)

  /// Draws the part of a control behind its content, and changes the values that the content inherits.
  mutating func openControl(_ index: Int, _ place: Rect, _ context: inout Context)

  /// Draws the part of a node in front of its content, whose marks begin at `first`.
  mutating func drawFront(_ index: Int, _ place: Rect, _ context: Context, _ first: Int)
}

/// The values that a node of a picture passes on to its children.
protocol SceneContext {
  /// The context of the window, and of the surfaces that are presented in it.
  init(window: Rect)

  /// The part of the window in which it is visible.
  var clip: Rect { get set }

  /// The displacement of its drawing from its layout.
  var drawing: Drawing { get set }

  /// The opacity, from 0 to 1.
  var opacity: Double { get set }

  /// Whether it is part of content that is scaled or rotated.
  var isTurned: Bool { get }

  /// Whether it is part of a stepper, whose buttons are drawn with it.
  var isStepper: Bool { get }
}

// The walk over the nodes.
extension PictureScene {
  /// Draws all nodes.
  mutating func drawNodes() {
    places = [Rect?](repeating: nil, count: tree.nodes.count)
    guard !tree.nodes.isEmpty else { return }
    var walk = SceneWalk<Context>(order: DrawingOrder(tree, nesting), windows: tree.scrollWindows)
    var visits = [SceneWalk<Context>.Visit.enter(0, Context(window: window))]
    while let visit = visits.popLast() {
      switch visit {
      case .leave(let index, let context, let first): close(index, context, first)
      case .enter(let index, let context):
        guard isInSight(index, context) else { continue }
        let first = count
        let inner = open(index, context, &walk)
        visits.append(.leave(index, Self.drawsFrontInside ? inner : context, firstMark: first))
        let left = fold(nesting.children(of: index), inner)
        visits += walk.order.children(of: index).filter { !left.contains($0) }.reversed()
          .map { .enter($0, inner) }
      }
    }
  }

  /// Whether a node may be in sight: an outline does not mark scrolled-away nodes.
  private func isInSight(_ index: Int, _ context: Context) -> Bool {
    let node = tree.nodes[index]
    if node.flags.isOutOfSight || context.isStepper && node.role == .button { return false }
    if node.role.isPresented || node.detail == .layers || context.isTurned { return true }
    // Content may be outside of what contains it.
    return tree.subtree(of: index).contains { inside in
      guard let place = tree.nodes[inside].frame.flatMap(context.drawing.place) else {
        return inside == index
      }
      return place.maxY >= context.clip.minY && place.minY <= context.clip.maxY
        && place.maxX >= context.clip.minX && place.minX <= context.clip.maxX
    }
  }

  /// Draws the part of a node behind its content, and returns the context of the content.
  private mutating func open(_ index: Int, _ outer: Context, _ walk: inout SceneWalk<Context>)
    -> Context
  {
    let node = tree.nodes[index]
    var context = outer
    guard let frame = node.frame else { return context }
    if node.role.isPresented { context = Context(window: window) }
    if let drawn = node.drawnFrame { context.drawing = Drawing(of: frame, at: drawn) }
    if Role.layers.contains(node.role) { context.opacity *= node.layerOpacity }
    guard let whole = context.drawing.place(frame) else { return context }
    places[index] = whole
    let place = undone(node, whole, context) ?? whole
    if !node.looks.isEmpty, node.role == .box { openLooks(index, place, &context) }
    if node.role.isPresented || node.drawnFrame != nil {
      openSurface(index, place, &context)
    } else if node.role == .screen || node.role.scrolls {
      let window = walk.windows[index].flatMap(context.drawing.place) ?? place
      context.clip(to: window)
      // Another screen of the same stack moves over the one that was drawn before.
      if node.role == .screen, !walk.stacks.insert(nesting.parents[index] ?? 0).inserted {
        cover(place, context)
      }
    }
    drawBack(index, place, &context)
    return context
  }

  /// Draws the part of a node in front of its content, whose marks begin at `first`.
  private mutating func close(_ index: Int, _ context: Context, _ first: Int) {
    let node = tree.nodes[index]
    guard let whole = places[index] else { return }
    let place = undone(node, whole, context) ?? whole
    drawFront(index, place, context, first)
    switch node.role {
    case .splitColumn where place.minX > window.minX:
      // The line between it and the previous column.
      addRule(Rect(x: place.minX, y: place.minY, width: 0, height: place.size.height), context)
    case .tabBar where node.isTabSidebar:
      let x = tree.traits.direction == .rightToLeft ? place.minX : place.maxX
      addRule(Rect(x: x, y: place.minY, width: 0, height: place.size.height), context)
    default: break
    }
    if node.flags.contains(.inert) { shade(node.drawnFrame ?? place, context) }
  }

  /// Draws a node behind its content, and changes the values that the content inherits.
  private mutating func drawBack(_ index: Int, _ place: Rect, _ context: inout Context) {
    let node = tree.nodes[index]
    switch node.role {
    case .navigationBar: drawNavigationBar(index, place, &context)
    // A column may be over another one.
    case .splitColumn: cover(place, context)
    case .tabBar where node.isTabSidebar: cover(place, context)
    case .tabBar where tree.hasPlatter(in: index): break
    case .tabBar: drawTabBar(place, context)
    case .platter: drawPlatter(index, place, &context)
    case .text, .heading: drawText(index, place, context)
    case .icon where tree.hasParts(in: index): break
    case .icon: drawSymbol(node, place, context)
    case .picture: drawPicture(node, place, &context)
    case .separator: addRule(place, context)
    case .scrim: break
    case .fill: drawFill(node, place, context)
    case .grabber: drawGrabber(node, place, context)
    default: openControl(index, place, &context)
    }
  }
}

/// The state of a walk over the nodes of a scene.
private struct SceneWalk<Context> {
  enum Visit {
    case enter(Int, Context)
    case leave(Int, Context, firstMark: Int)
  }

  let order: DrawingOrder

  /// The areas in which the contents of scroll areas are visible, which extend under bars.
  let windows: [Int: Rect]

  /// The stacks of which a screen was drawn.
  var stacks: Set<Int> = []
}

extension PictureScene {
  func fold(_ children: [Int], _ context: Context) -> Set<Int> { [] }

  func undone(_ node: RenderNode, _ whole: Rect, _ context: Context) -> Rect? { nil }

  /// The title of a navigation bar and its row, if the title is not a separate node.
  func title(of bar: Int, in place: Rect) -> (title: String, row: Rect)? {
    guard !tree.hasTitle(in: bar), tree.nodes[bar].fact("title") == nil else { return nil }
    var row = place
    row.size.height = min(44, place.size.height)
    return tree.nodes[bar].label.map { ($0, row) }
  }

  /// The options of a wheel with their rows, and their distances from the chosen one in the middle, in rows.
  func wheelRows(of wheel: RenderNode, in place: Rect, height: Double)
    -> [(option: String, distance: Int, row: Rect)]
  {
    let options = wheel.unopenedOptions
    let chosen = wheel.fact("value") ?? ""
    let middle = options.firstIndex(of: chosen)
    return (middle == nil ? [chosen] : options).enumerated().map { number, option in
      let distance = number - (middle ?? 0)
      let y = place.middleY + (Double(distance) - 0.5) * height
      return (option, distance, place.row(at: y, height: height))
    }
  }

  /// Whether a text is read from the right, by its direction or its first letter.
  func readsFromRight(_ words: String?) -> Bool {
    tree.traits.direction == .rightToLeft
      || words?.first(where: \.isLetter)?.isRightToLeft ?? false
  }
}

extension SceneContext {
  var isTurned: Bool { false }

  /// Limits what is visible to a part of the window.
  mutating func clip(to window: Rect) { clip = window.clipped(to: clip) }
}

/// The distance and the scale at which a surface is drawn.
package struct Drawing {
  private var scale = Size(width: 1, height: 1)
  private var offset = Point.zero

  package init() {}

  /// The displacement and the scale that draw `frame` at `drawn`.
  package init(of frame: Rect, at drawn: Rect) {
    guard frame.size.width > 0, frame.size.height > 0 else { return }
    scale.width = drawn.size.width / frame.size.width
    scale.height = drawn.size.height / frame.size.height
    offset.x = drawn.minX - frame.minX * scale.width
    offset.y = drawn.minY - frame.minY * scale.height
  }

  /// The drawn frame of `frame`; `nil` if it has no place.
  package func place(_ frame: Rect) -> Rect? {
    Rect(
      x: frame.minX * scale.width + offset.x,
      y: frame.minY * scale.height + offset.y,
      width: frame.size.width * scale.width,
      height: frame.size.height * scale.height
    ).repaired
  }
}
