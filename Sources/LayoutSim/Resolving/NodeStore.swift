/// A resolved tree: its boxes in pre-order, and what only few of them have.
struct NodeStore {
  var nodes: ContiguousArray<Node> = []
  var texts: [TextContent] = []
  var limits: [FrameLimits] = []
  var layouts: [any ContainerLayout] = []
  var semantics: [Semantics] = []
  var sizeObservers: [SizeObserver] = []
  var spacings = SpacingTable()

  /// What the subtrees of a container's children wrote.
  var childPreferences: [PreferenceValues] = []
}

/// What a box means to the user; what is absent follows from its kind.
struct Semantics {
  var role: Role?
  var detail: DetailLevel?
  var route: String?
  var label: String?
  var identifier: String?
  var flags: NodeFlags = []
  var facts: [Fact] = []
  var action: (@MainActor () -> Void)?

  /// Whether the subtree is one thing, whose label is the words in it.
  var combines = false
}

/// Somebody who wants to hear the size of a box.
struct SizeObserver {
  let slot: StateSlot
  let action: @MainActor (Size) -> Void
}

/// The distinct spacings of a tree, so that a node needs no more than a number.
struct SpacingTable {
  static let plain = 0
  private static let searched = 16

  private(set) var all: [Spacing] = [.plain]

  subscript(index: Int) -> Spacing { all[index] }

  /// The number of `spacing`; only the newest entries are searched, since neighbours are alike.
  mutating func number(of spacing: Spacing) -> Int {
    if spacing == all[SpacingTable.plain] { return SpacingTable.plain }
    let first = max(0, all.count - SpacingTable.searched)
    for index in stride(from: all.count - 1, through: first, by: -1) where all[index] == spacing {
      return index
    }
    all.append(spacing)
    return all.count - 1
  }
}
