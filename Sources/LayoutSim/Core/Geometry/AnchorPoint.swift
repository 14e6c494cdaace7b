/// A point of a box by shares of its width and height, from its top left corner.
///
/// Scaling and rotation happen around one, and gradients run from one to another. Leading is on the left, or on the
/// right if content runs from right to left.
public struct AnchorPoint: Hashable, Codable, Sendable {
  /// The share of the width; 0 is the leading edge.
  public var x: Double

  /// The share of the height; 0 is the upper edge.
  public var y: Double

  /// Creates a point by shares of the width and the height; one that is not finite counts as 0.
  public init(x: Double, y: Double) {
    self.x = x.asLength
    self.y = y.asLength
  }

  /// The middle.
  public static let center = AnchorPoint(x: 0.5, y: 0.5)

  /// The middle of the upper edge.
  public static let top = AnchorPoint(x: 0.5, y: 0)

  /// The middle of the lower edge.
  public static let bottom = AnchorPoint(x: 0.5, y: 1)

  /// The middle of the leading edge.
  public static let leading = AnchorPoint(x: 0, y: 0.5)

  /// The middle of the trailing edge.
  public static let trailing = AnchorPoint(x: 1, y: 0.5)

  /// The top leading corner.
  public static let topLeading = AnchorPoint(x: 0, y: 0)

  /// The top trailing corner.
  public static let topTrailing = AnchorPoint(x: 1, y: 0)

  /// The bottom leading corner.
  public static let bottomLeading = AnchorPoint(x: 0, y: 1)

  /// The bottom trailing corner.
  public static let bottomTrailing = AnchorPoint(x: 1, y: 1)
}

extension AnchorPoint {
  private static let named: [(word: String, point: AnchorPoint)] = [
    ("center", .center), ("top", .top), ("bottom", .bottom), ("leading", .leading),
    ("trailing", .trailing), ("top-leading", .topLeading), ("top-trailing", .topTrailing),
    ("bottom-leading", .bottomLeading), ("bottom-trailing", .bottomTrailing),
  ]

  /// The printed word: a name, or two numbers such as `0.25:1`.
  var word: String {
    AnchorPoint.named.first { $0.point == self }?.word
      ?? "\(PrintedNumber.text(x)):\(PrintedNumber.text(y))"
  }

  /// The point that `word` names; `nil` if it is neither a name nor two finite numbers.
  package init?(word: some StringProtocol) {
    if let named = AnchorPoint.named.first(where: { $0.word == word }) {
      self = named.point
      return
    }
    let numbers = word.split(separator: ":", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite
    else { return nil }
    self.init(x: x, y: y)
  }
}

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
