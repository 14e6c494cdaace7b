/// The answers of the boxes of a tree, by offer.
struct LayoutCaches: ~Copyable {
  /// The sizes of boxes that share their offer among others, and of those that were postponed.
  var sizes = AnswerCache<Size>()

  /// The sizes of texts that were measured more than once.
  var texts = AnswerCache<TextDimensions>()

  /// Removes all answers and keeps the memory.
  mutating func removeAll() {
    sizes.removeAll()
    texts.removeAll()
  }
}

/// The size and the baselines of a text, in points.
struct TextDimensions {
  var size: Size
  var firstBaseline: Double
  var lastBaseline: Double
}

extension TextDimensions {
  init(_ metrics: TextMetrics) {
    self.init(
      size: metrics.size,
      firstBaseline: metrics.firstBaseline,
      lastBaseline: metrics.lastBaseline
    )
  }
}
