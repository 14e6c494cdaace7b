/// Finds the node that is touched at a point of a settled render tree.
///
/// Higher surfaces are in front of lower ones, the bars of a screen or of tabs in front of their content, and otherwise
/// whatever is drawn later, by z-index. Only drawn nodes receive touches: boxes that only lay out do not, nor does
/// content that is scrolled out of its area. As in SwiftUI, texts, colours and scroll areas intercept the touches of
/// nodes behind them.
struct HitTest {
  /// The part of the window in which each node can be touched, where it is drawn; `nil` if there is none.
  private let clips: [Rect?]

  /// The shapes to which the touches of nodes are limited, by the nodes.
  private let figures: [Int: [TouchedFigure]]

  /// The nodes that receive touches, front-most first, by the strips of the window in which they can be touched.
  private let strips: [[Int]]

  /// The nodes that receive touches, front-most first.
  private let candidates: [Int]

  private let order: TouchOrder

  /// The height of a strip, in points.
  private static let stripHeight = 16.0

  /// The maximum number of strips; the last one is unbounded.
  private static let mostStrips = 4_096.0

  /// Finds the nodes of `tree`, whose scroll areas are `viewports`, that receive touches; `isPressed` determines which
  /// can be tapped or filled in.
  init(_ tree: RenderTree, viewports: [Viewport], isPressed: (Int) -> Bool) {
    let clips = tree.touchedParts(in: viewports)
    self.clips = clips
    // Layers above the base receive touches everywhere, except for overlays.
    let layers = Set(tree.layers.dropFirst().filter { tree.nodes[$0].role != .overlay })
    let viewports = Set(viewports.map(\.position))
    let areParts = tree.areParts
    let passing = tree.untouchableNodes
    var overhang: Set<Int> = []
    for index in tree.nodes.indices where tree.nodes[index].role.isButton && isPressed(index) {
      overhang.formUnion(tree.overhang(of: index))
    }
    let order = TouchOrder(tree)
    self.order = order
    // Most nodes of a long screen are out of sight, and need not be sorted.
    let candidates = tree.nodes.indices.filter {
      clips[$0] != nil && !tree.nodes[$0].flags.isOutOfSight && !passing.contains($0)
        && tree.takesTouches(
          $0,
          isSolid: layers.contains($0) || viewports.contains($0)
            || tree.nodes[$0].flags.contains(.solid) || overhang.contains($0)
            || tree.nodes[$0].role != .touchArea && isPressed($0),
          isPart: areParts[$0]
        )
    }
    .sorted(by: order.isInFront)
    self.candidates = candidates
    figures = tree.touchedFigures(of: candidates)
    let height = tree.traits.window.height
    // Iterating over a few nodes costs less than sorting them into strips.
    let count =
      candidates.count < 256
      ? 1 : Int(max(1, min(HitTest.mostStrips, (height / HitTest.stripHeight).orZero + 1)))
    var strips = [[Int]](repeating: [], count: count)
    for index in candidates {
      guard let frame = clips[index] else { continue }
      let first = HitTest.strip(frame.minY, of: count)
      for strip in first...max(first, HitTest.strip(frame.maxY, of: count)) {
        strips[strip].append(index)
      }
    }
    self.strips = strips
  }

  /// The index of the strip at `y`, which may be outside the window.
  private static func strip(_ y: Double, of count: Int) -> Int {
    Int(min(Double(count - 1), max(0, (y / stripHeight).orZero)))
  }

  /// The position of the front-most node that receives a touch at `point`.
  func frontmost(at point: Point) -> Int? {
    strips[HitTest.strip(point.y, of: strips.count)].first {
      clips[$0]?.contains(point) == true
        && figures[$0]?.contains { !$0.contains(point) } != true
    }
  }

  /// The part of the window in which the node at `index` can be touched, where it is drawn; `nil` if there is none.
  func part(of index: Int) -> Rect? { clips[index] }

  /// The areas in which other nodes receive touches in front of all those at `positions`.
  func covers(of positions: Range<Int>) -> [Rect] {
    guard let front = positions.min(by: order.isInFront) else { return [] }
    return candidates.prefix { order.isInFront($0, of: front) }.compactMap { clips[$0] }
  }

  /// Points at which a touch may reach the node at `index`: first in the middle, then nearer to the edges.
  ///
  /// There are none for a node without extent, which can only be tapped by name.
  func samples(of index: Int) -> [Point] {
    guard let frame = clips[index], frame.size.width > 0, frame.size.height > 0 else { return [] }
    return [(0.5, 0.5), (0.1, 0.5), (0.9, 0.5), (0.5, 0.1), (0.5, 0.9)].map { share in
      Point(
        x: frame.minX + share.0 * frame.size.width,
        y: frame.minY + share.1 * frame.size.height
      )
    }
  }
}

extension RenderTree {
  /// The part of each node that is not clipped, where it is drawn: floating surfaces are drawn smaller than
  /// laid out.
  fileprivate func touchedParts(in viewports: [Viewport]) -> [Rect?] {
    var parts = visibleParts(in: viewports)
    for layer in layers {
      guard let drawing = SurfaceDrawing(nodes[layer]) else { continue }
      for index in subtree(of: layer) {
        parts[index] = parts[index].map(drawing.drawn)
      }
    }
    return parts
  }

  /// The nodes that stick out of the label of the button at `index`, and are touched there, clipped or not.
  ///
  /// Reported for SwiftUI (everpcpc/KMReader#916). A content shape limits it; rows of lists receive no touches outside.
  func overhang(of index: Int) -> [Int] {
    guard nodes[index].role.isButton, nodes[index].detail != .layout,
      nodes[index].subtreeLength > 1,
      let frame = nodes[index].frame
    else { return [] }
    let whole = frame.inset(by: -0.5)
    let outside = subtree(of: index).dropFirst().filter { inside in
      guard let place = nodes[inside].frame, !whole.contains(place) else { return false }
      let drawn: Set<Role> = [.picture, .icon, .fill, .text, .heading]
      return place.size.width > 0 && place.size.height > 0 && drawn.contains(nodes[inside].role)
        && !nodes[inside].flags.isOutOfSight
        && nodes[inside].facts["ink"]?.ink != .clear
        && !([inside] + ancestors(of: inside)).contains {
          nodes[$0].contentFigure != nil || nodes[$0].flags.contains(.untouchable)
        }
    }
    guard !outside.isEmpty, !ancestors(of: index).contains(where: { nodes[$0].role == .row }) else {
      return []
    }
    return Array(outside)
  }

  /// The nodes through which touches pass.
  fileprivate var untouchableNodes: Set<Int> {
    var found: Set<Int> = []
    for index in nodes.indices where nodes[index].flags.contains(.untouchable) {
      found.formUnion(subtree(of: index))
    }
    return found
  }

  /// Whether the node at `index`, which is in sight, receives touches; a solid node always does.
  fileprivate func takesTouches(_ index: Int, isSolid: Bool, isPart: Bool) -> Bool {
    let role = nodes[index].role
    if isSolid { return true }
    if role == .fill { return nodes[index].facts["ink"]?.ink != .clear }
    // A tab bar receives no touches beside its platter.
    if role == .tabBar, hasPlatter(index) { return false }
    return nodes[index].detail == .semantic && !isPart && !role.onlyHoldsOthers
  }

  private func hasPlatter(_ bar: Int) -> Bool {
    subtree(of: bar).contains { nodes[$0].role == .platter }
  }
}
