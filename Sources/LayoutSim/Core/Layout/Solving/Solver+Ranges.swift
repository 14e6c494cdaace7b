extension Solver {
  /// The minimum and the maximum length of a child; NaN if unknown.
  struct LengthRange {
    var least = Double.nan
    var most = Double.nan
  }

  func knownRange(
    of child: Int,
    along axis: LayoutAxis,
    _ offer: Offer
  ) -> LengthRange {
    let node = nodes + child
    if node.pointee.traits.isSuperset(of: .fills(along: axis)) {
      return LengthRange(least: 0, most: .infinity)
    }
    switch node.pointee.kind {
    case .flexibleFrame:
      let limits = state.pointee.tables.limits[Int(node.pointee.payload)]
      let limit = axis == .horizontal ? limits.width : limits.height
      let narrows = axis == .horizontal && node.pointee.traits.contains(.narrows)
      // A frame with a maximum length takes it if it can, and one with a minimum length can be as short as
      // that.
      return LengthRange(
        least: limit.minimum ?? (narrows ? 0 : .nan),
        most: limit.maximum ?? .nan
      )
    case .text where axis == .vertical:
      guard node.pointee.isNaturalLine(in: offer) else { return LengthRange() }
      return LengthRange(
        least: node.pointee.naturalSize.height,
        most: node.pointee.naturalSize.height
      )
    default:
      // Text can be arbitrarily narrow; how it would wrap then does not matter.
      guard axis == .horizontal, node.pointee.traits.contains(.narrows) else {
        return LengthRange()
      }
      return LengthRange(least: 0, most: naturalWidth(of: child))
    }
  }

  /// The width of a text, or of a column of texts, in unlimited width; NaN if it is unknown or depends on the
  /// height.
  private func naturalWidth(of index: Int) -> Double {
    let node = nodes + index
    if node.pointee.kind == .text {
      // A single natural line has the same width at any height.
      return node.pointee.traits.isSuperset(of: .naturalLine)
        ? node.pointee.naturalSize.width : .nan
    }
    guard node.pointee.kind == .stack, node.pointee.axis == .vertical else { return .nan }
    var widest = 0.0
    forEachChild(of: index) { child in
      let text = nodes + child
      let isLine = text.pointee.kind == .text && text.pointee.traits.isSuperset(of: .naturalLine)
      let width = isLine ? text.pointee.naturalSize.width : .nan
      // Once it is NaN it remains NaN.
      if !(width <= widest) && !widest.isNaN { widest = width }
    }
    return widest
  }
}
