/// Finds what a finger touches at a point of a settled render tree.
///
/// In front are higher surfaces before lower ones, the bars of a screen or of tabs before their content,
/// and otherwise what is drawn later. Only what is drawn stops a finger: boxes that lay out do not, and neither does
/// what a scroll area has moved out of its window. It imitates SwiftUI, where words and colours take
/// touches from what is below them.
struct HitTest {
  private let tree: RenderTree

  /// The part of the window in which each node can be touched; `nil` if there is none.
  private let clips: [Rect?]

  /// The number of the surface that each node is on, the lowest first; what an element presents counts
  /// as one.
  private let ranks: [Int]

  /// For each surface where it is laid out and where it is drawn; `nil` where that is the same.
  private let drawings: [Drawing?]

  /// For each part of a bar the position of the screen or the tabs that the bar belongs to.
  private let barOwners: [Int?]

  /// For each node whether it is touched as part of something else.
  private let areParts: [Bool]

  /// What lies over the base, surfaces and alerts and the like, which take touches wherever they are.
  private let surfaces: Set<Int>

  init(_ tree: RenderTree) {
    self.tree = tree
    areParts = tree.areParts
    let surfaces = tree.layers
    var ranks = [Int](repeating: 0, count: tree.nodes.count)
    for (number, surface) in surfaces.enumerated() {
      for index in surface..<surface + tree.nodes[surface].subtreeLength {
        ranks[index] = number
      }
    }
    var barOwners = [Int?](repeating: nil, count: tree.nodes.count)
    for index in tree.nodes.indices where HitTest.bars.contains(tree.nodes[index].role) {
      let owner = tree.ancestors(of: index).first {
        HitTest.barOwners.contains(tree.nodes[$0].role)
      }
      for inside in index..<index + tree.nodes[index].subtreeLength {
        barOwners[inside] = barOwners[inside] ?? owner
      }
    }
    self.barOwners = barOwners
    self.ranks = ranks
    drawings = surfaces.map { Drawing(tree.nodes[$0]) }
    self.surfaces = Set(surfaces.dropFirst())
    clips = tree.visibleParts
  }

  /// The front-most thing at `point` that takes a touch, as a position in the tree's nodes.
  func frontmost(at point: Point) -> Int? {
    var best: Int?
    // What floats is touched where it is drawn.
    let points = drawings.map { $0?.laidOut(point) ?? point }
    for index in tree.nodes.indices where takesTouches(index) {
      let point = points.isEmpty ? point : points[ranks[index]]
      guard let frame = clips[index], frame.holds(point) else { continue }
      if best.map({ isInFront(index, of: $0) }) ?? true { best = index }
    }
    return best
  }

  /// Whether the node at `index` is in front of the one at `earlier`, which comes before it.
  private func isInFront(_ index: Int, of earlier: Int) -> Bool {
    if ranks[index] != ranks[earlier] { return ranks[index] > ranks[earlier] }
    // A bar comes before the content of its screen, and lies over it all the same.
    guard let owner = barOwners[earlier], barOwners[index] == nil else { return true }
    return index >= owner + tree.nodes[owner].subtreeLength
  }

  /// What is in front of the node at `index` wherever a finger could touch it; `nil` if a finger can.
  ///
  /// It is looked for in the middle first, and then nearer to the edges.
  func cover(of index: Int) -> Int? {
    // What has no extent is pressed for what it means.
    guard let frame = clips[index], frame.size.width > 0, frame.size.height > 0 else { return nil }
    var cover: Int?
    for share in [(0.5, 0.5), (0.1, 0.5), (0.9, 0.5), (0.5, 0.1), (0.5, 0.9)] {
      let point = Point(
        x: frame.minX + share.0 * frame.size.width,
        y: frame.minY + share.1 * frame.size.height
      )
      let drawn = drawings.isEmpty ? nil : drawings[ranks[index]]?.drawn(point)
      guard let hit = frontmost(at: drawn ?? point), !isInside(hit, index) else { return nil }
      cover = cover ?? hit
    }
    return cover
  }

  /// Whether the node at `inner` is the one at `outer`, or in it, or holds it.
  private func isInside(_ inner: Int, _ outer: Int) -> Bool {
    let (first, last) = (min(inner, outer), max(inner, outer))
    return last < first + tree.nodes[first].subtreeLength
  }

  private func takesTouches(_ index: Int) -> Bool {
    let node = tree.nodes[index]
    if node.flags.isOutOfSight { return false }
    if node.role == .fill { return !node.facts.contains(Fact("ink", Ink.clear.rawValue)) }
    if surfaces.contains(index) { return true }
    // Beside its platter a tab bar is not there for a finger.
    if node.role == .tabBar, hasPlatter(index) { return false }
    return node.detail == .semantic && !areParts[index] && !HitTest.holders.contains(node.role)
  }

  private func hasPlatter(_ bar: Int) -> Bool {
    (bar..<bar + tree.nodes[bar].subtreeLength).contains { tree.nodes[$0].role == .platter }
  }

  private static let bars: Set<Role> = [.navigationBar, .tabBar, .grabber]

  /// What a bar can belong to.
  private static let barOwners: Set<Role> = [
    .window, .screen, .stack, .tabs, .sheet, .cover, .popover,
  ]

  /// What only holds other things.
  private static let holders: Set<Role> = [.box, .list, .scroll, .section, .disclosure, .toolbar]
}

/// A surface that is drawn elsewhere than it is laid out, and smaller.
private struct Drawing {
  let from: Rect
  let to: Rect

  /// The drawing of `surface`; `nil` where that is its frame.
  init?(_ surface: RenderNode) {
    guard let frame = surface.frame, let drawn = surface.drawnFrame, frame.size.width > 0,
      frame.size.height > 0, drawn.size.width > 0, drawn.size.height > 0
    else { return nil }
    (from, to) = (frame, drawn)
  }

  /// Where something is drawn that is laid out at `point`.
  func drawn(_ point: Point) -> Point { Drawing.move(point, from, to) }

  /// Where something is laid out that is drawn at `point`.
  func laidOut(_ point: Point) -> Point { Drawing.move(point, to, from) }

  private static func move(_ point: Point, _ from: Rect, _ to: Rect) -> Point {
    Point(
      x: to.minX + (point.x - from.minX) * to.size.width / from.size.width,
      y: to.minY + (point.y - from.minY) * to.size.height / from.size.height
    )
  }
}

extension Rect {
  /// Whether `point` is in this rectangle; its lower and right edges belong to its neighbours.
  func holds(_ point: Point) -> Bool {
    minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }

  /// The part of this rectangle that is in `other`; `nil` if there is none, not even an edge.
  func cut(to other: Rect) -> Rect? {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard left <= right, top <= bottom else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
