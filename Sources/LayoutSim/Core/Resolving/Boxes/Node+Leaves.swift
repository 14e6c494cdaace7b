extension Node {
  /// A box of a fixed, valid size.
  @inline(__always)
  static func fixed(_ size: Size, _ label: BoxLabel) -> Node {
    var node = Node(.fixed, label)
    node.size = size
    node.traits = [.rigid, .sized, .steady]
    node.spacing = SpacingTable.plain
    return node
  }

  /// A box that fills its offer.
  @inline(__always)
  static var fill: Node {
    var node = Node(.fill, .fill)
    node.traits = [.fills, .steady]
    node.spacing = SpacingTable.plain
    return node
  }

  /// A box that stretches along `axis`, or along both if it is `nil`, and is at least `length` long.
  static func spacer(
    _ length: Double,
    along axis: LayoutAxis?,
    in tables: inout SideTables
  ) -> Node {
    var node = Node(.spacer, .stretch)
    node.minimumLength = length.lengthOrZero
    node.priority = -.infinity
    node.traits = [.spacer, .steady]
    if let axis {
      node.axis = axis
      node.traits.insert(.rigid(along: axis.across))
      if axis == .horizontal { node.traits.insert(.anyHeight) }
      node.spacing = tables.spacings.zero(along: axis)
    } else {
      node.traits.insert(.bothAxes)
      node.spacing = SpacingTable.zero
    }
    return node
  }

  /// A line along `axis`.
  static func line(along axis: LayoutAxis, thickness: Double) -> Node {
    var node = Node(.line, .separator)
    node.axis = axis
    node.thickness = thickness
    node.traits = [.rigid(along: axis.across), .fills(along: axis), .steady]
    if axis == .horizontal { node.traits.insert(.anyHeight) }
    node.spacing = SpacingTable.plain
    return node
  }

  /// A box for a text.
  @inline(__always)
  static func text(
    _ content: TextContent,
    spacing: Int32 = SpacingTable.plain,
    isHeading: Bool = false,
    in tables: inout SideTables
  ) -> Node {
    var node = Node(.text, .text)
    node.payload = Int32(tables.texts.count)
    node.spacing = spacing
    node.traits = [.baseline, .narrows, .steady]
    if isHeading { node.traits.insert(.heading) }
    tables.texts.append(content)
    return node
  }
}
