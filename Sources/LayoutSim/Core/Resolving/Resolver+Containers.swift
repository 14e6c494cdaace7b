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
    node.semantics = builder.tables.semantics.add(
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
    rowLevel.enter(isContainer: true)
    stackAxis = axis
    return scope
  }
}

extension Resolver {
  /// Opens a box around one element.
  @usableFromInline
  mutating func open(_ modifier: BoxModifier) {
    switch modifier {
    case .padding(let insets):
      openBox(.padding(insets))
    case .frame(let width, let height, let alignment):
      if let flaw = FrameFlaw(width: width, height: height) { note(flaw) }
      openBox(.frame(width: width, height: height), alignment)
    case .flexibleFrame(let limits, let alignment, let flaw):
      if let flaw { note(flaw) }
      openBox(.flexibleFrame(limits, in: &builder.tables), alignment)
    case .fixedSize(let horizontal, let vertical):
      openBox(.fixedSize(horizontal: horizontal, vertical: vertical))
    case .aspectRatio(let ratio, let fit):
      openBox(.aspectRatio(ratio, fit: fit))
    case .offset(let x, let y):
      openBox(.offset(x: x, y: y))
    case .position(let x, let y):
      openBox(.position(x: x, y: y))
    case .ignoringSafeArea(let sides):
      openBox(.ignoringSafeArea(sides))
    }
  }

  private mutating func note(_ flaw: FrameFlaw) {
    notes.append(.invalidFrame(flaw.words, inherited.screenPlace))
  }

  mutating func openGuide(
    _ guide: GuideIdentity,
    _ position: @escaping (BoxDimensions) -> Double
  ) {
    openBox(.guide(guide, position, in: &builder.tables))
  }

  /// Opens a transparent box.
  mutating func openPass(_ label: BoxLabel) {
    openBox(Node(.pass, label))
  }

  mutating func openSafeArea(_ rule: SafeAreaRule, _ alignment: Anchoring = .center) {
    openBox(.safeArea(rule, in: &builder.tables), alignment)
  }

  private mutating func openBox(_ node: Node, _ alignment: Anchoring) {
    var node = node
    align(&node, alignment)
    openBox(node)
  }
}

/// The stack axis inside a box.
enum InnerAxis {
  case unchanged
  case stack(LayoutAxis)
  case none
}

extension Resolver {
  /// Adds a box that `layout` lays out around any number of children.
  ///
  /// A window hides its content from its surroundings: its guides, and whether there is any.
  mutating func container<Layout: ContainerLayout>(
    _ layout: Layout,
    label: BoxLabel,
    axis: InnerAxis,
    semantics: Semantics? = nil,
    isWindow: Bool = false,
    recordsChildren: Bool = false,
    content: (inout Resolver) -> Void
  ) {
    let outer = stackAxis
    var node = node(for: layout, label: label, semantics: semantics)
    node.isWindow = isWindow
    openBox(node, recordsChildren: recordsChildren)
    switch axis {
    case .unchanged: break
    case .stack(let axis): stackAxis = axis
    case .none: stackAxis = nil
    }
    rowLevel.enter(isContainer: true)
    content(&self)
    rowLevel.leave(isContainer: true)
    closeBox()
    stackAxis = outer
  }

  /// Adds a box that `layout` lays out around one child: no box if there is no child, and one for each of
  /// several.
  mutating func wrapper<Layout: ContainerLayout>(
    _ layout: Layout,
    label: BoxLabel,
    semantics: Semantics? = nil,
    content: (inout Resolver) -> Void
  ) where Layout.Cache == Void {
    // Several boxes share the layout, which must therefore store nothing about its child.
    openBox(node(for: layout, label: label, semantics: semantics))
    content(&self)
    closeModifier()
  }

  private mutating func node<Layout: ContainerLayout>(
    for layout: Layout,
    label: BoxLabel,
    semantics: Semantics?
  ) -> Node {
    var node = Node.container(TypedContainerLayout(layout), label, in: &builder.tables)
    if let semantics {
      node.semantics = builder.tables.semantics.add(semantics)
    }
    return node
  }
}
