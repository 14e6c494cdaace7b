/// What the boxes of a tree answered, and to which offers.
struct LayoutCaches: ~Copyable {
  /// The sizes of boxes that share their offer among others, and of those that were asked too deep.
  var sizes = AnswerCache<Size>()

  /// What texts measure that were asked more than once.
  var texts = AnswerCache<TextDimensions>()

  /// Takes all answers away and keeps the memory.
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
