extension Element {
  /// Sets the style of the texts inside.
  public func font(_ style: TextStyle) -> some Element {
    environment(\.textStyle, style)
  }

  /// Sets a font for the texts inside that does not follow the user's text size.
  public func font(_ font: TextFont) -> some Element {
    environment(\.textFont, font)
  }

  /// Sets the weight of the texts inside; `nil` uses that of their style.
  public func fontWeight(_ weight: TextWeight?) -> some Element {
    environment(\.textWeight, weight)
  }

  /// Makes the texts inside bold, or no bolder than their style if `isActive` is `false`.
  public func bold(_ isActive: Bool = true) -> some Element {
    fontWeight(isActive ? .bold : nil)
  }

  /// Sets the font design of the texts inside; `nil` uses that of their font.
  public func fontDesign(_ design: TextDesign?) -> some Element {
    environment(\.textDesign, design)
  }

  /// Uses a monospaced design for the texts inside.
  public func monospaced() -> some Element {
    fontDesign(.monospaced)
  }

  /// Gives every digit inside the width of a “0”, so that numbers are aligned in columns.
  public func monospacedDigit() -> some Element {
    environment(\.hasMonospacedDigits, true)
  }

  /// Adds `points` after every letter inside; a negative number moves letters closer.
  public func tracking(_ points: Double) -> some Element {
    environment(\.tracking, points)
  }

  /// Adds `points` between the lines of each text inside; a value that is not a positive number counts as 0.
  public func lineSpacing(_ points: Double) -> some Element {
    environment(\.lineSettings.spacing, points)
  }

  /// Sets the alignment of shorter lines in each text inside.
  public func multilineTextAlignment(_ alignment: LineAlignment) -> some Element {
    environment(\.lineSettings.alignment, alignment)
  }

  /// Sets the place of the ellipsis of each truncated text inside.
  public func truncationMode(_ place: TextTruncation) -> some Element {
    environment(\.lineSettings.truncation, place)
  }

  /// Lets the text inside shrink to this fraction of its size before it is truncated.
  ///
  /// A fraction that is not between 0 and 1 disables shrinking.
  public func minimumScaleFactor(_ share: Double) -> some Element {
    environment(\.lineSettings.minimumScale, share)
  }
}

extension Element {
  /// Limits each text inside to `limit` lines; `nil` removes the limit.
  ///
  /// A limit below one counts as one.
  public func lineLimit(_ limit: Int?) -> some Element {
    limitingLines(most: limit, least: 0)
  }

  /// Limits each text inside to `limit` lines, and reserves the space of that many lines if `reservesSpace`.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some Element {
    limitingLines(most: limit, least: reservesSpace ? max(1, limit) : 0)
  }

  /// Limits each text inside to the upper bound of lines, and reserves the space of the lower bound.
  public func lineLimit(_ limits: ClosedRange<Int>) -> some Element {
    limitingLines(most: limits.upperBound, least: limits.lowerBound)
  }

  /// Removes the line limit of each text inside, and reserves the space of the lower bound of lines.
  public func lineLimit(_ limits: PartialRangeFrom<Int>) -> some Element {
    limitingLines(most: nil, least: limits.lowerBound)
  }

  /// Limits each text inside to the upper bound of lines.
  public func lineLimit(_ limits: PartialRangeThrough<Int>) -> some Element {
    limitingLines(most: limits.upperBound, least: 0)
  }

  private func limitingLines(most: Int?, least: Int) -> some Element {
    var limits = LineLimits()
    limits.most = most.map { max(1, $0) }
    limits.least = max(0, least)
    return environment(\.lineLimits, limits)
  }
}

/// The maximum number of lines of a text, and the number for which space is reserved.
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

// Attributes of text that change how it is drawn.

extension Element {
  /// Slants the texts inside.
  ///
  /// It is assumed that slanted text is as wide as upright text, which is true of the system's font to about 1 %.
  public func italic(_ isActive: Bool = true) -> some Element {
    environment(\.textSettings.looks.isItalic, isActive)
  }

  /// Underlines the texts inside, in their own colour by default.
  public func underline(_ isActive: Bool = true, color: Ink? = nil) -> some Element {
    environment(\.textSettings.looks.underline, isActive ? TextLine(ink: color) : nil)
  }

  /// Draws a line through the texts inside, in their own colour by default.
  public func strikethrough(_ isActive: Bool = true, color: Ink? = nil) -> some Element {
    environment(\.textSettings.looks.strikethrough, isActive ? TextLine(ink: color) : nil)
  }

  /// Shows the texts inside in upper or lower case; `nil` shows the original text, even above the sections of a list,
  /// where headers are in capitals otherwise.
  ///
  /// It is measured as it is shown; its label is the original text.
  public func textCase(_ letters: LetterCase?) -> some Element {
    environment(\.textCase, letters)
  }
}

extension Element {
  /// Sets the text size of the content, whatever the user's is.
  ///
  /// It imitates SwiftUI's modifier of that name.
  public func dynamicTypeSize(_ size: TypeSize) -> some Element {
    environment(\.dynamicTypeSize, size)
  }

  /// Limits the text size of the content to `limits`, such as `...TypeSize.xxLarge`.
  ///
  /// It imitates SwiftUI's modifier of that name.
  public func dynamicTypeSize<Limits: RangeExpression<TypeSize>>(_ limits: Limits) -> some Element {
    let known = TypeSize.allCases.filter { limits.contains($0) }
    return transformEnvironment(\.self) {
      guard let least = known.first, let most = known.last else { return }
      $0.dynamicTypeSize = min(max($0.dynamicTypeSize, least), most)
    }
  }
}

extension TypeSize: Comparable {
  /// Whether texts are smaller at the left size than at the right one.
  public static func < (left: TypeSize, right: TypeSize) -> Bool { left.step < right.step }
}
