/// What words are for, which decides how large they are set at the user's text size.
///
/// The styles, their sizes and weights are those of Apple's Human Interface Guidelines; the
/// distances between lines are the ones that the system scales fonts by, which differ from the
/// published table in a few of the larger sizes.
public enum TextStyle: String, Hashable, Codable, Sendable, CaseIterable {
  /// The title of a screen, 34 points by default.
  case largeTitle

  /// A first level of titles, 28 points by default.
  case title

  /// A second level of titles, 22 points by default.
  case title2

  /// A third level of titles, 20 points by default.
  case title3

  /// What stands above running text: semibold, 17 points by default.
  case headline

  /// Running text, 17 points by default.
  case body

  /// Remarks beside running text, 16 points by default.
  case callout

  /// What stands below a headline, 15 points by default.
  case subheadline

  /// Notes, 13 points by default.
  case footnote

  /// What explains a picture, 12 points by default.
  case caption

  /// The smallest style, 11 points at most sizes.
  case caption2
}

extension TextStyle {
  /// The size of letters and the distance of baselines in one text size, in points.
  struct LineMetrics {
    let pointSize: Double
    let leading: Double
  }

  /// How heavy the style is unless asked otherwise: semibold for ``headline``, else regular.
  public var weight: TextWeight {
    self == .headline ? .semibold : .regular
  }
}

extension TextFont {
  /// The face of a text style at the user's text size.
  ///
  /// A `weight` of `nil` leaves the style its own.
  public init(style: TextStyle, typeSize: TypeSize = .large, weight: TextWeight? = nil) {
    let metrics = style.metrics(at: typeSize)
    self.init(
      pointSize: metrics.pointSize,
      weight: weight ?? style.weight,
      leading: metrics.leading
    )
  }
}
