extension Element {
  /// Sets the words inside in `style`.
  public func textStyle(_ style: TextStyle) -> some Element {
    inherited(\.textStyle, style)
  }

  /// Sets the words inside in a face that does not follow the user's text size.
  public func textFont(_ font: TextFont) -> some Element {
    inherited(\.textFont, font)
  }

  /// Sets the words inside as heavy as `weight`; `nil` means as heavy as their style.
  public func weight(_ weight: TextWeight?) -> some Element {
    inherited(\.textWeight, weight)
  }

  /// Draws the words and the symbols inside in the colour `ink`; `nil` means the usual one.
  ///
  /// It changes no size. An outline of all boxes prints it as `ink=secondary`.
  public func ink(_ ink: Ink?) -> some Element {
    inherited(\.ink, ink)
  }

  /// Draws the letters inside in the shapes of `design`; `nil` means those of their face.
  public func textDesign(_ design: TextDesign?) -> some Element {
    inherited(\.textDesign, design)
  }

  /// Makes every letter inside as wide as every other.
  public func monospaced() -> some Element {
    textDesign(.monospaced)
  }

  /// Makes every digit inside as wide as a “0”, so that numbers stand below one another.
  public func monospacedDigits() -> some Element {
    inherited(\.hasMonospacedDigits, true)
  }

  /// Adds `points` after every letter inside; a negative number moves letters closer.
  public func tracking(_ points: Double) -> some Element {
    inherited(\.tracking, points)
  }

  /// Adds `points` between the lines of each text inside; what is not a positive number counts as 0.
  public func lineSpacing(_ points: Double) -> some Element {
    inherited(\.lineSettings.spacing, points)
  }

  /// Lets the lines of each text inside that are shorter than its longest one stand at `alignment`.
  public func multilineAlignment(_ alignment: LineAlignment) -> some Element {
    inherited(\.lineSettings.alignment, alignment)
  }

  /// Puts the ellipsis of each text inside at `place`.
  public func truncation(_ place: TextTruncation) -> some Element {
    inherited(\.lineSettings.truncation, place)
  }

  /// Lets the letters inside shrink to this share of their size before words are left out.
  ///
  /// A share that is not between 0 and 1 means that they do not shrink.
  public func minimumScale(_ share: Double) -> some Element {
    inherited(\.lineSettings.minimumScale, share)
  }
}

extension Element {
  /// Shows at most `limit` lines of each text inside; `nil` means as many as there are.
  ///
  /// A limit below one counts as one.
  public func lineLimit(_ limit: Int?) -> some Element {
    limitingLines(most: limit, least: 0)
  }

  /// Shows at most `limit` lines of each text inside, and keeps the room of that many lines where
  /// there are fewer if it `reservesSpace`.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some Element {
    limitingLines(most: limit, least: reservesSpace ? max(1, limit) : 0)
  }

  /// Shows at most as many lines of each text inside as the upper bound, and keeps the room of as
  /// many as the lower bound.
  public func lineLimit(_ limits: ClosedRange<Int>) -> some Element {
    limitingLines(most: limits.upperBound, least: limits.lowerBound)
  }

  /// Shows all lines of each text inside, and keeps the room of as many as the lower bound.
  public func lineLimit(_ limits: PartialRangeFrom<Int>) -> some Element {
    limitingLines(most: nil, least: limits.lowerBound)
  }

  /// Shows at most as many lines of each text inside as the upper bound.
  public func lineLimit(_ limits: PartialRangeThrough<Int>) -> some Element {
    limitingLines(most: limits.upperBound, least: 0)
  }

  private func limitingLines(most: Int?, least: Int) -> some Element {
    var limits = LineLimits()
    limits.most = most.map { max(1, $0) }
    limits.least = max(0, least)
    return inherited(\.lineLimits, limits)
  }
}

/// How many lines a text shows, and how many it keeps room for.
private struct LineLimits {
  var most: Int?
  var least = 0
}

extension InheritedValues {
  fileprivate var lineLimits: LineLimits {
    get { LineLimits(most: lineSettings.limit, least: lineSettings.least) }
    set { (lineSettings.limit, lineSettings.least) = (newValue.most, newValue.least) }
  }
}
