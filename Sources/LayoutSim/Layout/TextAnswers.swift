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

  /// The size of the lines that have all the room they want, once that is known.
  var naturalSize: Size? { natural?.size }

  /// Whether it is known that the words want one line.
  var isOneLine: Bool { natural.map { $0.lines.count <= 1 && !$0.isTruncated } ?? false }

  /// The lines of `content`, always the same, for `offer`; `measure` is called where they are not
  /// known yet.
  mutating func layout(
    of content: TextContent,
    for offer: Offer,
    measure: (Proposal) -> TextLayout
  ) -> TextLayout {
    if let natural, isAmple(offer, for: natural) { return natural }
    // Copies of entries would cost more than the search.
    for index in entries.indices where entries[index].offer == offer {
      return entries[index].layout
    }
    for index in entries.indices where serves(index, offer, content) {
      return entries[index].layout
    }
    if natural == nil, offer.width == Offer.unspecified || offer.width == .infinity {
      let measured = measure(.unspecified)
      natural = measured
      if isAmple(offer, for: measured) { return measured }
    }
    let layout = measure(offer.proposal)
    // Words that have room for their one line have it wherever there is as much room.
    if natural == nil, layout.lines.count == 1, isPlain(layout), offer.width > 0,
      offer.height == Offer.unspecified || !content.mayEndInNewline
    {
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

  // What depends on the very offer answers no other: words that are left out, letters that shrank,
  // and lines near a limit, which a narrower offer can bring about as well.
  private func isPlain(_ layout: TextLayout) -> Bool {
    !layout.isTruncated && !layout.isNearLimit && layout.scale == 1
  }

  // No height drops the first line, so that one line needs no height.
  private func isAmple(_ offer: Offer, for natural: TextLayout) -> Bool {
    if !offer.width.isLimit, !offer.height.isLimit { return true }
    return isPlain(natural) && isWide(offer, for: natural)
      && (offer.height == Offer.unspecified || offer.height >= natural.size.height
        || (isOneLine && offer.width != 0))
  }

  // Lines broken for one width stay the same for every width down to that of the longest line.
  private func serves(_ index: Int, _ offer: Offer, _ content: TextContent) -> Bool {
    let (width, height) = (entries[index].offer.width, entries[index].offer.height)
    return offer.width != Offer.unspecified && offer.width > 0
      && (offer.width <= width || width == Offer.unspecified)
      && isWide(offer, for: entries[index].layout)
      && (offer.height == Offer.unspecified || offer.height >= entries[index].layout.size.height)
      // A height may have left out an empty line at the end without a trace.
      && (!height.isLimit || (offer.height.isLimit && offer.height <= height)
        || !content.mayEndInNewline)
      && isPlain(entries[index].layout)
  }

  private func isWide(_ offer: Offer, for layout: TextLayout) -> Bool {
    offer.width == Offer.unspecified || offer.width >= layout.size.width * TextAnswers.ample
  }
}

extension Double {
  /// Whether an offered length can be too short: it is given and has an end.
  fileprivate var isLimit: Bool { self != Offer.unspecified && self != .infinity }
}
