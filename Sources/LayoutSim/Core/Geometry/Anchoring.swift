/// A pair of guides, which defines the point at which a box and its content are aligned.
public struct Anchoring: Hashable, Sendable {
  /// The horizontal guide.
  public var horizontal: HorizontalGuide

  /// The vertical guide.
  public var vertical: VerticalGuide

  /// Creates the intersection of `horizontal` and `vertical`.
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

  /// The top leading corner.
  public static let topLeading = Anchoring(horizontal: .leading, vertical: .top)

  /// The top trailing corner.
  public static let topTrailing = Anchoring(horizontal: .trailing, vertical: .top)

  /// The bottom leading corner.
  public static let bottomLeading = Anchoring(horizontal: .leading, vertical: .bottom)

  /// The bottom trailing corner.
  public static let bottomTrailing = Anchoring(horizontal: .trailing, vertical: .bottom)
}
