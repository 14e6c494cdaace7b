/// The position and size of an element after layout, in points, unrounded.
public struct ElementGeometry: Hashable, Sendable {
  /// The size of the element.
  public let size: Size

  /// The frame in the window; outside a stage, in the space of the outermost element.
  public let frame: Rect

  /// The distances of its edges from those of the display or of adjacent bars.
  ///
  /// An edge that does not touch the safe area insets has a distance of 0, and so has one that already is at
  /// the outer border.
  public let safeAreaInsets: Insets

  /// Creates the geometry of an element of `size` at `frame` in the window.
  public init(size: Size, frame: Rect, safeAreaInsets: Insets = .zero) {
    self.size = size
    self.frame = frame
    self.safeAreaInsets = safeAreaInsets
  }
}

extension BoxTree {
  /// The geometry of the box at `index`, which has been laid out.
  func geometry(of index: Int) -> ElementGeometry {
    let frame = frame(of: index)
    guard let area = solver.safeArea(around: index) else {
      return ElementGeometry(size: frame.size, frame: frame)
    }
    let grown = frame.grown(over: .all, of: area)
    let (left, right) = (frame.minX - grown.minX, grown.maxX - frame.maxX)
    let isTurned = nodes[index].traits.contains(.rightToLeft)
    return ElementGeometry(
      size: frame.size,
      frame: frame,
      safeAreaInsets: Insets(
        top: frame.minY - grown.minY,
        leading: isTurned ? right : left,
        bottom: grown.maxY - frame.maxY,
        trailing: isTurned ? left : right
      )
    )
  }
}
