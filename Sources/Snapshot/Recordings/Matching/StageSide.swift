import LayoutSim
import SnapshotRendering

/// A render tree as a device would show it: nodes at the places where they are drawn, with their words.
struct StageSide {
  let tree: RenderTree

  /// The frame at which each node is drawn; `nil` for a node that is not in sight.
  let frames: [Rect?]

  /// The words of each node, as keys: its label, with its value, or those of everything in it.
  let words: [[String]]

  /// Whether boxes that only lay out are nodes, as in a tree, but not in an outline that was read.
  let hasBoxes: Bool

  init(_ tree: RenderTree) {
    self.tree = tree
    frames = StageSide.drawnFrames(of: tree)
    words = tree.nodes.indices.map { StageSide.words(of: $0, in: tree) }
    hasBoxes = tree.nodes.contains { $0.role == .box }
  }

  var nodes: [RenderNode] { tree.nodes }

  private static func drawnFrames(of tree: RenderTree) -> [Rect?] {
    var drawings: [Drawing] = []
    let window = Rect(origin: .zero, size: tree.traits.window)
    return tree.nodes.indices.map { index in
      let node = tree.nodes[index]
      var drawing = node.parent.map { drawings[$0] } ?? Drawing()
      if node.role.isPresented { drawing = Drawing() }
      if let frame = node.frame, let drawn = node.drawnFrame {
        drawing = Drawing(of: frame, at: drawn)
      }
      drawings.append(drawing)
      // A device reports content that is scrolled under a bar.
      guard let frame = node.frame.flatMap(drawing.place),
        node.flags.isDisjoint(with: [.covered, .hidden]),
        frame.touches(window)
      else { return nil }
      return frame
    }
  }

  private static func words(of index: Int, in tree: RenderTree) -> [String] {
    let node = tree.nodes[index]
    var words = [node.label].compactMap { $0 }
    if let value = node.facts.first(where: { $0.key == "value" })?.value {
      words += words.map { "\($0), \(value)" } + [value]
    }
    if node.role == .row || node.role == .button || node.role == .navigationBar {
      let parts = tree.nodes[tree.subtree(of: index)].dropFirst()
        .filter { $0.role.isText && !$0.flags.isOutOfSight }
      words.append(parts.compactMap(\.label).joined(separator: ", "))
    }
    // The platform's own name, as that of the back button.
    if node.role == .grabber { words.append("Sheet Grabber") }
    return words.map(Words.key).filter { !$0.isEmpty }
  }

  /// Whether a recording may have an element for the node at `index`.
  func isCandidate(_ index: Int) -> Bool {
    let node = nodes[index]
    guard frames[index] != nil, node.role != .window else { return false }
    return node.identifier != nil || node.role != .box && node.role != .fill
  }

  /// The node at `index`, or the nearest one around it, of which `isFitting` holds; `nil` without one.
  private func nearest(_ index: Int, where isFitting: (Int) -> Bool) -> Int? {
    ([index] + tree.ancestors(of: index)).first(where: isFitting)
  }

  /// The nearest row, or the box of a header or a footer, around the node at `index`, or itself; `nil` without one.
  func row(of index: Int) -> Int? {
    nearest(index) { place in
      let node = nodes[place]
      let isRow = node.role == .row || node.role == .box && node.label == "list-row"
      return isRow && frames[place] != nil
    }
  }

  /// The surface around the node at `index`, or the bar at its lower end, whose content moves together.
  func group(of index: Int) -> Int {
    nearest(index) {
      nodes[$0].role.isPresented || nodes[$0].role == .tabBar || nodes[$0].role == .toolbar
    } ?? 0
  }

  /// Whether the node at `index` is in front of or beside everything else, so that a user reaches it.
  func isInFront(_ index: Int) -> Bool {
    nearest(index) { nodes[$0].flags.contains(.inert) } == nil
  }

  /// The topmost surface that covers others; `nil` if nothing is presented.
  var frontSurface: Int? { nodes.indices.last { nodes[$0].role.isPresented && frames[$0] != nil } }
}

/// Words as they are compared.
enum Words {
  /// `words` without blanks at their ends, with one blank where there are several or a line break.
  static func key(_ words: String) -> String {
    words.split { $0.isWhitespace }.joined(separator: " ")
  }

  /// The name of a symbol without its variant, which bars choose themselves.
  static func symbol(_ name: String) -> String {
    name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
  }
}

extension Rect {
  /// Whether more than an edge is in `other`.
  func touches(_ other: Rect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }

  /// How much of both is shared, from 0 to 1.
  func overlap(_ other: Rect) -> Double {
    guard touches(other), let shared = intersection(other) else { return 0 }
    func area(_ frame: Rect) -> Double { frame.size.width * frame.size.height }
    let all = area(self) + area(other) - area(shared)
    return all > 0 ? area(shared) / all : 0
  }

  /// How much the lengths of both differ, in points.
  func sizeDifference(_ other: Rect) -> Double {
    abs(size.width - other.size.width) + abs(size.height - other.size.height)
  }
}
