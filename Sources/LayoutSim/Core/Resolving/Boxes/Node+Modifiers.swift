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
