/// The lines of one text for the offers that it has heard.
struct TextAnswers {
  private struct Entry {
    var offer: Offer
    var layout: TextLayout
  }

  private static let capacity = 8

  /// How much wider than its longest line an offer must be for the line to be near no limit.
  private static let ample = 1 + TextLayout.uncertainty

  /// The lines that have all the room they want, once `isNaturalKnown`.
  private var natural = TextLayout.unknown
  private var isNaturalKnown = false

  /// The width from which on the natural lines answer; infinity where they answer no other offer.
  private var ampleWidth = 0.0
  private var entries: [Entry] = []
  private var oldest = 0

  /// Whether it is known that the words want one line.
  private(set) var isOneLine = false

  /// The size of the lines that have all the room they want, once that is known.
  var naturalSize: Size? { isNaturalKnown ? natural.size : nil }

  /// The lines for `offer`; `measure` is called where they are not known yet, and may be asked for
  /// the same text only.
  mutating func layout(
    for offer: Offer,
    mayEndInNewline: () -> Bool,
    measure: (Proposal) -> TextLayout
  ) -> TextLayout {
    if isNaturalKnown, isAmple(offer) { return natural }
    // Copies of entries would cost more than the search.
    for index in entries.indices where entries[index].offer == offer {
      return entries[index].layout
    }
    for index in entries.indices where serves(index, offer, mayEndInNewline) {
      return entries[index].layout
    }
    if !isNaturalKnown, offer.width == Offer.unspecified || offer.width == .infinity {
      keepNatural(measure(.unspecified))
      if isAmple(offer) { return natural }
    }
    let layout = measure(offer.proposal)
    // Words that have room for their one line have it wherever there is as much room.
    if !isNaturalKnown, layout.lines.count == 1, TextAnswers.isPlain(layout), offer.width > 0,
      offer.height == Offer.unspecified || !mayEndInNewline()
    {
      keepNatural(layout)
      return layout
    }
    keep(Entry(offer: offer, layout: layout))
    return layout
  }

  private mutating func keepNatural(_ layout: TextLayout) {
    natural = layout
    isNaturalKnown = true
    isOneLine = layout.lines.count <= 1 && !layout.isTruncated
    ampleWidth = TextAnswers.isPlain(layout) ? layout.size.width * TextAnswers.ample : .infinity
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
  private static func isPlain(_ layout: TextLayout) -> Bool {
    !layout.isTruncated && !layout.isNearLimit && layout.scale == 1
  }

  // No height drops the first line, so that one line needs no height.
  private func isAmple(_ offer: Offer) -> Bool {
    if !offer.width.isLimit, !offer.height.isLimit { return true }
    return ampleWidth < .infinity
      && (offer.width == Offer.unspecified || offer.width >= ampleWidth)
      && (offer.height == Offer.unspecified || offer.height >= natural.size.height
        || (isOneLine && offer.width != 0))
  }

  // Lines broken for one width stay the same for every width down to that of the longest line.
  private func serves(_ index: Int, _ offer: Offer, _ mayEndInNewline: () -> Bool) -> Bool {
    let (width, height) = (entries[index].offer.width, entries[index].offer.height)
    return offer.width != Offer.unspecified && offer.width > 0
      && (offer.width <= width || width == Offer.unspecified)
      && offer.width >= entries[index].layout.size.width * TextAnswers.ample
      && (offer.height == Offer.unspecified || offer.height >= entries[index].layout.size.height)
      // A height may have left out an empty line at the end without a trace.
      && (!height.isLimit || (offer.height.isLimit && offer.height <= height)
        || !mayEndInNewline())
      && TextAnswers.isPlain(entries[index].layout)
  }
}

extension TextLayout {
  /// Stands for lines that have not been asked for.
  fileprivate static let unknown = TextLayout(
    size: .zero,
    lines: [],
    firstBaseline: 0,
    lastBaseline: 0
  )
}

extension Double {
  /// Whether an offered length can be too short: it is given and has an end.
  fileprivate var isLimit: Bool { self != Offer.unspecified && self != .infinity }
}
