extension Resolver {
  @usableFromInline
  mutating func openRow(_ alignment: VerticalGuide, spacing: Double?) -> BoxScope {
    var node = Node.stack(.horizontal, spacing: spacing)
    node.vertical = builder.tables.code(of: alignment.identity)
    return open(node, stackAxis: .horizontal)
  }

  @usableFromInline
  mutating func openColumn(_ alignment: HorizontalGuide, spacing: Double?) -> BoxScope {
    var node = Node.stack(.vertical, spacing: spacing)
    node.horizontal = builder.tables.code(of: alignment.identity)
    return open(node, stackAxis: .vertical)
  }

  @usableFromInline
  mutating func openLayers(_ alignment: Anchoring) -> BoxScope {
    var node = Node(.layers, .layers)
    align(&node, alignment)
    return open(node, stackAxis: nil)
  }

  /// Opens a viewport for content; several elements follow each other along the axis.
  ///
  /// Its offer is stored in `room`, and its scroll offset in `slot`; `gestures` do more than scroll it.
  mutating func openScroll(
    horizontal: Bool,
    vertical: Bool,
    room: Assumption<Proposal>,
    slot: StateSlot,
    gestures: GestureActions?
  ) -> BoxScope {
    var node = Node.scroll(
      horizontal: horizontal,
      vertical: vertical,
      room: room,
      anchor: gestures?.scrollAnchors[.alignment],
      in: &builder.tables
    )
    node.semantics = Int32(builder.tables.semantics.count)
    builder.tables.semantics.append(
      Semantics(role: .scroll, gestureHolder: GestureHolder(gestures), scrollSlot: slot)
    )
    let scope = open(node, stackAxis: node.axis)
    openGroup()
    return scope
  }

  mutating func closeScroll(_ scope: BoxScope) {
    closeGroup()
    closeBox(scope)
  }

  mutating func openContainer(_ layout: AnyContainerLayout, stackAxis: LayoutAxis?) -> BoxScope {
    var node = Node.container(layout, in: &builder.tables)
    node.traits.insert(.spacingOfLayout)
    if layout.placesGuides { node.traits.formUnion([.guides, .guidesOfLayout]) }
    return open(node, stackAxis: stackAxis, recordsChildren: true)
  }

  private mutating func open(
    _ node: Node,
    stackAxis axis: LayoutAxis?,
    recordsChildren: Bool = false
  ) -> BoxScope {
    let scope = BoxScope(stackAxis: stackAxis)
    openBox(node, recordsChildren: recordsChildren)
    rowLevel.enter()
    stackAxis = axis
    return scope
  }
}
