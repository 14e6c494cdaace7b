extension Node {
  /// A row or a column; a spacing that is not finite is ignored.
  static func stack(_ axis: LayoutAxis, spacing: Double?) -> Node {
    var node = Node(.stack, axis == .horizontal ? .row : .column)
    node.axis = axis
    if let spacing, spacing.isFinite {
      node.givenGap = spacing.asLength
      node.traits = .explicitGap
    }
    return node
  }

  /// A viewport for content of any length, whose offer is stored in `room`; shorter content is at `anchor`.
  static func scroll(
    horizontal: Bool,
    vertical: Bool,
    room: Assumption<Proposal>,
    anchor: AnchorPoint?,
    in tables: inout SideTables
  ) -> Node {
    var node = Node(.scroll, .scroll)
    node.payload = tables.rooms.add(room)
    node.axis = horizontal && !vertical ? .horizontal : .vertical
    node.freesWidth = horizontal
    node.freesHeight = vertical
    node.contentAnchor = anchor ?? .topLeading
    return node
  }

  /// A container with a custom layout.
  static func container(
    _ layout: AnyContainerLayout,
    _ label: BoxLabel = .container,
    in tables: inout SideTables
  ) -> Node {
    var node = Node(.container, label)
    node.payload = tables.layouts.add(layout)
    return node
  }
}
