/// A vertical line through a box, by which boxes are aligned horizontally.
///
/// It is at the explicit position set by ``Element/alignmentGuide(_:computeValue:)-(HorizontalGuide,_)``, or at the guide's
/// default.
public struct HorizontalGuide: Hashable, Sendable {
  let identity: GuideIdentity

  /// The left edge in left-to-right layouts.
  public static let leading = HorizontalGuide(identity: .builtIn(.leading))

  /// The horizontal centre.
  public static let center = HorizontalGuide(identity: .builtIn(.center))

  /// The right edge in left-to-right layouts.
  public static let trailing = HorizontalGuide(identity: .builtIn(.trailing))
}

/// A horizontal line through a box, by which boxes are aligned vertically.
public struct VerticalGuide: Hashable, Sendable {
  let identity: GuideIdentity

  /// The upper edge.
  public static let top = VerticalGuide(identity: .builtIn(.top))

  /// The vertical centre.
  public static let center = VerticalGuide(identity: .builtIn(.middle))

  /// The lower edge.
  public static let bottom = VerticalGuide(identity: .builtIn(.bottom))

  /// The baseline of the first line of text, or the lower edge without text.
  public static let firstTextBaseline = VerticalGuide(identity: .builtIn(.firstTextBaseline))

  /// The baseline of the last line of text, or the lower edge without text.
  public static let lastTextBaseline = VerticalGuide(identity: .builtIn(.lastTextBaseline))
}

/// A custom guide with its default position.
///
/// ```swift
/// enum PriceGuide: GuideKey {
///   static func defaultPosition(in box: BoxDimensions) -> Double { box.width / 2 }
/// }
/// extension HorizontalGuide { static let price = HorizontalGuide(PriceGuide.self) }
/// ```
///
/// A container places a custom guide at the mean of its children's explicit positions, as observed in
/// SwiftUI.
public protocol GuideKey: SendableMetatype {
  /// The distance from the leading or upper edge, in points.
  static func defaultPosition(in box: BoxDimensions) -> Double
}

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
  /// Creates a custom guide.
  public init(_ key: any GuideKey.Type) {
    self.init(identity: .custom(CustomGuide(key: key, isHorizontal: true)))
  }

  /// The default position of the guide in a box of `width`.
  func position(in width: Double) -> Double { identity.position(in: Size(width: width, height: 0)) }
}

extension VerticalGuide {
  /// Creates a custom guide.
  public init(_ key: any GuideKey.Type) {
    self.init(identity: .custom(CustomGuide(key: key, isHorizontal: false)))
  }

  /// The default position of the guide in a box of `height`.
  func position(in height: Double) -> Double {
    identity.position(in: Size(width: 0, height: height))
  }
}

extension GuideIdentity {
  /// The default position of the guide in a box of `size`.
  func position(in size: Size) -> Double {
    BoxDimensions(width: size.width, height: size.height) { _ in nil }[self]
  }
}

/// The size of a box and the positions of its guides, from which an explicit guide is computed.
public struct BoxDimensions {
  /// The width of the box, in points.
  public let width: Double

  /// The height of the box, in points.
  public let height: Double

  let explicit: (GuideIdentity) -> Double?
}

extension BoxDimensions {
  /// The distance of a guide from the leading edge, in points.
  public subscript(guide: HorizontalGuide) -> Double { self[guide.identity] }

  /// The distance of a guide from the upper edge, in points.
  public subscript(guide: VerticalGuide) -> Double { self[guide.identity] }

  /// The distance of a guide from the leading edge if it is explicit.
  public subscript(explicit guide: HorizontalGuide) -> Double? { explicit(guide.identity) }

  /// The distance of a guide from the upper edge if it is explicit.
  public subscript(explicit guide: VerticalGuide) -> Double? { explicit(guide.identity) }

  subscript(identity: GuideIdentity) -> Double {
    if let explicit = explicit(identity) { return explicit }
    switch identity {
    case .builtIn(let code): return code.position(in: Size(width: width, height: height))
    case .custom(let custom): return custom.key.defaultPosition(in: self).orZero
    }
  }
}
