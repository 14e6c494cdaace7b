/// One visible screen, with everything that a diagnosis examines; also a popover, or the app's own bar around
/// tabs.
///
/// Nodes are referred to by their positions in the tree, because copying them is expensive.
struct VisibleScreen {
  let tree: RenderTree

  /// The position of the screen's node.
  let position: Int

  /// The position of the node of its surface, or of the popover itself.
  let surface: Int

  /// The slot of its sheet; `nil` elsewhere.
  let slot: SheetSlot?

  /// Every visible node that outlines print.
  let contents: [Content]

  /// A node and its surroundings.
  struct Content {
    /// The node's position in the tree.
    let index: Int

    let surroundings: Surroundings
  }

  /// Texts, controls and pictures that cannot be brought into sight by scrolling or dragging.
  var unseen: [Int] = []

  /// The name of the screen, used as a finding's place.
  let route: String

  private init(
    tree: RenderTree,
    position: Int,
    surface: Int,
    slot: SheetSlot? = nil,
    place: String? = nil
  ) {
    self.tree = tree
    self.slot = slot
    self.position = position
    self.surface = surface
    route = place ?? tree.nodes[position].route ?? tree.nodes[position].role.rawValue
    contents = VisibleScreen.contents(of: position, in: tree)
  }

  /// The positions of the screen and of everything on it.
  var positions: Range<Int> { tree.subtree(of: position) }

  /// The noun in findings.
  var kind: String { tree.nodes[position].role == .popover ? "popover" : "screen" }

  /// The visible screens on `settled`, the lowest first, and the app's own bars around its tabs.
  @MainActor
  static func all(on settled: SettledSurface, in tree: RenderTree) -> [VisibleScreen] {
    settled.position.map { all(in: $0, of: tree, slot: settled.slot) } ?? []
  }

  /// The visible screens on the surface, or in the popover, at `surface`.
  static func all(in surface: Int, of tree: RenderTree, slot: SheetSlot?) -> [VisibleScreen] {
    guard !tree.nodes[surface].flags.contains(.covered) else { return [] }
    let (screens, tabs) = positions(in: surface, of: tree)
    let bars = tabs.compactMap { bar(aroundTabsAt: $0, in: tree, on: surface, slot: slot) }
    return screens.map {
      VisibleScreen(tree: tree, position: $0, surface: surface, slot: slot)
    } + bars
  }

  /// The positions of the screens that a user sees at `surface`, and of the visible tabs.
  private static func positions(
    in surface: Int,
    of tree: RenderTree
  ) -> (screens: [Int], tabs: [Int]) {
    var (screens, tabs): ([Int], [Int]) = ([], [])
    var index = surface
    let end = tree.subtree(of: surface).upperBound
    while index < end {
      let role = tree.nodes[index].role
      if index > surface, role == .overlay {
        index = tree.subtree(of: index).upperBound
        continue
      }
      if role == .screen, isInnermostScreen(index, in: tree) {
        screens.append(index)
      } else if role == .tabs, tree.nodes[index].frame != nil,
        !tree.nodes[index].flags.contains(.covered)
      {
        tabs.append(index)
      }
      index += 1
    }
    return (screens, tabs)
  }

  /// The popover at `position`, presented by the screen named `place`; `nil` if it is covered.
  static func popover(
    at position: Int,
    presentedBy place: String,
    in tree: RenderTree
  ) -> VisibleScreen? {
    guard !tree.nodes[position].flags.contains(.covered) else { return nil }
    return VisibleScreen(tree: tree, position: position, surface: position, place: place)
  }

  /// The app's own bar around the visible tabs at `index`, which replaces the stage's; `nil` if there is none.
  private static func bar(
    aroundTabsAt index: Int,
    in tree: RenderTree,
    on surface: Int,
    slot: SheetSlot?
  ) -> VisibleScreen? {
    let bar = VisibleScreen(tree: tree, position: index, surface: surface, slot: slot)
    let roles = bar.contents.lazy.map { tree.nodes[$0.index].role }
    return roles.contains { $0 != .tab } && !roles.contains(.tabBar) ? bar : nil
  }

