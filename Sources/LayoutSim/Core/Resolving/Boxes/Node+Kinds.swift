extension Node {
  /// Insets around one child.
  static func padding(_ insets: Insets) -> Node {
    var node = Node(.padding, .padding)
    node.padding = Insets(
      top: insets.top.asLength,
      leading: insets.leading.asLength,
      bottom: insets.bottom.asLength,
      trailing: insets.trailing.asLength
    )
    return node
  }

  /// A box of a given width and height; `nil`, or an invalid length, leaves an axis open.
  static func frame(width: Double?, height: Double?) -> Node {
    var node = Node(.frame, .frame)
    node.frameWidth = width.flatMap { $0.isFinite && $0 >= 0 ? $0.asLength : nil }
    node.frameHeight = height.flatMap { $0.isFinite && $0 >= 0 ? $0.asLength : nil }
    return node
  }

  /// A box whose lengths are limited.
  static func flexibleFrame(_ limits: FrameLimits, in tables: inout SideTables) -> Node {
    var node = Node(.flexibleFrame, .flexibleFrame)
    node.payload = tables.limits.add(limits)
    return node
  }

  /// A box that offers the ideal length on chosen axes.
  static func fixedSize(horizontal: Bool, vertical: Bool) -> Node {
    var node = Node(.fixedSize, .fixedSize)
    node.freesWidth = horizontal
    node.freesHeight = vertical
    return node
  }

  /// A box whose child keeps `ratio`; `nil`, or an invalid ratio, uses that of its ideal size.
  static func aspectRatio(_ ratio: Double?, fit: Bool) -> Node {
    var node = Node(.aspectRatio, .aspectRatio)
    node.aspectRatio = ratio.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    node.fitsAspectRatio = fit
    return node
  }

  /// A box that is drawn elsewhere.
  static func offset(x: Double, y: Double) -> Node {
    var node = Node(.offset, .offset)
    node.offset = Point(x: x.asLength, y: y.asLength)
    return node
  }

  /// A box that fills its offer, and centres its content at a point.
  static func position(x: Double, y: Double) -> Node {
    var node = Node(.position, .position)
    node.contentCenter = Point(x: x.asLength, y: y.asLength)
    return node
  }

  /// A box that positions a guide of its content.
  static func guide(
    _ guide: GuideIdentity,
    _ position: @escaping (BoxDimensions) -> Double,
    in tables: inout SideTables
  ) -> Node {
    var node = Node(.guide, .guide)
    node.payload = Int32(tables.guides.count)
    let code = tables.code(of: guide)
    tables.guides.append(GuideRule(code: code, position: position))
    return node
  }

  /// Content with possible bars along its edges.
  static func safeArea(_ rule: SafeAreaRule, in tables: inout SideTables) -> Node {
    var node = Node(.safeArea, .safeArea)
    node.payload = tables.safeAreas.add(rule)
    return node
  }

  /// A box that extends beyond those of `sides` that touch the edge of the safe area.
  static func ignoringSafeArea(_ sides: LayoutEdges) -> Node {
    var node = Node(.ignoresSafeArea, .ignoresSafeArea)
    node.ignoredSides = sides
    return node
  }
}

// MARK: - Sizes

extension Node {
  /// The size of a padding around content of size `inner`.
  @inline(__always)
  func paddedSize(_ inner: Size) -> Size {
    let insets = padding
    return Size(
      width: max(0, inner.width + insets.leading + insets.trailing),
      height: max(0, inner.height + insets.top + insets.bottom)
    )
  }

  /// The size of a fixed frame around content of size `inner`.
  @inline(__always)
  func framedSize(_ inner: Size) -> Size {
    Size(width: frameWidth ?? inner.width, height: frameHeight ?? inner.height)
  }
}

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
