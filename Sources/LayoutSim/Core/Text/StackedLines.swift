/// The heights of stacked lines of one font.
struct StackedLines {
  private let ascent: Double
  private let lineHeight: Double
  private let pitch: Double

  /// Creates lines of `font`, whose lengths must be finite and not negative, with `spacing` points between
  /// them in addition to the font's leading.
  init(_ font: TextFont, spacing: Double = 0) {
    ascent = font.ascent
    lineHeight = font.lineHeight
    pitch = lineHeight + font.extraLeading + spacing
  }
}

extension StackedLines {
  /// The unrounded height of that many lines, with the distance between them but not around them.
  func height(lines count: Int) -> Double {
    lineHeight + Double(max(1, count) - 1) * pitch
  }

  /// The number of lines that fit in `height`, at least one.
  func lines(in height: Double) -> Int {
    let further = (height + LineWrapper.tolerance - lineHeight) / pitch
    guard further >= 1 else { return 1 }
    return further < 1e9 ? 1 + Int(further) : .max
  }

  /// The place of a line, counted from 0.
  func line(_ number: Int) -> StackedLine {
    StackedLine(top: Double(number) * pitch, ascent: ascent, height: lineHeight)
  }
}

/// The place of a line among others, in points from the top of the text.
struct StackedLine {
  var top: Double
  var ascent: Double
  var height: Double

  var baseline: Double { top + ascent }
  var bottom: Double { top + height }
}

extension TextSource {
  /// Places lines of different fonts.
  ///
  /// A line is as high as its tallest ascent and deepest descent, and has the largest of their distances to
  /// the next.
  func stack(_ lines: [TypesetLine], spacing: Double) -> [StackedLine] {
    var stacked: [StackedLine] = []
    stacked.reserveCapacity(lines.count)
    var top = 0.0
    for line in lines {
      let (ascent, descent, leading) = extremes(of: line)
      let height = ascent + descent
      stacked.append(StackedLine(top: top, ascent: ascent, height: height))
      top += height + leading + spacing
    }
    return stacked
  }

  private func extremes(of line: TypesetLine) -> (ascent: Double, descent: Double, leading: Double)
  {
    var found = extremes(from: line.start, to: line.end)
    if !line.tail.isEmpty {
      let tail = extremes(from: line.tail.lowerBound, to: line.tail.upperBound)
      found.ascent = max(found.ascent, tail.ascent)
      found.descent = max(found.descent, tail.descent)
      found.leading = max(found.leading, tail.leading)
    }
    return found
  }

  private func extremes(
    from start: Int,
    to end: Int
  ) -> (ascent: Double, descent: Double, leading: Double) {
    var number = span(at: start)
    let first = font(number)
    var found = (ascent: first.ascent, descent: first.descent, leading: first.extraLeading)
    while self.end(of: number) < end, number + 1 < spanCount {
      number += 1
      let font = font(number)
      found.ascent = max(found.ascent, font.ascent)
      found.descent = max(found.descent, font.descent)
      found.leading = max(found.leading, font.extraLeading)
    }
    return found
  }
}

/// A typeset line: the bytes of the text that it shows, and its width.
struct TypesetLine {
  /// A mark that replaces hidden text, or that follows an interrupted word.
  enum Mark {
    case none
    case ellipsis

    /// In place of the soft hyphen that the line ends with.
    case hyphen
  }

  var start: Int
  var end: Int

  /// Its width, in points.
  var width: Double

  var mark = Mark.none

  /// Whether the advance of a character is a convention.
  var isGuess = false

  /// The text after the ellipsis.
  var tail = 0..<0
}

extension TypesetLine {
  func words(of source: TextSource) -> String {
    switch mark {
    case .none: source.words(from: start, to: end)
    case .hyphen: source.words(from: start, to: end - TypesetLine.softHyphenLength) + "-"
    case .ellipsis:
      source.words(from: start, to: end) + "…"
        + source.words(from: tail.lowerBound, to: tail.upperBound)
    }
  }

  /// The length of a soft hyphen in bytes.
  private static let softHyphenLength = 2
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the character that ends at `place` is a soft hyphen.
  func endsInSoftHyphen(at place: Int) -> Bool {
    place >= 2 && self[place - 1] == 0xAD && self[place - 2] == 0xC2
  }
}
