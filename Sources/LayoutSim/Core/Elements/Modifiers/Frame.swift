extension Element {
  /// A box of a given width and height, with the content at `alignment` in it.
  ///
  /// An axis without a length is as long as the content. Content that is larger sticks out. A
  /// length that is negative or not finite counts as not given, and is a finding `invalid-frame`.
  @inlinable
  public func frame(
    width: Double? = nil,
    height: Double? = nil,
    alignment: Anchoring = .center
  ) -> some Element {
    Boxed(.frame(width: width, height: height, alignment: alignment), content: self)
  }

  /// A box whose lengths keep to limits, with the content at `alignment` in it.
  ///
  /// On each axis: with both limits given the box takes what it is offered between them, whatever
  /// the content needs; with one of them it takes what it is offered or what the content needs.
  /// The ideal length counts where none is offered. Limits that contradict each other are repaired:
  /// the least wins over the ideal length, and that over the greatest. That is a finding
  /// `invalid-frame`, and so is what is negative or not a number.
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
