extension Element {
  /// Puts the content at `alignment` in a box of a given width and height.
  ///
  /// An axis without a length is as long as the content. Content that is larger sticks out. A length that is
  /// negative or not finite is ignored, and is the finding `invalid-frame`.
  @inlinable
  public func frame(
    width: Double? = nil,
    height: Double? = nil,
    alignment: Anchoring = .center
  ) -> some Element {
    Boxed(.frame(width: width, height: height, alignment: alignment), content: self)
  }

  /// Puts the content at `alignment` in a box whose lengths are limited.
  ///
  /// On each axis: with both limits the box takes its offer between them, regardless of the content; with one
  /// of them it takes its offer or the content's length. The ideal length is used without an offer.
  /// Contradictory limits are repaired: the minimum overrides the ideal length, and that the maximum. They
  /// are the finding `invalid-frame`, and so are limits that are negative or not numbers.
  @inlinable
  public func frame(
    minWidth: Double? = nil,
    idealWidth: Double? = nil,
    maxWidth: Double? = nil,
    minHeight: Double? = nil,
    idealHeight: Double? = nil,
    maxHeight: Double? = nil,
    alignment: Anchoring = .center
  ) -> some Element {
    let limits = FrameLimits(
      width: LengthLimits(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
      height: LengthLimits(minimum: minHeight, ideal: idealHeight, maximum: maxHeight)
    )
    let flaw =
      FrameFlaw(minimum: minWidth, ideal: idealWidth, maximum: maxWidth, along: .horizontal)
      ?? FrameFlaw(minimum: minHeight, ideal: idealHeight, maximum: maxHeight, along: .vertical)
    return Boxed(.flexibleFrame(limits, alignment: alignment, flaw: flaw), content: self)
  }
}
