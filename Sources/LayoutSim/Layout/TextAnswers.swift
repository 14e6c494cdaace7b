/// The lines of one text for the offers that it has heard.
struct TextAnswers {
  private struct Entry {
    var offer: Offer
    var layout: TextLayout
  }

  private static let capacity = 9

  /// How much wider than its longest line an offer must be for the line to be near no limit.
  private static let ample = 1 + TextLayout.uncertainty

  /// The first one is for the ideal size and stays.
  private var entries: [Entry] = []
  private var oldest = 1

  /// The lines for `offer`; `measure` is called where they are not known yet.
  mutating func layout(for offer: Offer, measure: (Proposal) -> TextLayout) -> TextLayout {
    if entries.isEmpty {
      entries.append(Entry(offer: .natural, layout: measure(.unspecified)))
    }
    // Copies of entries would cost more than the search.
    for index in entries.indices where entries[index].offer == offer {
      return entries[index].layout
    }
    for index in entries.indices where serves(index, offer) { return entries[index].layout }
    let layout = measure(offer.proposal)
    let entry = Entry(offer: offer, layout: layout)
    if entries.count < TextAnswers.capacity {
      entries.append(entry)
    } else {
      entries[oldest] = entry
      oldest = oldest % (TextAnswers.capacity - 1) + 1
    }
    return layout
  }

  // Lines broken for one room stay the same for every smaller one that holds them. A larger one may
  // hold more: an empty line at the end is left out without a trace.
  //
  // What depends on the very offer answers no other: words that are left out, letters that shrank,
  // and lines near a limit, which a narrower offer can bring about as well.
  private func serves(_ index: Int, _ offer: Offer) -> Bool {
    let size = entries[index].layout.size
    guard
      offer.width == Offer.unspecified
        || (offer.width > 0 && offer.width >= size.width * TextAnswers.ample),
      offer.height == Offer.unspecified || offer.height >= size.height,
      offer.width.isAtMost(entries[index].offer.width),
      offer.height.isAtMost(entries[index].offer.height)
    else { return false }
    return !entries[index].layout.isTruncated && !entries[index].layout.isNearLimit
      && entries[index].layout.scale == 1
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
