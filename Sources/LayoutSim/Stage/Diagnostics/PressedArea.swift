/// The area of a screen in which a target is tapped.
struct PressedArea {
  /// The position of the target.
  let index: Int

  /// How early the target is drawn.
  let order: Int

  /// The position of the node that is tapped: the target, a part of it, or its row.
  let area: Int

  let frame: Rect
  let scrolls: Bool
  let isInBar: Bool

  /// Whether both overlap by more than `tolerance` points.
  func isOver(_ other: PressedArea, by tolerance: Double) -> Bool {
    frame.minX < other.frame.maxX - tolerance && other.frame.minX < frame.maxX - tolerance
      && frame.minY < other.frame.maxY - tolerance && other.frame.minY < frame.maxY - tolerance
  }

  /// Whether the overlap is intentional, so that both can be tapped.
  func isMeant(over other: PressedArea, by tolerance: Double) -> Bool {
    if scrolls && other.isInBar || isInBar && other.scrolls { return true }
    let (back, front) = order < other.order ? (self, other) : (other, self)
    if back.scrolls && !front.scrolls { return true }
    let isOn =
      back.frame.minX <= front.frame.minX + tolerance
      && back.frame.minY <= front.frame.minY + tolerance
      && front.frame.maxX <= back.frame.maxX + tolerance
      && front.frame.maxY <= back.frame.maxY + tolerance
    return isOn && 2 * front.extent <= back.extent
  }

  private var extent: Double { frame.size.width * frame.size.height }
}
