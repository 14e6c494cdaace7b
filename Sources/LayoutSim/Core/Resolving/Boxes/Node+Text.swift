extension Node {
  /// Stores the size of a text without limits.
  @inline(__always)
  mutating func noteNaturalLines(_ metrics: TextMetrics) {
    naturalDimensions = TextDimensions(metrics)
    traits.insert(.naturalLines)
    if metrics.isWhole { traits.insert(.wholeWords) }
    if metrics.isWholeLine { traits.insert(.wholeLine) }
  }

  /// Whether the natural lines of a text are known and valid for an `offer`: they fit, and one line needs no
  /// height.
  @inline(__always)
  func isAmple(_ offer: Offer) -> Bool {
    guard traits.contains(.naturalLines) else { return false }
    let isWide =
      offer.width == Offer.unspecified
      // Text that natural lines leave out could be in others.
      || (offer.width >= naturalSize.width
        && (offer.width == .infinity || traits.contains(.wholeWords)))
    return isWide
      && (offer.height == Offer.unspecified || offer.height >= naturalSize.height
        // The first line is never dropped for lack of height.
        || (traits.contains(.wholeLine) && offer.width != 0))
  }

  /// Whether a text is one natural line that fits into an `offer`, so that its height does not depend on the
  /// offered one, except for a zero offer.
  @inline(__always)
  func isNaturalLine(in offer: Offer) -> Bool {
    traits.isSuperset(of: .naturalLine) && offer.width != 0
      && (offer.width == Offer.unspecified || offer.width >= naturalSize.width)
  }
}
