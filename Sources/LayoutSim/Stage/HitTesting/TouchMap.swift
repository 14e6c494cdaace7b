/// The effects of gestures on a settled stage, computed on first use.
///
/// Each part is computed once, in the time of a traversal of the tree.
@MainActor
final class TouchMap {
  private let tree: RenderTree
  private let actions: PositionTable<@MainActor () -> Void>
  private let entries: PositionTable<@MainActor (String) -> Bool>

  /// The rows that are tapped as a whole, by the positions of their buttons.
  private let pressedRows: PositionTable<Int>

  /// Creates the map of `tree`, which has `viewports`, at the positions of its nodes.
  init(_ tree: RenderTree, _ viewports: [Viewport], _ pass: Pass) {
    self.tree = tree
    self.viewports = viewports
    actions = pass.actions
    entries = pass.entries
    pressedRows = pass.shown.pressedRows
  }

  /// Creates a map of the obstacles in `tree`, in which nothing can be tapped or scrolled.
  init(_ tree: RenderTree) {
    self.tree = tree
    viewports = []
    (actions, entries) = (PositionTable(), PositionTable())
    pressedRows = PositionTable()
  }

  /// Creates a copy of `rest` for the duration of a transition that moves its content.
  private init(_ rest: TouchMap, during motion: Motion?) {
    (tree, viewports, actions) = (rest.tree, rest.viewports, rest.actions)
    (entries, pressedRows) = (rest.entries, rest.pressedRows)
    self.motion = motion
    assert(
      motion.map { $0.areOutOfReach.count == tree.nodes.count } ?? true,
      "A motion belongs to another tree than one of \(tree.nodes.count) nodes."
    )
  }

  /// A transition that keeps nodes out of reach.
  struct Motion {
    /// The name of the transition in messages.
    let words: String

    /// For each node, whether it is out of sight or reach at the instant.
    let areOutOfReach: [Bool]

    /// Whether a finger has begun it, so that the sheet that leaves is in the tree until it has gone.
    let isLedByFinger: Bool
  }

  /// The transition that keeps nodes out of reach; `nil` if nothing moves.
  private(set) var motion: Motion?

  /// The map while `motion` keeps nodes out of reach; `nil` if nothing moves.
  func during(_ motion: Motion?) -> TouchMap {
    motion == nil && self.motion == nil ? self : TouchMap(self, during: motion)
  }

  /// For each node, whether it is touched as part of another one.
  private lazy var areParts = tree.areParts

  /// The viewports of scroll areas, in tree order.
  let viewports: [Viewport]

  /// The front-most nodes that receive the touch of a finger on the node at `index`: first in its middle, then nearer to
  /// its edges.
  func hits(on index: Int) -> [Int] {
    hits.samples(of: index).compactMap { hits.frontmost(at: $0) }
  }

  /// The front-most node at the middle of the one at `index`.
  func frontmostCover(of index: Int) -> Int? {
    hits.samples(of: index).first.flatMap { hits.frontmost(at: $0) }
  }

  /// The obstacle to touching each node.
  private(set) lazy var obstacles: [TouchObstacle?] = {
    var obstacles: [TouchObstacle?] = []
    obstacles.reserveCapacity(tree.nodes.count)
    for index in tree.nodes.indices {
      let flags = tree.nodes[index].flags
      if flags.contains(.disabled) {
        obstacles.append(.disabled)
      } else if flags.isOutOfSight {
        // A node that is scrolled away behind something is reported as behind it.
        let outer = tree.nodes[index].parent.flatMap { obstacles[$0] }
        if case .inert = outer, !flags.contains(.covered), !flags.contains(.hidden) {
          obstacles.append(outer)
        } else {
          obstacles.append(.covered(index))
        }
      } else if flags.contains(.inert) {
        obstacles.append(.inert)
      } else if flags.contains(.untouchable) {
        obstacles.append(.untouchable)
      } else {
        obstacles.append(tree.nodes[index].parent.flatMap { obstacles[$0] })
      }
    }
    if let motion {
      for index in obstacles.indices
      where motion.areOutOfReach[index] && (obstacles[index] == nil || motion.isLedByFinger) {
        obstacles[index] = .moving(motion.words)
      }
    }
    return obstacles
  }()

  /// All targets, including obstructed ones, in tree order.
  private(set) lazy var targets = tree.nodes.indices.compactMap { self.target(at: $0) }

  /// The targets named `name`, including obstructed ones, in tree order.
  func targets(called name: String) -> [TapTarget] {
    var found: [TapTarget] = []
    // A loop, because a closure on the main actor would check its executor for each node.
    for index in tree.nodes.indices where isTarget(index) {
      let label = tree.touchedName(of: index)
      guard isCalled(name, label: label, tag: tree.nodes[index].identifier),
        let target = target(at: index)
      else { continue }
      found.append(target)
    }
    return found
  }

