extension Rect {
  /// The middle from side to side.
  var midX: Double { origin.x + size.width / 2 }

  /// The middle from top to bottom.
  var midY: Double { origin.y + size.height / 2 }

  /// Whether `point` is in this rectangle; its lower and right edges belong to its neighbours.
  func contains(_ point: Point) -> Bool {
    minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }

  /// Whether some of this rectangle is in `other`; one of no extent is where its edges are.
  func intersects(_ other: Rect) -> Bool {
    let isBeside =
      minX >= other.maxX && minX > other.minX || maxX <= other.minX && maxX < other.maxX
    let isAboveOrBelow =
      minY >= other.maxY && minY > other.minY || maxY <= other.minY && maxY < other.maxY
    return !isBeside && !isAboveOrBelow
  }

  /// The part of this rectangle that is in `other`; `nil` if there is none, not even an edge.
  func intersection(_ other: Rect) -> Rect? {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard left <= right, top <= bottom else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The rectangle whose sides are `distance` further inwards, of no extent where there is no room.
  func inset(by distance: Double) -> Rect {
    let width = max(0, size.width - 2 * distance)
    let height = max(0, size.height - 2 * distance)
    return Rect(
      x: minX + (size.width - width) / 2,
      y: minY + (size.height - height) / 2,
      width: width,
      height: height
    )
  }
}
