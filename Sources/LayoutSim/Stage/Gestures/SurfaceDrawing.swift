/// A surface that is drawn smaller, and elsewhere, than it is laid out.
struct SurfaceDrawing {
  private let from: Rect
  private let to: Rect

  /// The drawing of `surface`; `nil` if it is drawn at its frame.
  init?(_ surface: RenderNode) {
    guard let frame = surface.frame, let drawn = surface.drawnFrame, frame.size.width > 0,
      frame.size.height > 0, drawn.size.width > 0, drawn.size.height > 0
    else { return nil }
    (from, to) = (frame, drawn)
  }

  /// The drawn frame of `part`, given in layout coordinates.
  func drawn(_ part: Rect) -> Rect {
    let (across, down) = (to.size.width / from.size.width, to.size.height / from.size.height)
    return Rect(
      x: to.minX + (part.minX - from.minX) * across,
      y: to.minY + (part.minY - from.minY) * down,
      width: part.size.width * across,
      height: part.size.height * down
    )
  }
}