  /// All controls that accept text, including disabled ones, in tree order.
  private(set) lazy var fields: [TapTarget] = tree.nodes.indices.compactMap { index in
    guard isField(index) else { return nil }
    var field = makeTarget(at: index, action: {})
    field.entry = entries[index]
    return field
  }

  private lazy var hits = HitTest(tree, viewports: viewports) {
    self.isTarget($0) || self.isField($0)
  }

  /// The part of the window in which the node at `index` can be touched, where it is drawn; `nil` if there is none.
  func part(of index: Int) -> Rect? { hits.part(of: index) }

  /// The position of the front-most node at `point` that receives touches.
  func frontmost(at point: Point) -> Int? { hits.frontmost(at: point) }

  // MARK: - Targets

  /// The target at `index`; `nil` if there is none.
  func target(at index: Int) -> TapTarget? {
    guard isTarget(index) else { return nil }
    guard let row = pressedRows[index] else {
      return makeTarget(at: index, action: actions[index] ?? {})
    }
    // As on the platform, a tap on a row performs all of its buttons.
    let (buttons, actions) = (buttons(of: row), actions)
    return makeTarget(at: index) { for button in buttons { actions[button]?() } }
  }

  private func makeTarget(at index: Int, action: @escaping @MainActor () -> Void) -> TapTarget {
    let node = tree.nodes[index]
    return TapTarget(
      position: index,
      area: area(of: index),
      role: node.role,
      name: tree.touchedName(of: index),
      tag: node.identifier,
      action: action,
      obstacle: obstacles[index]
    )
  }

  private func isTarget(_ index: Int) -> Bool {
    tree.nodes[index].detail != .layout && !areParts[index]
      && (actions.contains(index) || tree.nodes[index].flags.contains(.disabled))
  }

  private func isField(_ index: Int) -> Bool {
    guard tree.nodes[index].detail != .layout, !areParts[index] else { return false }
    return entries.contains(index)
      || tree.nodes[index].flags.contains(.disabled) && tree.nodes[index].role.takesValue
  }

  // MARK: - Touched areas

  /// The buttons that a tap on a row performs, by the row's position, in tree order.
  private lazy var buttonsOfRows = Dictionary(
    grouping: pressedRows.positions,
    by: { self.pressedRows[$0] ?? $0 }
  )

  private func buttons(of row: Int) -> [Int] { buttonsOfRows[row] ?? [] }

  private func area(of index: Int) -> Int {
    pressedRows[index] ?? tree.pressedPart(of: index)
  }

  /// The position of the target or field that a touch of the node at `hit` reaches; `nil` if there is none.
  func touched(by hit: Int) -> Int? {
    var next: Int? = hit
    while let index = next {
      if isTarget(index) || isField(index), isInside(hit, area(of: index)) { return index }
      let buttons = buttons(of: index)
      if let button = buttons.first(where: actions.contains) ?? buttons.first {
        return button
      }
      next = tree.nodes[index].parent
    }
    return nil
  }

  /// The node that covers `target` wherever it could be touched; `nil` if it can be touched.
  ///
  /// Its middle is tried first, then points nearer to the edges.
  func cover(of target: TapTarget) -> Int? {
    var cover: Int?
    for point in hits.samples(of: target.area) {
      guard let hit = hits.frontmost(at: point) else { return nil }
      let touched = touched(by: hit)
      if touched.map({ $0 == target.position || area(of: $0) == target.area })
        ?? isInside(hit, target.area)
      {
        return nil
      }
      cover = cover ?? touched ?? hit
    }
    return cover
  }

  /// The areas in which an element in front of the scroll area at `area` intercepts its touches.
  func covers(of area: Int) -> [Rect] {
    hits.covers(of: tree.subtree(of: area))
  }

  /// The node in front of the scroll area at `area` that covers the node at `index` inside it wherever it
  /// could be touched; `nil` if it can be touched.
  func cover(of index: Int, over area: Int) -> Int? {
    var cover: Int?
    for point in hits.samples(of: index) {
      guard let hit = hits.frontmost(at: point), !isInside(hit, area), !isInside(area, hit) else {
        return nil
      }
      cover = cover ?? touched(by: hit) ?? hit
    }
    return cover
  }

  /// Whether the node at `inner` is the one at `outer`, or a descendant.
  private func isInside(_ inner: Int, _ outer: Int) -> Bool {
    tree.subtree(of: outer).contains(inner)
  }
}

extension RenderTree {
  /// The position of the part of the target at `index` that is tapped.
  ///
  /// On a phone it is the switch itself, which follows its label; on a computer the label can be clicked,
  /// too.
  func pressedPart(of index: Int) -> Int {
    guard nodes[index].role == .switch, traits.platform != .macOS,
      !nodes[index].isCustomSwitch
    else { return index }
    return subtree(of: index).last { nodes[$0].role == .fill } ?? index
  }
}
