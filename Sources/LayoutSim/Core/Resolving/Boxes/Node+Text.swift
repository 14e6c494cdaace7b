extension Node {
  /// Notes what a text measures in room without end.
  @inline(__always)
  mutating func noteNaturalLines(_ metrics: TextMetrics) {
    naturalDimensions = TextDimensions(metrics)
    traits.insert(.naturalLines)
    if metrics.isWhole { traits.insert(.wholeWords) }
    if metrics.isWholeLine { traits.insert(.wholeLine) }
  }

  /// Whether the natural lines of a text are known and serve an `offer`: it has room for them, and one
  /// line needs no height.
  @inline(__always)
  func isAmple(_ offer: Offer) -> Bool {
    guard traits.contains(.naturalLines) else { return false }
    let isWide =
      offer.width == Offer.unspecified
      // Words that natural lines leave out could stand in others.
      || (offer.width >= naturalSize.width
        && (offer.width == .infinity || traits.contains(.wholeWords)))
    return isWide
      && (offer.height == Offer.unspecified || offer.height >= naturalSize.height
        // No height drops the first line.
        || (traits.contains(.wholeLine) && offer.width != 0))
  }

  /// Whether all words of a text stand in one natural line for which there is room in an `offer`: it is
  /// as high whatever height there is, but for no room at all.
  @inline(__always)
  func isNaturalLine(in offer: Offer) -> Bool {
    traits.isSuperset(of: .naturalLine) && offer.width != 0
      && (offer.width == Offer.unspecified || offer.width >= naturalSize.width)
  }
}
