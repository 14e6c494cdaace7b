/// The face that words are set in: a size, a weight, a design and the distances that lines keep.
public struct TextFont: Hashable, Codable, Sendable {
  /// The size of the letters, in points.
  public var pointSize: Double

  /// The distance between baselines that the text style asks for, in points; 0 for a fixed-size
  /// face, whose lines are just as high as its letters.
  public var leading: Double

  /// How heavy the letters are.
  public var weight: TextWeight

  /// The shapes of the letters.
  public var design: TextDesign

  /// Whether every digit is as wide as a “0”, so that numbers stand below one another.
  public var hasMonospacedDigits: Bool

  /// A face of a fixed size, unless a `leading` is given.
  public init(
    pointSize: Double,
    weight: TextWeight = .regular,
    leading: Double = 0,
    design: TextDesign = .standard,
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

  /// The height of the letters above the baseline: 0.9521 of the size.
  public var ascent: Double { 0.9521484375 * pointSize }

  /// The depth of the letters below the baseline: the rest of the line.
  public var descent: Double { lineHeight - ascent }

  /// The height of a capital letter: 0.7046 of the size.
  public var capHeight: Double { 0.7045898438 * pointSize }

  /// What lines of one paragraph keep between them beyond their own height, never negative.
  public var extraLeading: Double { max(0, leading - lineHeight) }
}

extension TextFont {
  /// No letter is larger than this many points: far beyond any screen, and small enough for sums.
  private static let largest = 1_000_000.0

  /// The face with lengths that can be counted with: what is not a positive number counts as 0.
  var repaired: TextFont {
    var font = self
    font.pointSize = TextFont.length(pointSize)
    font.leading = TextFont.length(leading)
    return font
  }

  /// A length of a text in points: 0 for what is not a positive number, and never beyond all reason.
  static func length(_ points: Double) -> Double {
    points > 0 ? min(points, largest) : 0
  }

  /// What is added after each letter, in points: 0 for NaN, and never beyond all reason.
  static func tracking(_ points: Double) -> Double {
    points.isNaN ? 0 : min(max(points, -largest), largest)
  }

  /// Whether the widths are those of another face.
  var isApproximate: Bool {
    design == .rounded || design == .serif || (design == .standard && weight != weight.measured)
  }
}
