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

/// The font of a text: a size, a weight, a design and the line distances.
public struct TextFont: Hashable, Codable, Sendable {
  /// The font size, in points.
  public var pointSize: Double

  /// The distance between baselines of the text style, in points; 0 for a fixed-size font, whose lines are as
  /// high as its glyphs.
  public var leading: Double

  /// The weight.
  public var weight: TextWeight

  /// The design.
  public var design: TextDesign

  /// Whether every digit has the width of a “0”, so that numbers are aligned in columns.
  public var hasMonospacedDigits: Bool

  /// Creates a font of a fixed size, unless a `leading` is given.
  public init(
    pointSize: Double,
    weight: TextWeight = .regular,
    leading: Double = 0,
    design: TextDesign = .default,
    hasMonospacedDigits: Bool = false
  ) {
    self.pointSize = pointSize
    self.leading = leading
    self.weight = weight
    self.design = design
    self.hasMonospacedDigits = hasMonospacedDigits
  }
}

extension TextFont {
  /// The height of one line, unrounded: SF Pro's ratio of 1.193359375 to the size.
  public var lineHeight: Double { 1.193359375 * pointSize }

  /// The height of glyphs above the baseline: 0.9521 of the size.
  public var ascent: Double { 0.9521484375 * pointSize }

  /// The depth of glyphs below the baseline: the rest of the line.
  public var descent: Double { lineHeight - ascent }

  /// The height of a capital letter: 0.7046 of the size.
  public var capHeight: Double { 0.7045898438 * pointSize }

  /// The space between lines of a paragraph in addition to their own height, never negative.
  public var extraLeading: Double { max(0, leading - lineHeight) }

  /// The maximum font size: far beyond any screen, but small enough for sums.
  private static let largest = 1_000_000.0

  /// The font with valid lengths: a value that is not a positive number counts as 0.
  var repaired: TextFont {
    var font = self
    font.pointSize = TextFont.length(pointSize)
    font.leading = TextFont.length(leading)
    return font
  }

  /// A length of a text in points: 0 for a value that is not a positive number, and limited to a reasonable
  /// maximum.
  static func length(_ points: Double) -> Double {
    points > 0 ? min(points, largest) : 0
  }

  /// The tracking in points: 0 for NaN, and limited to a reasonable maximum.
  static func tracking(_ points: Double) -> Double {
    points.isNaN ? 0 : min(max(points, -largest), largest)
  }

  /// Whether the widths are those of another font.
  var isApproximate: Bool {
    design == .rounded || design == .serif || (design == .default && weight != weight.measured)
  }
}

/// The design of a font.
public enum TextDesign: String, Hashable, Codable, Sendable, CaseIterable {
  /// The system font's own design.
  case `default`

  /// A rounded design, measured as the standard one and flagged as approximate.
  case rounded

  /// A serif design, measured as the standard one and flagged as approximate.
  case serif

  /// A monospaced design with advances of 0.618 em.
  case monospaced
}

/// The weight of a font, from the thinnest to the heaviest.
///
/// Four weights have their own widths. Lighter ones are measured as regular and heavier ones as bold, and
/// their texts are flagged as approximate.
public enum TextWeight: String, Hashable, Codable, Sendable, CaseIterable {
  /// The thinnest weight, measured as regular.
  case ultraLight

  /// The second thinnest weight, measured as regular.
  case thin

  /// Slightly lighter than running text, measured as regular.
  case light

  /// The weight of running text.
  case regular

  /// Slightly heavier.
  case medium

  /// The weight of headlines.
  case semibold

  /// The heaviest weight with exact widths.
  case bold

  /// Heavier than bold, and measured as bold.
  case heavy

  /// The heaviest weight, measured as bold.
  case black
}

extension TextWeight {
  /// The weight with the system's setting for bold text, which is assumed: it is not documented.
  var emboldened: TextWeight {
    switch self {
    case .ultraLight, .thin: .regular
    case .light: .medium
    case .regular: .semibold
    case .medium, .semibold: .bold
    case .bold: .heavy
    case .heavy, .black: .black
    }
  }

  /// The weight whose widths are used for this one.
  var measured: TextWeight {
    switch self {
    case .ultraLight, .thin, .light: .regular
    case .heavy, .black: .bold
    case .regular, .medium, .semibold, .bold: self
    }
  }
}
