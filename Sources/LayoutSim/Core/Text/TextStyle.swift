/// The purpose of a text, which determines its font size at the user's text size.
///
/// The styles, their sizes and weights are those of Apple's Human Interface Guidelines; the line distances
/// are those by which the system scales fonts, which differ from the published table in a few of the larger
/// sizes.
public enum TextStyle: String, Hashable, Codable, Sendable, CaseIterable {
  /// The title of a screen, 34 points by default.
  case largeTitle

  /// A first level of titles, 28 points by default.
  case title

  /// A second level of titles, 22 points by default.
  case title2

  /// A third level of titles, 20 points by default.
  case title3

  /// The heading of running text: semibold, 17 points by default.
  case headline

  /// Running text, 17 points by default.
  case body

  /// Remarks on running text, 16 points by default.
  case callout

  /// The line below a headline, 15 points by default.
  case subheadline

  /// Notes, 13 points by default.
  case footnote

  /// The caption of a picture, 12 points by default.
  case caption

  /// The smallest style, 11 points at most sizes.
  case caption2
}

extension TextStyle {
  /// The size of the letters and the distance between baselines at the user's text size, in points.
  func metrics(at typeSize: TypeSize) -> (pointSize: Double, leading: Double) {
    steps[typeSize.step]
  }

  /// The default weight of the style: semibold for ``headline``, otherwise regular.
  public var weight: TextWeight {
    self == .headline ? .semibold : .regular
  }
}

extension TextFont {
  /// Creates the font of a text style at the user's text size.
  ///
  /// A `weight` of `nil` uses that of the style.
  public init(style: TextStyle, typeSize: TypeSize = .large, weight: TextWeight? = nil) {
    let metrics = style.metrics(at: typeSize)
    self.init(
      pointSize: metrics.pointSize,
      weight: weight ?? style.weight,
      leading: metrics.leading
    )
  }
}
