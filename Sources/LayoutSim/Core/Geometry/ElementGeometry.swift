/// Where an element is and how large it is, as layout left it: in points, unrounded.
public struct ElementGeometry: Hashable, Sendable {
  /// The size that the element takes.
  public let size: Size

  /// Where it is in the window; outside a stage, in the space of the outermost element.
  public let frame: Rect

  /// How far its edges are from those of the display or of the bars that lie beside it.
  ///
  /// An edge that does not touch what is unsafe has a distance of 0, and so has one that lies on the
  /// outer border already.
  public let safeAreaInsets: Insets

  /// The geometry of an element of `size` at `frame` of the window.
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
