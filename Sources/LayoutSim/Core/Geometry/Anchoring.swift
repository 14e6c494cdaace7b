/// A pair of guides: the point at which a box and its content meet.
public struct Anchoring: Hashable, Sendable {
  /// Where they meet from leading to trailing.
  public var horizontal: HorizontalGuide

  /// Where they meet from top to bottom.
  public var vertical: VerticalGuide

  /// The point at which `horizontal` and `vertical` cross.
  public init(horizontal: HorizontalGuide, vertical: VerticalGuide) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle of the box.
  public static let center = Anchoring(horizontal: .center, vertical: .center)

  /// The middle of the upper edge.
  public static let top = Anchoring(horizontal: .center, vertical: .top)

  /// The middle of the lower edge.
  public static let bottom = Anchoring(horizontal: .center, vertical: .bottom)

  /// The middle of the leading edge.
  public static let leading = Anchoring(horizontal: .leading, vertical: .center)

  /// The middle of the trailing edge.
  public static let trailing = Anchoring(horizontal: .trailing, vertical: .center)

  /// The corner of the upper and the leading edge.
  public static let topLeading = Anchoring(horizontal: .leading, vertical: .top)

  /// The corner of the upper and the trailing edge.
  public static let topTrailing = Anchoring(horizontal: .trailing, vertical: .top)

  /// The corner of the lower and the leading edge.
  public static let bottomLeading = Anchoring(horizontal: .leading, vertical: .bottom)

  /// The corner of the lower and the trailing edge.
  public static let bottomTrailing = Anchoring(horizontal: .trailing, vertical: .bottom)
}
