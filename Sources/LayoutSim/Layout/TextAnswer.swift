/// How large a text is for one offer.
struct TextAnswer {
  var offer: Offer
  var size: Size
  var firstBaseline: Double
  var lastBaseline: Double

  /// Whether all words are shown in their full size; else the answer holds for its offer only.
  var isWhole: Bool

  /// Whether all words stand in one line in their full size, or there are none.
  var isWholeLine: Bool

  /// Where the next one of the same text is, or -1.
  var next: Int32 = -1
}

extension TextAnswer {
  init(_ offer: Offer, _ metrics: TextMetrics) {
    self.init(
      offer: offer,
      size: metrics.size,
      firstBaseline: metrics.firstBaseline,
      lastBaseline: metrics.lastBaseline,
      isWhole: metrics.isWhole,
      isWholeLine: metrics.isWholeLine
    )
  }

  /// Whether it holds for `other`, too, unless an empty line at the end makes a difference: lines broken
  /// for one width stay the same for every width down to that of the longest line.
  @inline(__always)
  func serves(_ other: Offer) -> Bool {
    isWhole
      && (other.width > 0 || (other.width == offer.width && offer.height != 0))
      && other.width >= size.width
      && (other.width <= offer.width || offer.width == Offer.unspecified)
      && (other.height == Offer.unspecified || other.height >= size.height)
  }

  /// Whether an empty line at the end, of which a height leaves no trace, may make a difference for
  /// `other`.
  @inline(__always)
  func mayLackLine(for other: Offer) -> Bool {
    offer.height.isLimit && !(other.height.isLimit && other.height <= offer.height)
  }
}

extension TextMetrics {
  /// Whether all words stand in one line in their full size, or there are none.
  @inline(__always)
  var isWholeLine: Bool { isWhole && lineCount <= 1 }
}

extension Double {
  /// Whether an offered length can be too short: it is given and has an end.
  var isLimit: Bool { self != Offer.unspecified && self != .infinity }
}

// MARK: - What stands in the box

extension Node {
  /// The answer in the numbers of a text: that for room without end, or its only one.
  var textAnswer: TextAnswer {
    TextAnswer(
      offer: traits.contains(.soleAnswer)
        ? offer : Offer(width: Offer.unspecified, height: Offer.unspecified),
      size: Size(width: numbers.0, height: numbers.1),
      firstBaseline: numbers.2,
      lastBaseline: numbers.3,
      isWhole: traits.contains(.wholeWords),
      isWholeLine: traits.contains(.wholeLine)
    )
  }

  /// Notes what a text measures in its numbers; `trait` says for which offer.
  @inline(__always)
  mutating func noteText(_ metrics: TextMetrics, as trait: NodeTraits) {
    numbers = (
      metrics.size.width, metrics.size.height, metrics.firstBaseline, metrics.lastBaseline
    )
    var traits = traits.subtracting(.textNumbers).union(trait)
    if metrics.isWhole { traits.insert(.wholeWords) }
    if metrics.isWholeLine { traits.insert(.wholeLine) }
    self.traits = traits
  }

  /// Whether the natural lines of a text are known and serve an `offer`: it has room for them, and one
  /// line needs no height.
  @inline(__always)
  func isAmple(_ offer: Offer) -> Bool {
    guard traits.contains(.naturalLines) else { return false }
    let isWide =
      offer.width == Offer.unspecified
      // Words that natural lines leave out could stand in others.
      || (offer.width >= numbers.0 && (offer.width == .infinity || traits.contains(.wholeWords)))
    return isWide
      && (offer.height == Offer.unspecified || offer.height >= numbers.1
        // No height drops the first line.
        || (traits.contains(.wholeLine) && offer.width != 0))
  }

  /// Whether all words of a text stand in one natural line for which there is room in an `offer`: it is
  /// as high whatever height there is.
  @inline(__always)
  func isNaturalLine(in offer: Offer) -> Bool {
    traits.isSuperset(of: .naturalLine)
      && (offer.width == Offer.unspecified || offer.width >= numbers.0)
  }
}
