extension TextLayout {
  /// What is true of a text with these lines that was placed in `offer`.
  ///
  /// An offer of just the width that the text has asked for grows and shrinks with its letters, so
  /// it is no limit.
  func flags(in offer: Offer) -> NodeFlags {
    var flags: NodeFlags = []
    if isTruncated { flags.insert(.truncated) }
    if isNearLimit, isTruncated || scale != 1 || offer.width != size.width {
      flags.insert(.nearLimit)
    }
    if isApproximate { flags.insert(.approximate) }
    return flags
  }
}
