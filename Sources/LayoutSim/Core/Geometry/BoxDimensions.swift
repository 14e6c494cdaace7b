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
