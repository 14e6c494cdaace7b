/// Builds a tree from boxes, in the order in which they are opened and closed.
///
/// It does not depend on elements: boxes can come from any source.
struct TreeBuilder: ~Copyable {
  var nodes: NodeBuffer
  var tables: SideTables
  let pixel: Double
  private var flexibleChildren: FlexibleChildren
  private var caches: LayoutCaches

  /// The number of boxes added to the current container so far.
  var childCount = 0

  /// Whether the current container has content that may vary.
  var isDynamic = false

  /// The preferences of the elements resolved so far in the current container.
  var preferences = PreferenceValues()

  var observers: [PreferenceObserver] = []

  /// The parts, by the positions at which they begin.
  var parts: [PlacedPart] = []

  /// The number of semantics that belong to complete parts, or are before them in the table.
  var endOfParts = 0

  /// Whether the preferences of the current container's children are stored separately.
  private(set) var recordsChildren = false

  private var open: [OpenBox]

  // The preferences before a box was opened, usually none.
  private var preferencesBefore: [PreferenceValues] = []

  /// The preferences before parts whose own are to be read, with the starts of these parts.
  var outerPreferences: [(values: PreferenceValues, node: Int)] = []

  /// Positions and numbers that modifiers store while their content is resolved.
  var marks: [Int] = []

  init(pixel: Double, memory: consuming LayoutMemory = LayoutMemory()) {
    self.pixel = pixel
    open = memory.open
    flexibleChildren = memory.flexibleChildren
    caches = memory.caches
    tables = memory.tables
    nodes = memory.nodes
  }

  /// The complete tree, whose texts `measurer` measures.
  consuming func finish(asking measurer: AnyTextMeasurer, depthLimit: Int = 64) -> BoxTree {
    assert(open.isEmpty, "\(open.count) boxes were not closed.")
    assert(
      preferencesBefore.isEmpty && outerPreferences.isEmpty,
      "Preferences before \(preferencesBefore.count + outerPreferences.count) parts were not restored."
    )
    assert(marks.isEmpty, "\(marks.count) marks of modifiers were not taken.")
    let parts = parts
    let tree = BoxTree(
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
    tree.parts = parts
    return tree
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

  /// Adds an outline-only line that does not take part in layout.
  mutating func outlineOnly(_ semantics: Semantics) {
    var node = Node(.outlineOnly, .mention)
    node.semantics = tables.semantics.add(semantics)
    nodes.append(node)
  }

  /// Opens a box; everything added until it is closed is inside.
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

  /// Closes a box around one child: no box if there is no child, and one for each of several.
  mutating func closeModifier() {
    let outer = open.removeLast()
    let count = childCount
    switch count {
    case 0: nodes.remove(at: outer.index)
    case 1: close(outer.index, childCount: 1, isDynamic: isDynamic)
    default: distribute(outer.index)
    }
    // Content that may vary inside a modifier also does so for the enclosing stack.
    let dynamic = isDynamic
    leave(to: outer, keepingAt: count == 0 ? nil : outer.index, adding: count)
    isDynamic = isDynamic || dynamic
  }

  /// Opens content that must become at most one box.
  mutating func openGroup() {
    enter(recordsChildren: false)
  }

  /// Combines everything added since the group was opened into one box, `node` unless it already is one.
  mutating func closeGroup(as node: Node) {
    let outer = open.removeLast()
    let count = childCount
    if count > 1 {
      nodes.insert(node, at: outer.index)
      for number in parts.indices.reversed() {
        guard parts[number].index >= outer.index else { break }
        parts[number].index += 1
      }
      close(outer.index, childCount: count, isDynamic: isDynamic)
    }
    leave(to: outer, keepingAt: count == 0 ? nil : outer.index, adding: min(count, 1))
  }

  /// Marks that the next child determines the size of a decoration.
  mutating func openPrimary() {
    open[open.count - 1].countBeforePrimary = childCount
  }

  /// Marks that the child that determines the size of a decoration is complete.
  mutating func closePrimary() {
    let last = open.count - 1
    open[last].hasPrimary = childCount > open[last].countBeforePrimary
  }

  /// Closes a box for an element and its overlay or background; no box if there is no element.
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
    assert(childCount >= 0, "Box \(outer.index) is closed with \(childCount) children.")
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
      nodes[index].containerValues = tables.containerValues.add(
        ContainerValues(preferences: written)
      )
    }
  }
}

/// A box whose children are being added, with the state of the enclosing box.
struct OpenBox {
  let index: Int
  let childCount: Int
  let isDynamic: Bool
  let recordsChildren: Bool

  /// Whether there were preferences when it was opened.
  let hasPreferences: Bool

  /// The number of children before the one that determines the size, in a decoration.
  var countBeforePrimary = 0
  var hasPrimary = false
}
