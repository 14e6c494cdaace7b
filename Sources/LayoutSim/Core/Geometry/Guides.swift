/// A line across a box that runs from top to bottom: where things meet horizontally.
///
/// A box says where a guide is: at an explicit place that ``Element/guide(_:at:)-(HorizontalGuide,_)``
/// gave it, or at the guide's default.
public struct HorizontalGuide: Hashable, Sendable {
  let identity: GuideIdentity

  /// The left edge where text runs left to right.
  public static let leading = HorizontalGuide(.leading)

  /// Half the width.
  public static let center = HorizontalGuide(.center)

  /// The right edge where text runs left to right.
  public static let trailing = HorizontalGuide(.trailing)

  /// A custom guide.
  public init(_ key: any GuideKey.Type) {
    identity = .custom(CustomGuide(key: key, isHorizontal: true))
  }

  /// The guide that is `identity`.
  init(_ identity: GuideIdentity) {
    self.identity = identity
  }

  private init(_ code: GuideCode) {
    identity = .builtIn(code)
  }
}

/// A line across a box that runs from leading to trailing: where things meet vertically.
public struct VerticalGuide: Hashable, Sendable {
  let identity: GuideIdentity

  /// The upper edge.
  public static let top = VerticalGuide(.top)

  /// Half the height.
  public static let center = VerticalGuide(.middle)

  /// The lower edge.
  public static let bottom = VerticalGuide(.bottom)

  /// The baseline of the first line of text, or the lower edge where there is no text.
  public static let firstBaseline = VerticalGuide(.firstBaseline)

  /// The baseline of the last line of text, or the lower edge where there is no text.
  public static let lastBaseline = VerticalGuide(.lastBaseline)

  /// A custom guide.
  public init(_ key: any GuideKey.Type) {
    identity = .custom(CustomGuide(key: key, isHorizontal: false))
  }

  /// The guide that is `identity`.
  init(_ identity: GuideIdentity) {
    self.identity = identity
  }

  private init(_ code: GuideCode) {
    identity = .builtIn(code)
  }
}

/// A custom guide: where it is in a box that says nothing about it.
///
/// ```swift
/// enum PriceGuide: GuideKey {
///   static func defaultPosition(in box: BoxDimensions) -> Double { box.width / 2 }
/// }
/// extension HorizontalGuide { static let price = HorizontalGuide(PriceGuide.self) }
/// ```
///
/// A container places a custom guide at the mean of where its children place it explicitly,
/// as observed of SwiftUI.
public protocol GuideKey: SendableMetatype {
  /// The distance from the leading or upper edge, in points.
  static func defaultPosition(in box: BoxDimensions) -> Double
}

/// Which guide it is.
enum GuideIdentity: Hashable, Sendable {
  case builtIn(GuideCode)
  case custom(CustomGuide)
}

/// A custom guide, as a value.
struct CustomGuide: Hashable, Sendable {
  let key: any GuideKey.Type
  let isHorizontal: Bool

  static func == (first: CustomGuide, second: CustomGuide) -> Bool {
    ObjectIdentifier(first.key) == ObjectIdentifier(second.key)
      && first.isHorizontal == second.isHorizontal
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(key))
    hasher.combine(isHorizontal)
  }
}

extension HorizontalGuide {
  /// Where the guide is in a box of `width` that says nothing about it.
  func position(in width: Double) -> Double { identity.position(in: Size(width: width, height: 0)) }
}

extension VerticalGuide {
  /// Where the guide is in a box of `height` that says nothing about it.
  func position(in height: Double) -> Double {
    identity.position(in: Size(width: 0, height: height))
  }
}

extension GuideIdentity {
  /// Where the guide is in a box of `size` that says nothing about it.
  func position(in size: Size) -> Double {
    BoxDimensions(width: size.width, height: size.height) { _ in nil }[self]
  }
}
