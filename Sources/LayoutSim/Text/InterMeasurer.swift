/// Measures words by the advances of Inter, corrected to the room that SF Pro takes.
///
/// The system's own face may not be redistributed, so the letters are those of Inter, an open face
/// of nearly the same design; with Apple's published tracking and a fitted correction the widths
/// are within about two percent of the system's. Heights are exactly those of SF Pro. Characters
/// that Inter does not have advance by conventions: ideographs by 1 em, emoji by 1.25 em.
public struct InterMeasurer: TextMeasurer {
  /// A measurer; all are alike.
  public init() {}

  /// Breaks `text` into lines and measures them.
  ///
  /// A text without a character takes no room, and neither does any in an offer of 0 x 0. A newline
  /// at the end is followed by an empty line. Where not even one character fits, the width is the
  /// offer.
  ///
  /// - Parameters:
  ///   - text: The words; a newline starts a paragraph.
  ///   - font: The size, weight and line height to set them in; a size that is not a positive
  ///     number counts as 0.
  ///   - proposal: The room; `nil`, NaN and infinity in width mean one line for each paragraph, and
  ///     a negative length counts as 0. A finite height drops lines that do not fit, but never the
  ///     first.
  ///   - lineLimit: The most lines to show, at least one, or `nil` for as many as there are.
  ///   - pixel: The length of a pixel in points; the size is rounded up to whole pixels, or not at
  ///     all if this is not a positive number.
  /// - Returns: The lines and the room that they take.
  public func layOut(
    _ text: String,
    font: TextFont,
    in proposal: Proposal,
    lineLimit: Int?,
    pixel: Double
  ) -> TextLayout {
    let room = Self.room(proposal.width)
    let height = Self.room(proposal.height)
    if text.isEmpty || (room == 0 && height == 0) {
      return .nothing(of: text)
    }
    var text = text
    text.makeContiguousUTF8()
    let stacked = StackedLines(font)
    let wrapper = LineWrapper(
      text,
      ruler: LetterRuler(pointSize: stacked.font.pointSize, weight: font.weight),
      room: room,
      most: min(lineLimit ?? .max, stacked.lines(in: height))
    )
    let count = wrapper.lines.count
    return TextLayout(
      size: Size(
        width: min(wrapper.width, room).roundedUp(toPixel: pixel),
        height: stacked.height(lines: count).roundedUp(toPixel: pixel)
      ),
      lines: wrapper.lines,
      firstBaseline: stacked.baseline(line: 0),
      lastBaseline: stacked.baseline(line: count - 1),
      isTruncated: wrapper.isTruncated
    )
  }

  private static func room(_ offer: Double?) -> Double {
    guard let offer, !offer.isNaN else { return .infinity }
    return max(0, offer)
  }
}

extension TextLayout {
  fileprivate static func nothing(of text: String) -> TextLayout {
    TextLayout(
      size: .zero,
      lines: [],
      firstBaseline: 0,
      lastBaseline: 0,
      isTruncated: !text.isEmpty
    )
  }
}