  /// Whether the screen at `index` is one that a user sees: pushed tabs are a screen that contains others.
  private static func isInnermostScreen(_ index: Int, in tree: RenderTree) -> Bool {
    guard tree.nodes[index].flags.contains(.top), tree.nodes[index].frame != nil else {
      return false
    }
    return tree.nodes.withUnsafeBufferPointer { nodes in
      for inside in tree.subtree(of: index).dropFirst()
      where nodes[inside].flags.contains(.top) && nodes[inside].role == .screen {
        return false
      }
      return true
    }
  }

  /// Whether the node at `index`, on another screen, is the root of separate screens.
  static func isApart(_ index: Int, in tree: RenderTree) -> Bool {
    isApart(tree.nodes[index].role, tree.nodes[index].detail)
  }

  private static func isApart(_ role: Role, _ detail: DetailLevel) -> Bool {
    // Roles are strings, whose comparison costs more.
    detail == .layers && (role.isScreenContainer || role == .overlay)
  }

  private static func contents(of position: Int, in tree: RenderTree) -> [Content] {
    var contents: [Content] = []
    var open: [(end: Int, surroundings: Surroundings)] = []
    var endOfOthers = 0
    // Read in place, because copying nodes is expensive, as it would be in builds without optimization.
    tree.nodes.withUnsafeBufferPointer { nodes in
      for index in tree.subtree(of: position).dropFirst() {
        if index < endOfOthers { continue }
        if isApart(nodes[index].role, nodes[index].detail) {
          endOfOthers = tree.subtree(of: index).upperBound
          continue
        }
        while let last = open.last, last.end <= index { open.removeLast() }
        var around = open.last?.surroundings ?? Surroundings()
        let (role, flags) = (nodes[index].role, nodes[index].flags)
        if nodes[index].detail != .layout, !around.isHidden, !flags.isOutOfSight {
          contents.append(Content(index: index, surroundings: around))
        }
        let length = nodes[index].subtreeLength
        guard length > 1 else { continue }
        around.enter(
          role,
          flags,
          scrollsSideways: role == .scroll && scrollsSideways(index, in: tree)
        )
        open.append((index + length, around))
      }
    }
    return contents
  }

  /// Whether the content of the scroll area at `index` may have any width.
  private static func scrollsSideways(_ index: Int, in tree: RenderTree) -> Bool {
    tree.children(of: index).contains { tree.nodes[$0].proposal.map { $0.width == nil } ?? false }
  }

  /// The surroundings of a node on a screen.
  struct Surroundings {
    /// Whether it is inside something that scrolls.
    private(set) var scrolls = false

    /// Whether something around it scrolls horizontally.
    private(set) var scrollsSideways = false

    private(set) var isInBar = false

    /// Whether touches pass through something around it.
    private(set) var isUntouchable = false

    /// Whether something around it is hidden.
    private(set) var isHidden = false

    mutating func enter(_ role: Role, _ flags: NodeFlags, scrollsSideways: Bool) {
      if flags.isOutOfSight { isHidden = true }
      if flags.contains(.untouchable) { isUntouchable = true }
      guard role != .box else { return }
      if scrollsSideways { self.scrollsSideways = true }
      if role.scrolls { scrolls = true }
      if role.isBar { isInBar = true }
    }
  }
}

extension Diagnosis {
  /// The visible screens, the lowest surface first, followed by the popovers.
  var visibleScreens: [VisibleScreen] {
    var screens = surfaces.flatMap { VisibleScreen.all(on: $0, in: tree) }
    for dialog in dialogs where dialog.kind == .popover {
      guard let position = index[dialog.key],
        let popover = VisibleScreen.popover(at: position, presentedBy: dialog.screen, in: tree)
      else { continue }
      screens.append(popover)
      screens += VisibleScreen.all(in: position, of: tree, slot: nil)
    }
    for number in screens.indices { screens[number].unseen = outOfReach(on: screens[number]) }
    return screens
  }
}
