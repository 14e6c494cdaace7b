/// Puts boxes together into a tree, in the order in which they are opened and closed.
///
/// It knows nothing of elements: what it is given could come from anywhere, all at once or step by
/// step.
struct TreeBuilder: ~Copyable {
  var nodes: NodeBuffer
  var tables: SideTables
  let pixel: Double
  private var flexibleChildren: FlexibleChildren
  private var caches: LayoutCaches

  /// How many boxes the present container has got so far.
  private(set) var childCount = 0

  /// Whether the present container has content of which there may be more or less another time.
  var isDynamic = false

  /// The preferences of the elements resolved so far in the present container.
  var preferences = PreferenceValues()

  var observers: [PreferenceObserver] = []

  /// Whether the preferences of each child of the present container are kept by child.
  private var recordsChildren = false

  private var open: [OpenBox]

  // The preferences before a box was opened; most often none.
  private var preferencesBefore: [PreferenceValues] = []

  /// The preferences before parts whose own are to be read, and where these begin.
  var outerPreferences: [(values: PreferenceValues, node: Int)] = []

  /// Places and numbers that modifiers remember while their content is resolved.
  var marks: [Int] = []

  init(pixel: Double, memory: consuming LayoutMemory = LayoutMemory()) {
    self.pixel = pixel
    open = memory.open
    flexibleChildren = memory.flexibleChildren
    caches = memory.caches
    tables = memory.tables
    nodes = memory.nodes
  }

  /// The tree, complete, whose words `measurer` measures.
  consuming func finish(asking measurer: AnyTextMeasurer, depthLimit: Int = 64) -> BoxTree {
    BoxTree(
      memory: LayoutMemory(
        nodes: nodes,
        tables: tables,
        flexibleChildren: flexibleChildren,
        caches: caches,
        open: open
      ),
      measurer: measurer,
      pixel: pixel,
      depthLimit: depthLimit
    )
  }
}

extension TreeBuilder {
  /// Adds a box without children.
  @inline(__always)
  mutating func leaf(_ node: borrowing Node) {
    nodes.append(node)
    childCount += 1
    if recordsChildren { keep(PreferenceValues(), for: nodes.count - 1) }
  }

  /// Adds a line of the outline that takes no part in layout.
  mutating func outlineOnly(_ semantics: Semantics) {
    var node = Node(.outlineOnly, .mention)
    node.semantics = Int32(tables.semantics.count)
    tables.semantics.append(semantics)
    nodes.append(node)
  }

  /// Opens a box; what is added until it is closed is in it.
  mutating func openBox(_ node: Node, recordsChildren records: Bool = false) {
    enter(recordsChildren: records)
    nodes.append(node)
  }

  /// Closes a box around any number of children.
  mutating func closeBox() {
    let outer = open.removeLast()
    close(outer.index, childCount: childCount, isDynamic: isDynamic)
    leave(to: outer, keepingAt: outer.index, adding: 1)
  }

  /// Closes a box around one child: none if there is no child, and one for each of several.
  mutating func closeModifier() {
    let outer = open.removeLast()
    let count = childCount
    switch count {
    case 0: nodes.remove(at: outer.index)
    case 1: close(outer.index, childCount: 1, isDynamic: isDynamic)
    default: distribute(outer.index)
    }
    // What is dynamic inside a modifier is dynamic for the stack around it too.
    let dynamic = isDynamic
    leave(to: outer, keepingAt: count == 0 ? nil : outer.index, adding: count)
    isDynamic = isDynamic || dynamic
  }

  /// Opens content that is to be one box at most.
  mutating func openGroup() {
    enter(recordsChildren: false)
  }

  /// Gathers what was added since the group was opened into one box, as `node` if it is not one
  /// already.
  mutating func closeGroup(as node: Node) {
    let outer = open.removeLast()
    let count = childCount
    if count > 1 {
      nodes.insert(node, at: outer.index)
      close(outer.index, childCount: count, isDynamic: isDynamic)
    }
    leave(to: outer, keepingAt: count == 0 ? nil : outer.index, adding: min(count, 1))
  }

  /// Notes that the child that decides the size of a decoration comes next.
  mutating func openPrimary() {
    open[open.count - 1].countBeforePrimary = childCount
  }

  /// Notes that the child that decides the size of a decoration is complete.
  mutating func closePrimary() {
    let last = open.count - 1
    open[last].hasPrimary = childCount > open[last].countBeforePrimary
  }

  /// Closes a box for one element and another one over or under it; none if there is no primary.
  mutating func closeDecoration() {
    let outer = open.removeLast()
    if outer.hasPrimary {
      if childCount == 1 { nodes[outer.index].kind = .pass }
      close(outer.index, childCount: childCount, isDynamic: isDynamic)
    } else {
      nodes.removeAll(from: outer.index)
    }
    leave(
      to: outer,
      keepingAt: outer.hasPrimary ? outer.index : nil,
      adding: outer.hasPrimary ? 1 : 0
    )
  }

  private mutating func enter(recordsChildren records: Bool) {
    let hasPreferences = !preferences.isEmpty
    if hasPreferences {
      preferencesBefore.append(preferences)
      preferences = PreferenceValues()
    }
    open.append(
      OpenBox(
        index: nodes.count,
        childCount: childCount,
        isDynamic: isDynamic,
        recordsChildren: recordsChildren,
        hasPreferences: hasPreferences
      )
    )
    childCount = 0
    isDynamic = false
    recordsChildren = records
  }

  private mutating func leave(to outer: OpenBox, keepingAt index: Int?, adding count: Int) {
    childCount = outer.childCount + count
    isDynamic = outer.isDynamic
    recordsChildren = outer.recordsChildren
    if recordsChildren, let index { keep(preferences, for: index) }
    if outer.hasPreferences {
      let inner = preferences
      preferences = preferencesBefore.removeLast()
      preferences.append(inner)
    }
  }

  private mutating func keep(_ written: PreferenceValues, for index: Int) {
    if nodes[index].containerValues >= 0 {
      tables.containerValues[Int(nodes[index].containerValues)].preferences = written
    } else if !written.isEmpty {
      nodes[index].containerValues = Int32(tables.containerValues.count)
      tables.containerValues.append(ContainerValues(preferences: written))
    }
  }
}
