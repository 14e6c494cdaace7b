/// The state to be restored when a box is closed.
@usableFromInline
struct BoxScope {
  let stackAxis: LayoutAxis?
}

// The entry points for elements. Each is an ordinary function: only the thin generic wrappers that call them
// are specialized in their users' modules.

extension Resolver {
  /// Marks that the number of boxes at the current place may vary.
  @usableFromInline
  mutating func noteDynamicContent() {
    builder.isDynamic = true
  }

  /// Opens content that may vary.
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

  /// Adds an outline-only line that does not take part in layout.
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

  /// Closes a box with another stack axis.
  @usableFromInline
  mutating func closeBox(_ scope: BoxScope) {
    rowLevel.leave(isContainer: true)
    closeBox()
    stackAxis = scope.stackAxis
  }

  /// Closes a box around one child: no box if there is no child, and one for each of several.
  @usableFromInline
  mutating func closeModifier() {
    builder.closeModifier()
  }

  /// Opens content that must become at most one box.
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

  /// Combines everything added since the group was opened: several elements form a stack.
  @usableFromInline
  mutating func closeGroup() {
    closeGroup(.stack(stackAxis ?? .vertical, spacing: nil))
  }

  /// Opens a box around exactly one child; several elements form a stack in it.
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
  /// Marks the current position; changes at the closing of the mark apply to everything added after it.
  @usableFromInline
  mutating func openMark() {
    builder.pushMark()
  }

  @usableFromInline
  mutating func closeMark(priority: Double) {
    builder.prioritize(priority)
  }

  @usableFromInline
  mutating func closeMark(publishing value: Any, for key: ObjectIdentifier) {
    builder.setContainerValue(key, value)
  }

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
  /// Opens a box for an element and its overlay or background.
  @usableFromInline
  mutating func openDecoration(isOverlay: Bool, _ alignment: Anchoring) {
    var node = Node(isOverlay ? .overlay : .background, isOverlay ? .overlay : .background)
    align(&node, alignment)
    openBox(node)
  }

  /// Opens the element that determines the size.
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

  /// Opens the overlay or background; several elements are layers.
  @usableFromInline
  mutating func openExtra() -> BoxScope {
    let scope = BoxScope(stackAxis: stackAxis)
    openGroup()
    rowLevel.enter(isContainer: true)
    stackAxis = nil
    return scope
  }

  @usableFromInline
  mutating func closeExtra(_ scope: BoxScope) {
    rowLevel.leave(isContainer: true)
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
