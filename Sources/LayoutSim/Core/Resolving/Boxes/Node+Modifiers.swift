extension Node {
  /// Room around one child.
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

  /// A box of a given width and height; `nil` leaves an axis open, and so does what is no length.
  static func frame(width: Double?, height: Double?) -> Node {
    var node = Node(.frame, .frame)
    node.frameWidth = width.flatMap { $0.isFinite && $0 >= 0 ? $0.asLength : nil }
    node.frameHeight = height.flatMap { $0.isFinite && $0 >= 0 ? $0.asLength : nil }
    return node
  }

  /// A box whose lengths keep to limits.
  static func flexibleFrame(_ limits: FrameLimits, in tables: inout SideTables) -> Node {
    var node = Node(.flexibleFrame, .flexibleFrame)
    node.payload = Int32(tables.limits.count)
    tables.limits.append(limits)
    return node
  }

  /// A box that offers the ideal length on chosen axes.
  static func fixedSize(horizontal: Bool, vertical: Bool) -> Node {
    var node = Node(.fixedSize, .fixedSize)
    node.freesWidth = horizontal
    node.freesHeight = vertical
    return node
  }

  /// A box whose child keeps `ratio`; `nil` for that of its ideal size, and so for what is no ratio.
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

  /// A box that takes what it is offered, and puts the middle of its content at a point.
  static func position(x: Double, y: Double) -> Node {
    var node = Node(.position, .position)
    node.contentCenter = Point(x: x.asLength, y: y.asLength)
    return node
  }

  /// A box that says where a guide of its content is.
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

  /// Content beside the edges of which bars may lie.
  static func safeArea(_ rule: SafeAreaRule, in tables: inout SideTables) -> Node {
    var node = Node(.safeArea, .safeArea)
    node.payload = Int32(tables.safeAreas.count)
    tables.safeAreas.append(rule)
    return node
  }

  /// A box that grows over those of `sides` that touch the edge of the safe area.
  static func ignoringSafeArea(_ sides: Sides) -> Node {
    var node = Node(.ignoresSafeArea, .ignoresSafeArea)
    node.ignoredSides = sides
    return node
  }
}

// MARK: - How large they are

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
