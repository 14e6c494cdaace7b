/// How large one text is for the offers that it has heard: plain numbers, beside each other.
///
/// What is in it holds only if the text's node says so, so that nothing has to be written beforehand.
struct TextAnswers {
  /// The answer for room without end, where the node knows it too.
  var natural: TextAnswer

  /// Another answer, the last that was asked for, where the node is marked as answered.
  var latest: TextAnswer

  /// Where further ones are, or -1, for few texts have any; it holds where `latest` does.
  var others: Int32
}

/// How large a text is for one offer.
struct TextAnswer {
  var offer: Offer
  var metrics: TextMetrics

  var size: Size { metrics.size }

  /// Whether all words stand in one line in their full size, or there are none.
  var isWholeLine: Bool { metrics.isWhole && metrics.lineCount <= 1 }
}

extension TextAnswer {
  /// The least width for which an answer for room without end holds.
  var ampleWidth: Double { metrics.isWhole ? size.width : .infinity }

  // Lines broken for one width stay the same for every width down to that of the longest line.
  func serves(_ other: Offer, _ mayEndInNewline: () -> Bool) -> Bool {
    guard metrics.isWhole,
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
