import LayoutSim

/// A picture of a tree as a document.
struct SVGDocument {
  let scene: SVGScene
  private let traits: Traits
  private let title: String

  /// The frames around changes.
  private var marks: [SVGMark] = []

  /// A picture of `tree`, with frames around changes.
  init(_ tree: RenderTree, marks: [SVGMark] = []) {
    self.marks = marks
    scene = SVGScene(tree)
    traits = tree.traits
    let layers = LayersLine(tree: tree, nesting: scene.nesting).surfaces
    title = "\(tree.traits.device.id): " + layers.joined(separator: " > ")
  }

  /// A picture of `outline`.
  init(_ outline: Outline) {
    self.init(outline, SVGScene(RenderTree(of: outline)))
  }

  /// A picture of `outline` as drawn by `scene`.
  init(_ outline: Outline, _ scene: SVGScene) {
    self.scene = scene
    traits = scene.tree.traits
    title = "\(outline.header.device): " + outline.layers.joined(separator: " > ")
  }

  /// The new outline, with frames around its changes.
  init(_ new: Outline, from old: Outline, _ difference: TreeDifference) {
    self.init(new)
    let former = SVGScene(RenderTree(of: old))
    marks = SVGMark.all(of: difference, old: former.places, new: scene.places)
  }

  /// The document; it ends in exactly one newline.
  var text: String {
    let frame = scene.window.inset(-SVGDocument.margin, -SVGDocument.margin)
    let viewBox = [frame.minX, frame.minY, frame.size.width, frame.size.height]
    let attributes = [
      (name: "xmlns", value: "http://www.w3.org/2000/svg"),
      (name: "viewBox", value: viewBox.map(Markup.number).joined(separator: " ")),
      (name: "width", value: Markup.number(frame.size.width)),
      (name: "height", value: Markup.number(frame.size.height)),
      (name: "font-family", value: "-apple-system,'SF Pro','Inter','Segoe UI',Roboto,sans-serif"),
    ]
    var lines =
      [
        Markup.title(title),
        Markup.element("style", [], SVGPaint.styleSheet(traits.scheme, scene.inks) + markRules),
        clipPath(id: "display"),
      ] + scene.inks.gradients
    lines += SVGDocument.clipped(to: "display", clippedShapes) + deviceFrame + markedPlaces
    return Markup.element("svg", attributes, "\n" + lines.joined(separator: "\n") + "\n") + "\n"
  }

  /// The distance between the window and the edge of the picture, in points.
  private static let margin = 8.0

  private var radius: Double {
    traits.fillsDisplay ? traits.device.cornerRadius : 10
  }

  /// The shape of the display, to which the drawing is clipped.
  func clipPath(id: String) -> String {
    let shape = Markup.element("rect", Markup.place(scene.window, radius: radius))
    return "<clipPath id=\"\(id)\">\(shape)</clipPath>"
  }

  /// Shapes, clipped to the display whose path is named `id`.
  static func clipped(to id: String, _ shapes: [String]) -> [String] {
    ["<g clip-path=\"url(#\(id))\">"] + shapes + ["</g>"]
  }

  /// The shapes; those that are modified together or clipped alike are in one element.
  var clippedShapes: [String] {
    var lines: [String] = []
    var groups: [Int] = []
    var open: String?
    for shape in scene.shapes {
      let start = start(around: shape)
      if start != open || shape.group != groups.last {
        if open != nil { lines.append("</svg>") }
        if shape.group != groups.last {
          let others = scene.groups(around: shape)
          let common = zip(groups, others).prefix { $0 == $1 }.count
          lines += groups[common...].reversed().map { scene.groups[$0].end }
          lines += others[common...].map { scene.groups[$0].start }
          groups = others
        }
        if let start { lines.append(start) }
        open = start
      }
      lines.append(shape.markup)
    }
    if open != nil { lines.append("</svg>") }
    return lines + groups.reversed().map { scene.groups[$0].end }
  }

  /// The start of an element that shows a part of the window, in the window's coordinates, or shows it faintly; `nil`
  /// for all of the window as it is.
  private func start(around shape: SVGShape) -> String? {
    let isWhole = shape.clip.holds(scene.window)
    if isWhole, shape.opacity == 1 { return nil }
    let clip = isWhole ? scene.window : shape.clip
    let box = [clip.minX, clip.minY, clip.size.width, clip.size.height].map(Markup.number)
    let opacity = shape.opacity == 1 ? "" : " opacity=\"\(Markup.number(shape.opacity))\""
    return "<svg x=\"\(box[0])\" y=\"\(box[1])\" width=\"\(box[2])\" height=\"\(box[3])\" "
      + "viewBox=\"\(box.joined(separator: " "))\"\(opacity)>"
  }

