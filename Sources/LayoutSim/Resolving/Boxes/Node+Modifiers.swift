extension Node {
  /// Room around one child.
  static func padding(_ insets: Insets) -> Node {
    var node = Node(.padding, .padding)
    node.numbers = (
      insets.top.asLength, insets.leading.asLength, insets.bottom.asLength,
      insets.trailing.asLength
    )
    return node
  }

  /// A box of a given width and height; `nil` leaves an axis open, and so does what is no length.
  static func frame(width: Double?, height: Double?) -> Node {
    var node = Node(.frame, .frame)
    node.numbers.0 = width.flatMap { $0.isFinite && $0 >= 0 ? $0.asLength : nil } ?? .nan
    node.numbers.1 = height.flatMap { $0.isFinite && $0 >= 0 ? $0.asLength : nil } ?? .nan
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
    node.numbers.0 = horizontal ? 1 : 0
    node.numbers.1 = vertical ? 1 : 0
    return node
  }

  /// A box whose child keeps `ratio`; `nil` for that of its ideal size, and so for what is no ratio.
  static func aspectRatio(_ ratio: Double?, fit: Bool) -> Node {
    var node = Node(.aspectRatio, .aspectRatio)
    node.numbers.0 = ratio.flatMap { $0.isFinite && $0 > 0 ? $0 : nil } ?? .nan
    node.numbers.1 = fit ? 1 : 0
    return node
  }

  /// A box that is drawn elsewhere.
  static func offset(x: Double, y: Double) -> Node {
    var node = Node(.offset, .offset)
    node.numbers.0 = x.asLength
    node.numbers.1 = y.asLength
    return node
  }

  /// A box that takes what it is offered, and puts the middle of its content at a point.
  static func position(x: Double, y: Double) -> Node {
    var node = Node(.position, .position)
    node.numbers.0 = x.asLength
    node.numbers.1 = y.asLength
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
    node.numbers.0 = Double(sides.rawValue)
    return node
  }
}

// MARK: - How large they are

extension Node {
  /// The size of a padding around content of size `inner`.
  @inline(__always)
  func paddedSize(_ inner: Size) -> Size {
    let (top, leading, bottom, trailing) = numbers
    return Size(
      width: max(0, inner.width + leading + trailing),
      height: max(0, inner.height + top + bottom)
    )
  }

  /// The size of a fixed frame around content of size `inner`.
  @inline(__always)
  func framedSize(_ inner: Size) -> Size {
    Size(
      width: numbers.0.isNaN ? inner.width : numbers.0,
      height: numbers.1.isNaN ? inner.height : numbers.1
    )
  }
}
