/// One screen in sight, with everything on it that a diagnosis looks at; also a popover, or the bar
/// around tabs that an app draws itself.
///
/// Nodes are looked at where they stand in the tree: copies of them cost.
struct VisibleScreen {
  let tree: RenderTree

  /// The position of the screen's node.
  let position: Int

  /// The position of the node of the surface that it is on.
  let surface: Int

  /// Every node in sight that is worth a line.
  let contents: [Content]

  /// A node, and what it is in.
  struct Content {
    /// The node's position in the tree.
    let index: Int

    let surroundings: Surroundings
  }

  /// The name of the screen, for a finding's place.
  let route: String

  private init(tree: RenderTree, position: Int, surface: Int, place: String? = nil) {
    self.tree = tree
    self.position = position
    self.surface = surface
    route = place ?? tree.nodes[position].route ?? tree.nodes[position].role.rawValue
    contents = VisibleScreen.contents(of: position, in: tree)
  }

  /// The positions of everything on the screen, and of the screen itself.
  var positions: Range<Int> { position..<position + tree.nodes[position].subtreeLength }

  /// What a finding calls it.
  var kind: String { tree.nodes[position].role == .popover ? "popover" : "screen" }

  /// The screens of `tree` that nothing hides, from the lowest of the surfaces at `positions` up.
  static func all(in tree: RenderTree, on positions: [Int]) -> [VisibleScreen] {
    positions.flatMap { surface -> [VisibleScreen] in
      guard !tree.nodes[surface].flags.contains(.covered) else { return [] }
      return (surface..<surface + tree.nodes[surface].subtreeLength).compactMap { index in
        // Pushed tabs are a screen that holds screens; the innermost is what a user sees.
        guard isTopScreen(index, in: tree), tree.nodes[index].frame != nil,
          !(index + 1..<index + tree.nodes[index].subtreeLength).contains(where: {
            isTopScreen($0, in: tree)
          })
        else { return nil }
        return VisibleScreen(tree: tree, position: index, surface: surface)
      } + barsAroundTabs(in: tree, on: surface)
    }
  }

  /// The popovers of `tree` at the keys of `places`, with the screens that present them, lowest first.
  static func popovers(_ places: [Int: String], in tree: RenderTree) -> [VisibleScreen] {
    places.sorted { $0.key < $1.key }.compactMap { position, place in
      guard !tree.nodes[position].flags.contains(.covered) else { return nil }
      return VisibleScreen(tree: tree, position: position, surface: position, place: place)
    }
  }

  /// The bars around tabs on a surface that an app draws itself, in place of the stage's.
  private static func barsAroundTabs(in tree: RenderTree, on surface: Int) -> [VisibleScreen] {
    let nodes = surface..<surface + tree.nodes[surface].subtreeLength
    return nodes.compactMap { index in
      guard tree.nodes[index].role == .tabs, tree.nodes[index].frame != nil,
        !tree.nodes[index].flags.contains(.covered)
      else { return nil }
      let bar = VisibleScreen(tree: tree, position: index, surface: surface)
      let roles = bar.contents.lazy.map { tree.nodes[$0.index].role }
      return roles.contains { $0 != .tab } && !roles.contains(.tabBar) ? bar : nil
    }
  }

  /// Whether the node at `index` is, on another one's screen, the beginning of screens of their own.
  static func isApart(_ index: Int, in tree: RenderTree) -> Bool {
    let role = tree.nodes[index].role
    return role == .stack || role == .screen || role == .tabs
  }

  private static func isTopScreen(_ index: Int, in tree: RenderTree) -> Bool {
    tree.nodes[index].flags.contains(.top) && tree.nodes[index].role == .screen
  }

  private static func contents(of position: Int, in tree: RenderTree) -> [Content] {
    var contents: [Content] = []
    var open: [(end: Int, surroundings: Surroundings)] = []
    var endOfOthers = 0
    for index in position + 1..<position + tree.nodes[position].subtreeLength {
      if index < endOfOthers { continue }
      if isApart(index, in: tree) {
        endOfOthers = index + tree.nodes[index].subtreeLength
        continue
      }
      while let last = open.last, last.end <= index { open.removeLast() }
      var around = open.last?.surroundings ?? Surroundings()
      let (role, flags) = (tree.nodes[index].role, tree.nodes[index].flags)
      if tree.nodes[index].detail != .layout, !around.isHidden, !flags.isOutOfSight {
        contents.append(Content(index: index, surroundings: around))
      }
      let length = tree.nodes[index].subtreeLength
      guard length > 1 else { continue }
      around.enter(
        role,
        flags,
        scrollsSideways: role == .scroll && scrollsSideways(index, in: tree)
      )
      open.append((index + length, around))
    }
    return contents
  }

  /// Whether what is in the scroll area at `index` has any width that it wants.
  private static func scrollsSideways(_ index: Int, in tree: RenderTree) -> Bool {
    tree.children(of: index).contains { tree.nodes[$0].proposal.map { $0.width == nil } ?? false }
  }

  /// What a node of a screen is in.
  struct Surroundings {
    /// Whether it is in something that scrolls.
    private(set) var scrolls = false

    /// Whether something around it scrolls from side to side.
    private(set) var scrollsSideways = false

    /// Whether it is in a bar.
    private(set) var isInBar = false

    /// Whether something around it is out of sight.
    private(set) var isHidden = false

    mutating func enter(_ role: Role, _ flags: NodeFlags, scrollsSideways: Bool) {
      if flags.isOutOfSight { isHidden = true }
      guard role != .box else { return }
      if scrollsSideways { self.scrollsSideways = true }
      if role == .scroll || role == .list { scrolls = true }
      if role == .navigationBar || role == .tabBar || role == .toolbar { isInBar = true }
    }
  }
}
