extension Rect {
  /// The horizontal centre.
  var midX: Double { origin.x + size.width / 2 }

  /// The vertical centre.
  var midY: Double { origin.y + size.height / 2 }

  /// Whether `point` is in this rectangle; its lower and right edges belong to its neighbours.
  func contains(_ point: Point) -> Bool {
    minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }

  /// Whether this rectangle overlaps `other`; an empty one counts at the position of its edges.
  func intersects(_ other: Rect) -> Bool {
    let isBeside =
      minX >= other.maxX && minX > other.minX || maxX <= other.minX && maxX < other.maxX
    let isAboveOrBelow =
      minY >= other.maxY && minY > other.minY || maxY <= other.minY && maxY < other.maxY
    return !isBeside && !isAboveOrBelow
  }

  /// The part of this rectangle inside `other`; `nil` if they do not even share an edge.
  package func intersection(_ other: Rect) -> Rect? {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard left <= right, top <= bottom else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest rectangle around both.
  func union(_ other: Rect) -> Rect {
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    let (right, bottom) = (max(maxX, other.maxX), max(maxY, other.maxY))
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The rectangle with its sides moved `distance` inwards; empty if there is no room.
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
