/// How large one text is for the offers that it has heard: plain numbers, beside each other.
struct TextAnswers {
  /// The answer for room without end, once that is known.
  var natural = TextAnswer()

  /// The first other answer.
  var first = TextAnswer()

  /// Where further ones are, or -1: few texts have any.
  var others: Int32 = -1
}

/// Answers of one text beyond the first.
struct FurtherAnswers {
  private var all: [TextAnswer] = []
  private var oldest = 0

  private static let capacity = 8

  /// Keeps `answer` in place of the oldest one, if there are many.
  mutating func keep(_ answer: TextAnswer) {
    if all.count < FurtherAnswers.capacity {
      all.append(answer)
    } else {
      all[oldest] = answer
      oldest = (oldest + 1) % FurtherAnswers.capacity
    }
  }

  /// The answer for `offer`, if one of them holds for it.
  func answer(for offer: Offer, mayEndInNewline: () -> Bool) -> TextAnswer? {
    all.first { $0.offer == offer } ?? all.first { $0.serves(offer, mayEndInNewline) }
  }
}

/// How large a text is for one offer.
struct TextAnswer {
  var offer = Offer.none
  var size = Size.zero
  var firstBaseline = 0.0
  var lastBaseline = 0.0

  /// Whether it has one line, or none.
  var isOneLine = false

  /// Whether all words are shown in their full size, so that the answer may hold for other offers.
  var isWhole = false
}

extension TextAnswer {
  init(_ metrics: TextMetrics, to offer: Offer) {
    self.offer = offer
    size = metrics.size
    firstBaseline = metrics.firstBaseline
    lastBaseline = metrics.lastBaseline
    isOneLine = metrics.lineCount <= 1
    isWhole = metrics.isWhole
  }

  /// The least width for which an answer for room without end holds.
  var ampleWidth: Double { isWhole ? size.width : .infinity }

  /// Whether an answer for room without end holds for `offer`.
  func isAmple(_ offer: Offer) -> Bool {
    // No height drops the first line, so that one line needs no height.
    (offer.width == Offer.unspecified || offer.width >= ampleWidth)
      && (offer.height == Offer.unspecified || offer.height >= size.height
        || (isOneLine && isWhole && offer.width != 0))
  }

  // Lines broken for one width stay the same for every width down to that of the longest line.
  func serves(_ other: Offer, _ mayEndInNewline: () -> Bool) -> Bool {
    guard isWhole, offer != .none,
      other.width > 0 || (other.width == offer.width && offer.height != 0),
      other.width >= size.width,
      other.width <= offer.width || offer.width == Offer.unspecified,
      other.height == Offer.unspecified || other.height >= size.height
    else { return false }
    // A height may have left out an empty line at the end without a trace.
    return !offer.height.isLimit || (other.height.isLimit && other.height <= offer.height)
      || !mayEndInNewline()
  }
}

extension Double {
  /// Whether an offered length can be too short: it is given and has an end.
  var isLimit: Bool { self != Offer.unspecified && self != .infinity }
}
