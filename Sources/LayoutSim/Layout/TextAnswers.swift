/// The lines of one text for the offers that it has heard.
struct TextAnswers {
  private struct Entry {
    var offer: Offer
    var layout: TextLayout
  }

  private static let capacity = 8

  private var natural: TextLayout?
  private var entries: [Entry] = []
  private var oldest = 0

  /// The lines for `offer`; `measure` is called where they are not known yet.
  mutating func layout(for offer: Offer, measure: (Proposal) -> TextLayout) -> TextLayout {
    let natural = natural(measure: measure)
    let isAmple =
      (offer.width == Offer.unspecified || offer.width >= natural.size.width)
      && (offer.height == Offer.unspecified || offer.height >= natural.size.height)
    if isAmple { return natural }
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

  // Lines broken for one width stay the same for every width down to that of the longest line.
  private func serves(_ entry: Entry, _ offer: Offer) -> Bool {
    let size = entry.layout.size
    let width = entry.offer.width
    return !entry.layout.isTruncated
      && width != Offer.unspecified && offer.width != Offer.unspecified
      && offer.width > 0 && size.width <= offer.width && offer.width <= width
      && (offer.height == Offer.unspecified || offer.height >= size.height)
  }
}
