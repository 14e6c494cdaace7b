/// A proposal in the solver's form: `unspecified` in place of `nil`.
///
/// Lengths are never negative and never NaN, so two offers can be compared with `==`.
struct Offer: Hashable {
  /// Represents a missing length; no real length is negative.
  static let unspecified = -1.0

  /// No offer; it differs from every real one.
  static let none = Offer(width: -2, height: -2)

  /// The offer for which a box takes its ideal size.
  @inline(__always)
  static var ideal: Offer { Offer(width: unspecified, height: unspecified) }

  /// Represents every height, in an answer that holds for all of them.
  static let anyHeight = -3.0

  var width: Double
  var height: Double

  init(width: Double, height: Double) {
    assert(!width.isNaN && !height.isNaN, "NaN would differ from itself: \(width) x \(height).")
    self.width = width
    self.height = height
  }

  /// Converts a proposal; NaN counts as missing and a negative length as zero.
  init(_ proposal: Proposal) {
    self.init(width: Offer.repaired(proposal.width), height: Offer.repaired(proposal.height))
  }

  /// The offer with the same width for every height.
  @inline(__always)
  var forAnyHeight: Offer { Offer(width: width, height: Offer.anyHeight) }

  init(_ size: Size) {
    self.init(width: Offer.repaired(size.width), height: Offer.repaired(size.height))
  }

  /// The length along `axis`.
  subscript(axis: LayoutAxis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The proposal that it represents.
  var proposal: Proposal {
    Proposal(
      width: width == Offer.unspecified ? nil : width,
      height: height == Offer.unspecified ? nil : height
    )
  }

  private static func repaired(_ length: Double?) -> Double {
    guard let length, !length.isNaN else { return unspecified }
    return length > 0 ? length : 0
  }
}

extension Double {
  /// Whether an offered length can be too short, because it is given and finite.
  var isLimit: Bool { self != Offer.unspecified && self != .infinity }
}

extension LayoutAxis {
  /// The other axis.
  var across: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}

extension Size {
  /// The length along `axis`.
  subscript(axis: LayoutAxis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension Point {
  /// The coordinate along `axis`.
  subscript(axis: LayoutAxis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}