  /// The edge of the display, the safe area, and the home indicator.
  var deviceFrame: [String] {
    let edge = Markup.rect(
      "display line",
      scene.window.inset(-1, -1),
      radius: radius > 0 ? radius + 1 : 0,
      [(name: "stroke-width", value: "2")]
    )
    var lines = [edge]
    let (window, safe) = (scene.window, traits.safeArea)
    let inside = Rect(
      x: safe.leading,
      y: safe.top,
      width: window.size.width - safe.leading - safe.trailing,
      height: window.size.height - safe.top - safe.bottom
    )
    if inside != window, let inside = inside.repaired {
      let dashes = [
        (name: "stroke-dasharray", value: "2 4"), (name: "stroke-width", value: "0.5"),
      ]
      let title = scene.hasTitles ? "safe area" : nil
      lines.append(Markup.rect("separator line", inside, dashes, title: title))
    }
    guard traits.device.hasHomeIndicator, safe.bottom > 8 else { return lines }
    let indicator = Rect(x: window.middleX - 67, y: window.maxY - 13, width: 134, height: 5)
    return lines + [Markup.rect("label", indicator, radius: 2.5)]
  }

  private var markRules: String { marks.isEmpty ? "" : SVGMark.styleSheet }

  private var markedPlaces: [String] {
    marks.map {
      Markup.rect("mark \($0.kind.rawValue)", $0.place.inset(-2, -2), radius: 3, title: $0.words)
    }
  }
}

/// A frame in a picture around a change.
package struct SVGMark {
  /// The kind of change of a node.
  package enum Kind: String { case added, removed, changed, moved }

  let kind: Kind

  /// The current or former place of the node in the window.
  let place: Rect

  /// The text that is shown under a resting pointer.
  let words: String

  package init(kind: Kind, place: Rect, words: String) {
    self.kind = kind
    self.place = place
    self.words = words
  }

  /// The colours of the frames.
  static let styleSheet =
    ".mark{fill:none;stroke-width:2.5;pointer-events:all}.added{stroke:#1a7f37}"
    + ".removed{stroke:#cf222e;stroke-dasharray:6 4}.changed{stroke:#bf8700}.moved{stroke:#8250df}"

  /// The frames of a difference: around nodes that were added, removed, moved by themselves, or changed.
  ///
  /// Nodes that only moved because something above them grew have none, nor do the boxes around changes.
  static func all(of difference: TreeDifference, old: [Rect?], new: [Rect?]) -> [SVGMark] {
    let changes = difference.nodes
    let added = Set(changes.filter { $0.old == nil }.compactMap(\.newIndex))
    let removed = Set(changes.filter { $0.new == nil }.compactMap(\.oldIndex))
    let own = changes.filter(\.isChangeOfItsOwn).compactMap(\.newIndex)
    return changes.compactMap { change in
      func mark(_ kind: Kind, _ node: OutlineNode, _ place: Rect?) -> SVGMark? {
        place.map { SVGMark(kind: kind, place: $0, words: "\(node.name()) \(kind.rawValue)") }
      }
      guard let node = change.new, let index = change.newIndex else {
        guard let node = change.old, let index = change.oldIndex else { return nil }
        // The content of a removed node was removed with it.
        if let parent = node.parent, removed.contains(parent) { return nil }
        return mark(.removed, node, old.place(index))
      }
      if change.old == nil {
        if let parent = node.parent, added.contains(parent) { return nil }
        return mark(.added, node, new.place(index))
      }
      if change.hasMoved { return mark(.moved, node, new.place(index)) }
      guard change.isChangeOfItsOwn else { return nil }
      // The label of a row consists of its texts: the innermost change is framed.
      let inside = index + 1..<index + node.subtreeLength
      if !node.role.isPresented, own.contains(where: inside.contains) { return nil }
      return mark(.changed, node, new.place(index))
    }
  }
}

extension NodeDifference {
  /// Whether the node is not merely moved, around a change, or behind something else.
  fileprivate var isChangeOfItsOwn: Bool {
    guard let old, let new else { return false }
    if new.role.isPresented { return old.frame?.size != new.frame?.size }
    var aspects = aspects.subtracting([.x, .y, .drawnFrame, .proposal])
    if Role.layers.contains(new.role) || new.role.onlyHoldsOthers || new.role == .row {
      aspects.subtract([.width, .height, .hasFrame])
      if Role.layers.contains(new.role) { aspects.remove(.facts) }
    }
    let hidden: NodeFlags = [.inert, .covered]
    if old.flags.subtracting(hidden) == new.flags.subtracting(hidden) { aspects.remove(.flags) }
    return !aspects.isEmpty
  }
}

extension [Rect?] {
  fileprivate func place(_ index: Int) -> Rect? { indices.contains(index) ? self[index] : nil }
}
