import LayoutSim

/// A text with its font and its lines, which in a picture of an outline are derived from its frame.
///
/// An outline contains neither. The height of a text determines the size: a text of two lines at 42.33 points is body
/// text at the default text size. If several styles have the same height, its width determines the style, and its
/// weight.
struct FittedText {
  /// The lines, at least one.
  let lines: [String]

  /// The font.
  var font: TextFont

  /// The distance between two baselines, in points.
  let distance: Double

  /// The width of each line, in points, so that a picture can enforce it; empty if they are not known.
  let widths: [Double]
}

extension TextWeight {
  /// The weight as style sheets number it: 400 is regular.
  var number: Int { 100 * ((TextWeight.allCases.firstIndex(of: self) ?? 3) + 1) }
}

/// Finds the fonts of texts at one text size on one display.
struct TextFitting {
  let typeSize: TypeSize

  /// The length of a pixel in points.
  let pixel: Double

  private let measurer: any TextMeasurer
  private let fonts: [TextFont]

  init(typeSize: TypeSize, pixel: Double, corrections: Corrections = Corrections()) {
    measurer = corrections.measurer(orOwn: InterMeasurer())
    self.typeSize = typeSize
    self.pixel = pixel
    // Regular ones first: only a width shows that a text is not regular.
    let styles = TextStyle.allCases.filter { $0.weight == .regular } + [.headline]
    fonts = styles.map { TextFont(style: $0, typeSize: typeSize) }
  }

  /// The text of a node, in its lines and its font as far as they are known.
  func text(of node: RenderNode, in size: Size) -> FittedText {
    var guess: FittedText {
      fit(node.label ?? "", in: size, isTruncated: node.flags.contains(.truncated))
    }
    guard !node.lines.isEmpty else { return guess }
    let font = node.font ?? guess.font
    let widths = widths(of: node.lines, in: font)
    let isFilled = abs((widths.max() ?? 0) - size.width) <= pixel
    return fitted(node.lines, font, in: size, isFilled ? widths : [])
  }

  /// Finds the font and the lines of a text whose line breaks are not known.
  ///
  /// A heading of a list may be drawn in capitals, which also shows in its width.
  private func fit(_ given: String, in size: Size, isTruncated: Bool) -> FittedText {
    let offer = Proposal(
      width: size.width + pixel,
      height: isTruncated ? size.height + pixel : nil
    )
    let sized = fonts.compactMap { font in
      lineCount(in: font, height: size.height).map { (weights: weights(of: font), count: $0) }
    }
    var best: (lines: [String], font: TextFont)?
    let capitals = given.uppercased()
    for number in 0..<TextFitting.mostWeights {
      for words in given == capitals ? [given] : [given, capitals] {
        for (weights, count) in sized where number < weights.count {
          let font = weights[number]
          let layout = layOut(words, in: font, offer)
          guard layout.lines.count == count else { continue }
          let error = abs(layout.size.width - size.width)
          if error <= pixel {
            let widths = count == 1 ? [size.width] : widths(of: layout.lines, in: font)
            return fitted(layout.lines, font, in: size, widths)
          }
          if best == nil, words == given { best = (layout.lines, font) }
        }
      }
    }
    if let best { return fitted(best.lines, best.font, in: size) }
    return fitWithoutStyle(given, in: size, offer)
  }

  /// The lines of a text in a font, at most as wide as `width`; one line if it is not wide enough for a letter.
  func lines(of words: String, in font: TextFont, width: Double) -> [String] {
    guard width > font.pointSize else { return [words] }
    let lines = layOut(words, in: font, Proposal(width: width, height: nil)).lines
    return lines.isEmpty ? [words] : lines
  }

  /// Finds the number of lines of a text whose font is not a text style.
  private func fitWithoutStyle(_ words: String, in size: Size, _ offer: Proposal) -> FittedText {
    for count in 1...TextFitting.maxLines {
      let font = TextFont(pointSize: size.height / Double(count) / ratio)
      let lines = layOut(words, in: font, offer).lines
      if lines.count == count { return fitted(lines, font, in: size) }
    }
    return fitted([words], TextFont(pointSize: 17), in: size)
  }

  /// The maximum number of lines in the search for a text without a known style.
  private static let maxLines = 8

  /// The height of a line of a font of one point.
  private var ratio: Double { TextFont(pointSize: 1).lineHeight }

  private func fitted(
    _ lines: [String],
    _ font: TextFont,
    in size: Size,
    _ widths: [Double] = []
  ) -> FittedText {
    let gaps = Double(lines.count - 1)
    let distance = gaps > 0 ? (size.height - font.lineHeight) / gaps : font.lineHeight
    return FittedText(lines: lines, font: font, distance: distance, widths: widths)
  }

  /// A font in the weights to try, that of the style first.
  private func weights(of font: TextFont) -> [TextFont] {
    let others = [TextWeight.regular, .semibold, .bold].filter { $0 != font.weight }
    return ([font.weight] + others).map { weight in
      var font = font
      font.weight = weight
      return font
    }
  }

  /// The greatest number of weights that are tried.
  private static let mostWeights = 3

  private func isAsHigh(_ font: TextFont, lines: Int, as height: Double) -> Bool {
    let natural = Double(lines) * font.lineHeight + Double(lines - 1) * font.extraLeading
    return natural - height < pixel / 2 && height - natural < pixel * 1.5
  }

  /// The number of lines of a font in a text of this height; `nil` if no number has it.
  private func lineCount(in font: TextFont, height: Double) -> Int? {
    let count = ((height + font.extraLeading) / (font.lineHeight + font.extraLeading)).rounded()
    guard count >= 1, count < 1000, isAsHigh(font, lines: Int(count), as: height) else {
      return nil
    }
    return Int(count)
  }

  private func widths(of lines: [String], in font: TextFont) -> [Double] {
    lines.map { layOut($0, in: font, Proposal(width: nil, height: nil)).size.width }
  }

  private func layOut(_ words: String, in font: TextFont, _ offer: Proposal) -> TextLayout {
    measurer.layOut(TextContent(words, font: font), in: offer, pixel: pixel)
  }
}
