/// How large one text is for the offers that it has heard: plain numbers, beside each other.
struct TextAnswers {
  /// The answer for room without end, once that is known.
  var natural = TextAnswer()

  /// Another answer, the last that was asked for.
  var latest = TextAnswer()

  /// Where further ones are, or -1: few texts have any.
  var others: Int32 = -1
}

/// Answers of one text that were asked for before its latest.
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

  /// Takes the answer that holds for `offer` out, if there is one, and keeps `other` in its place.
  mutating func exchange(
    _ other: TextAnswer,
    for offer: Offer,
    mayEndInNewline: () -> Bool
  ) -> TextAnswer? {
    let found =
      all.firstIndex { $0.offer == offer } ?? all.firstIndex { $0.serves(offer, mayEndInNewline) }
    guard let found else { return nil }
    let answer = all[found]
    all[found] = other
    return answer
  }
}

/// How large a text is for one offer.
struct TextAnswer {
  var offer = Offer.none
  var metrics = TextMetrics(
    size: .zero,
    firstBaseline: 0,
    lastBaseline: 0,
    lineCount: 0,
    isWhole: false
  )

  var size: Size { metrics.size }

  /// Whether all words stand in one line in their full size, or there are none.
  var isWholeLine: Bool { metrics.isWhole && metrics.lineCount <= 1 }
}

extension TextAnswer {
  /// The least width for which an answer for room without end holds.
  var ampleWidth: Double { metrics.isWhole ? size.width : .infinity }

  /// Whether an answer for room without end holds for `offer`.
  func isAmple(_ offer: Offer) -> Bool {
    // No height drops the first line, so that one line needs no height.
    (offer.width == Offer.unspecified || offer.width >= ampleWidth)
      && (offer.height == Offer.unspecified || offer.height >= size.height
        || (isWholeLine && offer.width != 0))
  }

  // Lines broken for one width stay the same for every width down to that of the longest line.
  func serves(_ other: Offer, _ mayEndInNewline: () -> Bool) -> Bool {
    guard metrics.isWhole, !offer.isNone,
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
