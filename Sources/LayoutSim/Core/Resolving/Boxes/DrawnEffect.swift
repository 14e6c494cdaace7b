/// What changes how the content of a box is drawn and touched, after layout.
enum DrawnEffect {
  /// Scales the content around a point of the box.
  case scale(x: Double, y: Double, AnchorPoint)

  /// Turns the content clockwise around a point of the box.
  case rotation(degrees: Double, AnchorPoint)

  /// Draws the content in front of what has lower numbers in the same container, wherever it stands there.
  case order(Double)
}

extension DrawnEffect {
  /// Where the content of a box with the frame `frame` is drawn; `nil` if it is drawn where it is.
  func map(in frame: Rect, isRightToLeft: Bool) -> AffineMap? {
    switch self {
    case .scale(let x, let y, let anchor):
      .scale(x: x, y: y, around: anchor.point(in: frame, isRightToLeft: isRightToLeft))
    case .rotation(let degrees, let anchor):
      .rotation(
        degrees: degrees,
        around: anchor.point(in: frame, isRightToLeft: isRightToLeft)
      )
    case .order: nil
    }
  }
}

extension AnchorPoint {
  /// Where it is in `frame`.
  package func point(in frame: Rect, isRightToLeft: Bool) -> Point {
    let share = isRightToLeft ? 1 - x : x
    return Point(
      x: frame.minX + share * frame.size.width,
      y: frame.minY + y * frame.size.height
    )
  }
}
