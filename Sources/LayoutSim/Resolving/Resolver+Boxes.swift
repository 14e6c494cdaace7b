/// Which stack axis holds inside a box.
enum InnerAxis {
  case unchanged
  case stack(LayoutAxis)
  case none
}

extension Resolver {
  /// Notes that another time there may be more or fewer boxes at the present place.
  @usableFromInline
  mutating func noteDynamicContent() {
    isDynamic = true
  }

  /// Adds a box without children.
  mutating func leaf(_ node: Node) {
    store.nodes.append(node)
    childCount += 1
    if recordsChildren { keep(PreferenceValues(), for: store.nodes.count - 1) }
  }

  /// Adds a box around any number of children.
  mutating func box(
    _ node: Node,
    axis: InnerAxis,
    recordsChildren: Bool = false,
    content: (inout Resolver) -> Void
  ) {
    let index = store.nodes.count
    store.nodes.append(node)
    let outer = open(axis, recordsChildren: recordsChildren)
    content(&self)
    store.close(index, childCount: childCount, isDynamic: isDynamic)
    close(outer, at: index, adding: 1)
  }

  /// Adds a box around one child: none if there is no child, and one for each of several.
  mutating func modifier(
    _ node: Node,
    axis: InnerAxis = .unchanged,
    content: (inout Resolver) -> Void
  ) {
    let index = store.nodes.count
    store.nodes.append(node)
    let outer = open(axis, recordsChildren: false)
    content(&self)
    let count = childCount
    switch count {
    case 0: store.nodes.remove(at: index)
    case 1: store.close(index, childCount: 1, isDynamic: isDynamic)
    default: store.distribute(index)
    }
    // What is dynamic inside a modifier is dynamic for the stack around it too.
    let dynamic = isDynamic
    close(outer, at: count == 0 ? nil : index, adding: count)
    isDynamic = isDynamic || dynamic
  }

  /// Adds exactly one box around any content; several elements stand in it as in a stack.
  mutating func single(_ node: Node, content: (inout Resolver) -> Void) {
    box(node, axis: .unchanged) { $0.joined(content) }
  }

  /// Resolves `content` into one box at most; several elements stand in it as in a stack.
  mutating func joined(_ content: (inout Resolver) -> Void) {
    gathered(as: .stack(stackAxis ?? .vertical, spacing: nil), content: content)
  }

  /// Resolves `content` and gathers it into one box, as `node` if it is not one box already.
  mutating func gathered(
    as node: Node,
    axis: InnerAxis = .unchanged,
    content: (inout Resolver) -> Void
  ) {
    let index = store.nodes.count
    let outer = open(axis, recordsChildren: false)
    content(&self)
    let count = childCount
    if count > 1 {
      store.nodes.insert(node, at: index)
      store.close(index, childCount: count, isDynamic: isDynamic)
    }
    close(outer, at: count == 0 ? nil : index, adding: min(count, 1))
  }

  /// Adds a box for one element and another one over or under it; none if there is no `primary`.
  mutating func decoration(
    _ node: Node,
    primary: (inout Resolver) -> Void,
    extra: (inout Resolver) -> Void
  ) {
    let index = store.nodes.count
    store.nodes.append(node)
    let outer = open(.unchanged, recordsChildren: false)
    if node.kind == .background { extra(&self) }
    let before = childCount
    primary(&self)
    let hasPrimary = childCount > before
    if node.kind == .overlay { extra(&self) }
    if hasPrimary {
      if childCount == 1 { store.nodes[index].kind = .pass }
      store.close(index, childCount: childCount, isDynamic: isDynamic)
    } else {
      store.nodes.removeSubrange(index...)
    }
    close(outer, at: hasPrimary ? index : nil, adding: hasPrimary ? 1 : 0)
  }

  /// Adds a line of the outline that takes no part in layout.
  mutating func mention(_ semantics: Semantics) {
    var node = Node(.mention, .mention)
    node.semantics = store.semantics.count
    store.semantics.append(semantics)
    store.nodes.append(node)
  }
}

extension Resolver {
  private struct OuterBox {
    var childCount: Int
    var stackAxis: LayoutAxis?
    var preferences: PreferenceValues
    var isDynamic: Bool
    var recordsChildren: Bool
  }

  private mutating func open(_ axis: InnerAxis, recordsChildren records: Bool) -> OuterBox {
    let outer = OuterBox(
      childCount: childCount,
      stackAxis: stackAxis,
      preferences: preferences,
      isDynamic: isDynamic,
      recordsChildren: recordsChildren
    )
    childCount = 0
    preferences = PreferenceValues()
    isDynamic = false
    recordsChildren = records
    switch axis {
    case .unchanged: break
    case .stack(let axis): stackAxis = axis
    case .none: stackAxis = nil
    }
    return outer
  }

  private mutating func close(_ outer: OuterBox, at index: Int?, adding count: Int) {
    let written = preferences
    childCount = outer.childCount + count
    stackAxis = outer.stackAxis
    isDynamic = outer.isDynamic
    recordsChildren = outer.recordsChildren
    preferences = outer.preferences
    preferences.append(written)
    if recordsChildren, let index { keep(written, for: index) }
  }

  private mutating func keep(_ written: PreferenceValues, for index: Int) {
    store.nodes[index].preferences = store.childPreferences.count
    store.childPreferences.append(written)
  }
}
