extension Figure {
  /// Whether `point` is inside the shape drawn in `frame`; its leading side is on the right if `isRightToLeft`.
  package func contains(_ point: Point, in frame: Rect, isRightToLeft: Bool = false) -> Bool {
    let bounds = bounds(in: frame)
    guard bounds.contains(point) else { return false }
    let (width, height) = (bounds.size.width, bounds.size.height)
    // The radii of the nearest corner, which are never more than half of a side.
    let isLeft = point.x < bounds.midX
    let isTop = point.y < bounds.midY
    let half = min(width, height) / 2
    let radii: Size
    switch kind {
    case .rectangle: return true
    case .circle, .ellipse: radii = Size(width: width / 2, height: height / 2)
    case .capsule: radii = Size(width: half, height: half)
    case .rounded(let radius):
      radii = Size(width: min(radius, half), height: min(radius, half))
    case .uneven(let topLeading, let topTrailing, let bottomTrailing, let bottomLeading):
      let isLeading = isLeft != isRightToLeft
      let radius =
        isTop ? (isLeading ? topLeading : topTrailing) : isLeading ? bottomLeading : bottomTrailing
      radii = Size(width: min(radius, half), height: min(radius, half))
    }
    // How far the point is beyond the centre of that corner's arc, as a share of the radii.
    let across = radii.width - (isLeft ? point.x - bounds.minX : bounds.maxX - point.x)
    let down = radii.height - (isTop ? point.y - bounds.minY : bounds.maxY - point.y)
    guard across > 0, down > 0 else { return true }
    let (x, y) = (across / radii.width, down / radii.height)
    return x * x + y * y <= 1
  }
}
