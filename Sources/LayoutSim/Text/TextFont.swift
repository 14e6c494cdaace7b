/// The face that words are set in: a size, a weight and the distances that lines keep.
public struct TextFont: Hashable, Codable, Sendable {
  /// The size of the letters, in points.
  public var pointSize: Double

  /// How heavy the letters are.
  public var weight: TextWeight

  /// The distance between baselines that the text style asks for, in points; 0 for a fixed-size
  /// face, whose lines are just as high as its letters.
  public var leading: Double

  /// A face of a fixed size, unless a `leading` is given.
  public init(pointSize: Double, weight: TextWeight = .regular, leading: Double = 0) {
    self.pointSize = pointSize
    self.weight = weight
    self.leading = leading
  }
}

extension TextFont {
  /// The height of one line, unrounded: SF Pro's ratio of 1.193359375 to the size.
  public var lineHeight: Double { 1.193359375 * pointSize }

  /// The height of the letters above the baseline: 0.9521 of the size.
  public var ascent: Double { 0.9521484375 * pointSize }

  /// The depth of the letters below the baseline: the rest of the line.
  public var descent: Double { lineHeight - ascent }

  /// The height of a capital letter: 0.7046 of the size.
  public var capHeight: Double { 0.7045898438 * pointSize }

  /// What lines of one paragraph keep between them beyond their own height, never negative.
  public var extraLeading: Double { max(0, leading - lineHeight) }
}

/// How heavy letters are drawn.
public enum TextWeight: String, Hashable, Codable, Sendable, CaseIterable {
  /// The weight of running text.
  case regular

  /// Slightly heavier.
  case medium

  /// The weight of headlines.
  case semibold

  /// The heaviest that is measured exactly.
  case bold
}
