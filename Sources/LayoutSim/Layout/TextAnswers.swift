/// The lines of one text for the offers that it has heard.
struct TextAnswers {
  private struct Entry {
    var offer: Offer
    var layout: TextLayout
  }

  private static let capacity = 8

  /// How much wider than its longest line an offer must be for the line to be near no limit.
  private static let ample = 1 + TextLayout.uncertainty

  private var natural: TextLayout?
  private var entries: [Entry] = []
  private var oldest = 0

  /// The lines for `offer`; `measure` is called where they are not known yet.
  mutating func layout(for offer: Offer, measure: (Proposal) -> TextLayout) -> TextLayout {
    let natural = natural(measure: measure)
    if offer == .natural || serves(natural, offer) { return natural }
    if let entry = entries.first(where: { $0.offer == offer }) { return entry.layout }
    if let entry = entries.first(where: { serves($0, offer) }) { return entry.layout }
    let layout = measure(offer.proposal)
    let entry = Entry(offer: offer, layout: layout)
    if entries.count < TextAnswers.capacity {
      entries.append(entry)
    } else {
      entries[oldest] = entry
      oldest = (oldest + 1) % TextAnswers.capacity
    }
    return layout
  }

  private mutating func natural(measure: (Proposal) -> TextLayout) -> TextLayout {
    if let natural { return natural }
    let measured = measure(.unspecified)
    natural = measured
    return measured
  }

  // Lines broken for one room stay the same for every smaller one that holds them. A larger one may
  // hold more: an empty line at the end is left out without a trace.
  private func serves(_ entry: Entry, _ offer: Offer) -> Bool {
    offer.width.isAtMost(entry.offer.width) && offer.height.isAtMost(entry.offer.height)
      && serves(entry.layout, offer)
  }

  // What depends on the very offer answers no other: words that are left out, letters that shrank,
  // and lines near a limit, which a narrower offer can bring about as well.
  private func serves(_ layout: TextLayout, _ offer: Offer) -> Bool {
    if layout.isTruncated || layout.isNearLimit || layout.scale != 1 { return false }
    let size = layout.size
    let isWide =
      offer.width == Offer.unspecified
      || (offer.width > 0 && offer.width >= size.width * TextAnswers.ample)
    return isWide && (offer.height == Offer.unspecified || offer.height >= size.height)
  }
}

extension Offer {
  /// Asks for the ideal size.
  fileprivate static let natural = Offer(.unspecified)
}

extension Double {
  /// Whether an offered length is no longer than another; one that is not given is endless.
  fileprivate func isAtMost(_ other: Double) -> Bool {
    if other == Offer.unspecified { return true }
    return self == Offer.unspecified ? other == .infinity : self <= other
  }
}
