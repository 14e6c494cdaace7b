import LayoutSim

// Places in a picture.
extension Rect {
  package var middleX: Double { origin.x + size.width / 2 }
  package var middleY: Double { origin.y + size.height / 2 }
  var middle: Point { Point(x: middleX, y: middleY) }

  /// The rectangle with lengths that can be compared and subtracted; `nil` if one is not a number.
  var repaired: Rect? {
    let lengths = [minX, minY, size.width, size.height]
    guard !lengths.contains(where: \.isNaN) else { return nil }
    func bounded(_ length: Double) -> Double { min(max(length, -1e6), 1e6) }
    return Rect(
      x: bounded(minX),
      y: bounded(minY),
      width: max(0, bounded(size.width)),
      height: max(0, bounded(size.height))
    )
  }

  /// The intersection of both rectangles; empty at an edge of `other` if they are disjoint.
  func clipped(to other: Rect) -> Rect {
    let left = min(max(minX, other.minX), other.maxX)
    let top = min(max(minY, other.minY), other.maxY)
    let right = max(left, min(maxX, other.maxX))
    let bottom = max(top, min(maxY, other.maxY))
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether a point is inside or on an edge.
  func holds(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  /// Whether another rectangle is inside, up to half a point.
  func holds(_ other: Rect) -> Bool {
    other.minX >= minX - 0.5 && other.maxX <= maxX + 0.5 && other.minY >= minY - 0.5
      && other.maxY <= maxY + 0.5
  }

  /// The rectangle with its sides moved inwards, at most to its middle; negative distances move them outwards.
  func inset(_ across: Double, _ down: Double) -> Rect {
    let (across, down) = (min(across, size.width / 2), min(down, size.height / 2))
    return Rect(
      x: minX + across,
      y: minY + down,
      width: size.width - 2 * across,
      height: size.height - 2 * down
    )
  }

  /// The place with the same sides that begins at `y`.
  func row(at y: Double, height: Double) -> Rect {
    Rect(x: minX, y: y, width: size.width, height: height)
  }

  func moved(by distance: Point) -> Rect {
    Rect(origin: Point(x: minX + distance.x, y: minY + distance.y), size: size)
  }

  /// The place of a given size with its middle at `point`.
  static func around(_ point: Point, _ size: Size) -> Rect {
    Rect(origin: Point(x: point.x - size.width / 2, y: point.y - size.height / 2), size: size)
  }

  /// The square of a given side with its middle at `point`.
  static func square(around point: Point, side: Double) -> Rect {
    around(point, Size(width: side, height: side))
  }

  /// The place of the part of a control at its trailing edge, in its middle.
  func trailingPart(_ part: Size, isMirrored: Bool) -> Rect {
    let x = isMirrored ? minX : maxX - part.width
    return Rect(origin: Point(x: x, y: middleY - part.height / 2), size: part)
  }
}
