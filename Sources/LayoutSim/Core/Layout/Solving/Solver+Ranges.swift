extension Solver {
  /// The least and the greatest length of a child; NaN stands for what is not known.
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
      // A frame with a greatest length takes it if it can, and one with a least length is content
      // with that.
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
      // What is made of words can be as narrow as is asked: how it would wrap there is of no
      // interest.
      guard axis == .horizontal, node.pointee.traits.contains(.narrows) else {
        return LengthRange()
      }
      return LengthRange(least: 0, most: naturalWidth(of: child))
    }
  }

  /// How wide a text, or a column of texts, is where width has no end; NaN where that is not known or
  /// depends on the height.
  private func naturalWidth(of index: Int) -> Double {
    let node = nodes + index
    if node.pointee.kind == .text {
      // One natural line is as wide whatever height there is.
      return node.pointee.traits.isSuperset(of: .naturalLine)
        ? node.pointee.naturalSize.width : .nan
    }
    guard node.pointee.kind == .stack, node.pointee.axis == .vertical else { return .nan }
    var widest = 0.0
    forEachChild(of: index) { child in
      let text = nodes + child
      let isLine = text.pointee.kind == .text && text.pointee.traits.isSuperset(of: .naturalLine)
      let width = isLine ? text.pointee.naturalSize.width : .nan
      // Once it is NaN it stays so.
      if !(width <= widest) && !widest.isNaN { widest = width }
    }
    return widest
  }

  /// Whether a child surely does not take an endless offer.
  func hasEnd(_ child: Int, along axis: LayoutAxis, _ offer: Offer) -> Bool {
    switch nodes[child].kind {
    case .text: return true
    // What fits into the other length is no longer than that allows.
    case .aspectRatio:
      return nodes[child].aspectRatio != nil && nodes[child].fitsAspectRatio
        && offer[axis.across] >= 0 && offer[axis.across] < .infinity
    default: return false
    }
  }
}
