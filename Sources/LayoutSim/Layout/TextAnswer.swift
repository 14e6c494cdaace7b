/// How large a text is for one offer.
struct TextAnswer {
  var offer: Offer
  var size: Size
  var firstBaseline: Double
  var lastBaseline: Double

  /// Whether all words are shown in their full size; else the answer holds for its offer only.
  var isWhole: Bool

  /// Where the next one of the same text is, or -1.
  var next: Int32 = -1
}

extension TextAnswer {
  init(_ offer: Offer, _ metrics: TextMetrics) {
    self.init(
      offer: offer,
      size: metrics.size,
      firstBaseline: metrics.firstBaseline,
      lastBaseline: metrics.lastBaseline,
      isWhole: metrics.isWhole
    )
  }

  /// Whether it holds for `other`, too, unless an empty line at the end makes a difference: lines broken
  /// for one width stay the same for every width down to that of the longest line.
  @inline(__always)
  func serves(_ other: Offer) -> Bool {
    isWhole
      && (other.width > 0 || (other.width == offer.width && offer.height != 0))
      && other.width >= size.width
      && (other.width <= offer.width || offer.width == Offer.unspecified)
      && (other.height == Offer.unspecified || other.height >= size.height)
  }

  /// Whether an empty line at the end, of which a height leaves no trace, may make a difference for
  /// `other`.
  @inline(__always)
  func mayLackLine(for other: Offer) -> Bool {
    offer.height.isLimit && !(other.height.isLimit && other.height <= offer.height)
  }
}

extension TextMetrics {
  /// Whether all words stand in one line in their full size, or there are none.
  @inline(__always)
  var isWholeLine: Bool { isWhole && lineCount <= 1 }
}

extension Double {
  /// Whether an offered length can be too short: it is given and has an end.
  var isLimit: Bool { self != Offer.unspecified && self != .infinity }
}
