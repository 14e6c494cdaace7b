/// What a finger can do on a settled stage, worked out when one first touches it.
///
/// Each part is worked out once, in the time that it takes to walk through the tree.
@MainActor
final class TouchMap {
  private let tree: RenderTree
  private let actions: [Int: @MainActor () -> Void]
  private let entries: [Int: @MainActor (String) -> Bool]

  /// The rows that are pressed as a whole, by the positions of the buttons in them that say so.
  private let pressedRows: [Int: Int]

  /// What can be done in `tree`, at the positions of its nodes.
  init(_ tree: RenderTree, _ pass: Pass) {
    self.tree = tree
    actions = pass.actions
    entries = pass.entries
    pressedRows = pass.pressedRows
  }

  /// What can be done in `tree` before anything was laid out: nothing.
  init(_ tree: RenderTree) {
    self.tree = tree
    (actions, entries, pressedRows) = ([:], [:], [:])
  }

  /// For each node whether it is touched as part of something else.
  private lazy var areParts = tree.areParts

  /// The windows of scroll areas, in tree order.
  private(set) lazy var viewports = tree.viewports

  /// What keeps a finger from each node.
  private(set) lazy var obstacles: [TouchObstacle?] = {
    var obstacles: [TouchObstacle?] = []
    obstacles.reserveCapacity(tree.nodes.count)
    for index in tree.nodes.indices {
      let flags = tree.nodes[index].flags
      if flags.contains(.disabled) {
        obstacles.append(.disabled)
      } else if flags.isOutOfSight {
        // What is only scrolled away, behind something, is behind that in the first place.
        let outer = tree.nodes[index].parent.flatMap { obstacles[$0] }
        if case .inert = outer, !flags.contains(.covered), !flags.contains(.hidden) {
          obstacles.append(outer)
        } else {
          obstacles.append(.covered(index))
        }
      } else if flags.contains(.inert) {
        obstacles.append(.inert)
      } else {
        obstacles.append(tree.nodes[index].parent.flatMap { obstacles[$0] })
      }
    }
    return obstacles
  }()

  /// Everything that can be pressed, and what could be if nothing were in the way, in tree order.
  private(set) lazy var targets = tree.nodes.indices.compactMap { self.target(at: $0) }

  /// Everything that takes words, and what would if it were not disabled, in tree order.
  private(set) lazy var fields: [TapTarget] = tree.nodes.indices.compactMap { index in
    guard isField(index) else { return nil }
    var field = makeTarget(at: index, action: {})
    field.entry = entries[index]
    return field
  }

  private lazy var hits = HitTest(tree) { self.isTarget($0) || self.isField($0) }

  /// The front-most thing at `point` that takes a touch, as a position in the tree's nodes.
  func frontmost(at point: Point) -> Int? { hits.frontmost(at: point) }

  // MARK: - Things

  /// What is pressed at `index`; `nil` if nothing is.
  func target(at index: Int) -> TapTarget? {
    guard isTarget(index) else { return nil }
    guard let row = pressedRows[index] else {
      return makeTarget(at: index, action: actions[index] ?? {})
    }
    // As on the platform, a press on a row does what all of its buttons do.
    let (buttons, actions) = (buttons(of: row), actions)
    return makeTarget(at: index) { for button in buttons { actions[button]?() } }
  }

  private func makeTarget(at index: Int, action: @escaping @MainActor () -> Void) -> TapTarget {
    let node = tree.nodes[index]
    return TapTarget(
      position: index,
      area: area(of: index),
      role: node.role,
      name: node.label ?? node.identifier.map { "#\($0)" } ?? node.role.rawValue,
      tag: node.identifier,
      action: action,
      obstacle: obstacles[index]
    )
  }

  private func isTarget(_ index: Int) -> Bool {
    tree.nodes[index].detail != .layout && !areParts[index]
      && (actions[index] != nil || tree.nodes[index].flags.contains(.disabled))
  }

  private func isField(_ index: Int) -> Bool {
    guard tree.nodes[index].detail != .layout, !areParts[index] else { return false }
    return entries[index] != nil
      || tree.nodes[index].flags.contains(.disabled) && tree.nodes[index].role.takesWords
  }

  // MARK: - Where they are pressed

  /// The buttons that are pressed by pressing a row, by the row's position, in tree order.
  private lazy var buttonsOfRows = Dictionary(
    grouping: pressedRows.keys.sorted(),
    by: { self.pressedRows[$0] ?? $0 }
  )

  private func buttons(of row: Int) -> [Int] { buttonsOfRows[row] ?? [] }

  private func area(of index: Int) -> Int {
    pressedRows[index] ?? tree.pressedPart(of: index)
  }

  /// What a touch of the node at `hit` presses or fills in, as a position; `nil` if nothing.
  func touched(by hit: Int) -> Int? {
    var next: Int? = hit
    while let index = next {
      if isTarget(index) || isField(index), isInside(hit, area(of: index)) { return index }
      let buttons = buttons(of: index)
      if let button = buttons.first(where: { actions[$0] != nil }) ?? buttons.first {
        return button
      }
      next = tree.nodes[index].parent
    }
    return nil
  }

  /// What is in front of `target` wherever a finger could touch it; `nil` if a finger can.
  ///
  /// It is looked for in the middle first, and then nearer to the edges.
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

  /// Where something lies over the scroll area at `area` and takes touches from it.
  func covers(of area: Int) -> [Rect] {
    hits.covers(of: tree.subtree(of: area))
  }

  /// What lies over the scroll area at `area` and takes the touch wherever a finger could touch the node at
  /// `index` in it; `nil` if a finger can.
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

  /// Whether the node at `inner` is the one at `outer` or in it.
  private func isInside(_ inner: Int, _ outer: Int) -> Bool {
    tree.subtree(of: outer).contains(inner)
  }
}

extension RenderTree {
  /// The position of the part of the thing at `index` that a finger presses.
  ///
  /// On a phone that is the switch itself, which follows its label; on a computer a label is pressed, too.
  func pressedPart(of index: Int) -> Int {
    guard nodes[index].role == .switch, traits.platform != .macOS else { return index }
    return subtree(of: index).last { nodes[$0].role == .fill } ?? index
  }
}
