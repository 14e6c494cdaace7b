/// What holds again when a box is closed.
@usableFromInline
struct BoxScope {
  let stackAxis: LayoutAxis?
}

// Elements come in through these doors. Each is an ordinary function: only the thin generic shells
// that call them are copied into the modules of their users.

extension Resolver {
  /// Notes that another time there may be more or fewer boxes at the present place.
  @usableFromInline
  mutating func noteDynamicContent() {
    builder.isDynamic = true
  }

  /// Opens content of which there may be more or less another time.
  @usableFromInline
  mutating func openDynamicContent() {
    noteDynamicContent()
    builder.openPreferences()
  }

  @usableFromInline
  mutating func closeDynamicContent() {
    builder.closeDynamic()
  }

  /// Adds a box without children.
  @inline(__always)
  mutating func leaf(_ node: borrowing Node) {
    builder.leaf(node)
  }

  /// Adds a line of the outline that takes no part in layout.
  mutating func outlineOnly(_ semantics: Semantics) {
    builder.outlineOnly(semantics)
  }

  mutating func openBox(_ node: Node, recordsChildren: Bool = false) {
    var node = node
    if isRightToLeft { node.traits.insert(.rightToLeft) }
    builder.openBox(node, recordsChildren: recordsChildren)
  }

  @usableFromInline
  mutating func closeBox() {
    builder.closeBox()
  }

  /// Closes a box in which another stack axis held.
  @usableFromInline
  mutating func closeBox(_ scope: BoxScope) {
    rowLevel.leave()
    closeBox()
    stackAxis = scope.stackAxis
  }

  /// Closes a box around one child: none if there is no child, and one for each of several.
  @usableFromInline
  mutating func closeModifier() {
    builder.closeModifier()
  }

  /// Opens content that is to be one box at most.
  @usableFromInline
  mutating func openGroup() {
    rowLevel.enter()
    builder.openGroup()
  }

  mutating func closeGroup(_ node: Node) {
    rowLevel.leave()
    var node = node
    if isRightToLeft { node.traits.insert(.rightToLeft) }
    builder.closeGroup(as: node)
  }

  /// Gathers what was added since the group was opened: several elements stand as in a stack.
  @usableFromInline
  mutating func closeGroup() {
    closeGroup(.stack(stackAxis ?? .vertical, spacing: nil))
  }

  /// Opens a box around exactly one; several elements stand in it as in a stack.
  mutating func openSingle(_ node: Node) {
    openBox(node)
    openGroup()
  }

  @usableFromInline
  mutating func closeSingle() {
    closeGroup()
    closeBox()
  }
}

// MARK: - Marks

extension Resolver {
  /// Remembers the present place; what is said when the mark is closed holds for what came after.
  @usableFromInline
  mutating func openMark() {
    builder.pushMark()
  }

  @usableFromInline
  mutating func closeMark(priority: Double) {
    builder.prioritize(priority)
  }

  @usableFromInline
  mutating func closeMark(telling value: Any, for key: ObjectIdentifier) {
    builder.setContainerValue(key, value)
  }

  /// Changes the tree from where the mark is.
  mutating func closeMark(_ change: (inout TreeBuilder, _ start: Int) -> Void) {
    let start = builder.popMark()
    change(&builder, start)
  }

  mutating func closeMark(annotating change: (inout Semantics) -> Void) {
    builder.annotate(change)
  }
}

// MARK: - Decorations

extension Resolver {
  /// Opens a box for one element and another one over or under it.
  @usableFromInline
  mutating func openDecoration(isOverlay: Bool, _ alignment: Anchoring) {
    var node = Node(isOverlay ? .overlay : .background, isOverlay ? .overlay : .background)
    align(&node, alignment)
    openBox(node)
  }

  /// Opens the element that decides the size.
  @usableFromInline
  mutating func openPrimary() {
    builder.openPrimary()
    openGroup()
  }

  @usableFromInline
  mutating func closePrimary() {
    closeGroup()
    builder.closePrimary()
  }

  /// Opens what is drawn over or under it; several elements are layers.
  @usableFromInline
  mutating func openExtra() -> BoxScope {
    let scope = BoxScope(stackAxis: stackAxis)
    openGroup()
    stackAxis = nil
    return scope
  }

  @usableFromInline
  mutating func closeExtra(_ scope: BoxScope) {
    closeGroup(Node(.layers, .layers))
    stackAxis = scope.stackAxis
  }

  @usableFromInline
  mutating func closeDecoration() {
    builder.closeDecoration()
  }

  mutating func align(_ node: inout Node, _ alignment: Anchoring) {
    node.horizontal = builder.tables.code(of: alignment.horizontal.identity)
    node.vertical = builder.tables.code(of: alignment.vertical.identity)
  }
}
