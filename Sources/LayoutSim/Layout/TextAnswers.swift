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

  /// The size of the lines that have all the room they want, once that is known.
  var naturalSize: Size? { natural?.size }

  /// Whether it is known that the words want one line.
  var isOneLine: Bool { natural.map { $0.lines.count <= 1 && !$0.isTruncated } ?? false }

  /// The lines for `offer`; `measure` is called where they are not known yet.
  mutating func layout(for offer: Offer, measure: (Proposal) -> TextLayout) -> TextLayout {
    if let natural, isAmple(offer, for: natural) { return natural }
    if let entry = entries.first(where: { $0.offer == offer }) { return entry.layout }
    if let entry = entries.first(where: { serves($0, offer) }) { return entry.layout }
    if natural == nil, offer.width == Offer.unspecified || offer.width == .infinity {
      let measured = measure(.unspecified)
      natural = measured
      if isAmple(offer, for: measured) { return measured }
    }
    let layout = measure(offer.proposal)
    // Words that have room for their one line have it wherever there is as much room.
    if natural == nil, layout.lines.count == 1, !layout.isTruncated, offer.width > 0 {
      natural = layout
      return layout
    }
    keep(Entry(offer: offer, layout: layout))
    return layout
  }

  private mutating func keep(_ entry: Entry) {
    if entries.count < TextAnswers.capacity {
      entries.append(entry)
    } else {
      entries[oldest] = entry
      oldest = (oldest + 1) % TextAnswers.capacity
    }
  }

  // No height drops the first line, so that one line needs no height.
  private func isAmple(_ offer: Offer, for natural: TextLayout) -> Bool {
    (offer.width == Offer.unspecified || offer.width >= natural.size.width)
      && (offer.height == Offer.unspecified || offer.height >= natural.size.height
        || (isOneLine && offer.width != 0))
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
