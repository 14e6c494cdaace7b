extension BoxTree {
  /// Whether letters that are 2 % wider or narrower would break the lines of the text at `index` elsewhere,
  /// which was laid out as `layout` in what it was placed in.
  ///
  /// That may be no more than what it, or something beside it, had asked for: a limit comes from outside.
  func isNearLimit(_ index: Int, _ layout: TextLayout) -> Bool {
    guard layout.isNearLimit, let room = room(beside: index, layout) else { return false }
    guard room > BoxTree.tolerance else { return true }
    var limit = nodes[index].offer
    limit.width += room
    return solver.textLayout(index, limit).isNearLimit
  }

  /// How many points more the text at `index` would have been offered if it had asked for more; `nil` for
  /// enough, whatever its letters are.
  private func room(beside index: Int, _ layout: TextLayout) -> Double? {
    // Whether the box is as wide as it is because of the text.
    var followsText = !layout.isTruncated && layout.scale == 1
    let hasOwnWidth = followsText && takesAllWidth(index)
    let enough =
      followsText && layout.lines.count <= 1
      ? layout.size.width * (1 + TextLayout.uncertainty) - nodes[index].offer.width : .infinity
    var room = 0.0
    // What frames around it leave at most, whatever they were offered.
    var most = Double.infinity
    var inner = index
    walk: while nodes[inner].up > 0 {
      let outer = inner - Int(nodes[inner].up)
      if let maximum = greatestWidth(in: outer) {
        most = min(most, room + max(0, maximum - nodes[inner].offer.width))
      }
      switch givenWidth(of: inner, in: outer) {
      case .length(let length):
        guard length.isLimit else { return nil }
        room += max(0, length - nodes[inner].offer.width)
        if room >= enough { return nil }
      case .untold:
        break
      case .ofContainer(let isHandedOn):
        // It may be just what the box had asked for.
        if followsText, takesAllWidth(inner) { return most < enough ? most : nil }
        if !isHandedOn { break walk }
      case .fixed:
        break walk
      }
      followsText = followsText && isAsWide(outer, as: inner)
      inner = outer
    }
    return hasOwnWidth && room < BoxTree.tolerance ? nil : room
  }

  /// The greatest width of the flexible frame at `index`; `nil` if it has none, or is another box.
  private func greatestWidth(in index: Int) -> Double? {
    guard nodes[index].kind == .flexibleFrame else { return nil }
    return tables.limits[Int(nodes[index].payload)].width.maximum.flatMap { $0.isFinite ? $0 : nil }
  }

  /// Whether the box at `index` takes just the width that it was placed in.
  private func takesAllWidth(_ index: Int) -> Bool {
    abs(nodes[index].offer.width - nodes[index].size.width) < BoxTree.tolerance
  }

  /// What the box at `inner` is given by the one around it, at `outer`.
  private enum GivenWidth {
    /// That many points, or less if it asks for less.
    case length(Double)

    /// What the box around it makes of its own offer.
    case untold

    /// What a layout makes of its own offer, or hands on as it is.
    case ofContainer(isHandedOn: Bool)

    /// What has nothing to do with the offer of the box around it.
    case fixed
  }

  private func givenWidth(of inner: Int, in outer: Int) -> GivenWidth {
    let node = nodes + outer
    let offer = node.pointee.offer.width
    switch node.pointee.kind {
    case .flexibleFrame:
      return .length(tables.limits[Int(node.pointee.payload)].width.offer(for: offer))
    case .layers, .position, .ignoresSafeArea:
      return .length(offer)
    case .safeArea:
      return offer.isLimit ? .untold : .length(offer)
    case .stack where node.pointee.axis == .vertical:
      return .length(offer)
    case .fixedSize, .scroll:
      return .length(node.pointee.freesWidth ? Offer.unspecified : nodes[inner].offer.width)
    case .frame:
      return node.pointee.frameWidth == nil ? .untold : .fixed
    case .overlay, .background:
      return solver.primary(of: outer) == inner ? .untold : .fixed
    case .aspectRatio:
      return .fixed
    case .container where node.pointee.label == .grid:
      // A column grows with its cells as long as there is room.
      return .length(nodes[inner].offer.width + max(0, offer - node.pointee.size.width))
    case .container:
      return .ofContainer(isHandedOn: nodes[inner].offer.width == offer)
    default:
      return .untold
    }
  }

  /// Whether the box at `outer` takes the width of the one at `inner`, and what it adds to it.
  private func isAsWide(_ outer: Int, as inner: Int) -> Bool {
    let node = nodes + outer
    if node.pointee.kind == .stack, node.pointee.axis == .horizontal {
      return !solver.children(of: outer).contains { $0 != inner && stretches($0) }
    }
    let added = node.pointee.kind == .padding ? node.pointee.padding.horizontal : 0
    return abs(node.pointee.size.width - nodes[inner].size.width - added) < BoxTree.tolerance
  }

  /// Whether the box at `index` may be as wide as it is because there was as much room.
  private func stretches(_ index: Int) -> Bool {
    nodes[index].kind == .spacer || nodes[index].kind != .text && takesAllWidth(index)
  }

  /// What sums of lengths that should be the same may differ by, in points.
  private static var tolerance: Double { 1e-6 }
}
