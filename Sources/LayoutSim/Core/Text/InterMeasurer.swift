/// Measures words by the advances of Inter, corrected to the room that SF Pro takes.
///
/// The system's own face may not be redistributed, so the letters are those of Inter, an open face
/// of nearly the same design; with Apple's published tracking and a fitted correction the widths
/// are within about two percent of the system's. Heights are exactly those of SF Pro. Characters
/// that Inter does not have advance by conventions: ideographs by 1 em, emoji by 1.25 em.
public struct InterMeasurer: TextMeasurer {
  /// A measurer; all are alike.
  public init() {}

  /// Breaks a text into lines and measures them.
  ///
  /// A text without a character takes no room but that of its least lines, and none takes any in an
  /// offer of 0 x 0. A newline at the end is followed by an empty line. Where not even one character
  /// fits, the width is the offer.
  ///
  /// Letters shrink only where words would be left out otherwise, all lengths of the text with them.
  /// Then they are as large as what holds all words, or as small as they may be.
  ///
  /// - Parameters:
  ///   - content: The words and how they are set; a size that is not a positive number counts as 0.
  ///   - proposal: The room; `nil`, NaN and infinity in width mean one line for each paragraph, and
  ///     a negative length counts as 0. A finite height drops lines that do not fit, but never the
  ///     first, nor the room of the least lines.
  ///   - pixel: The length of a pixel in points; the size is rounded up to whole pixels, or not at
  ///     all if this is not a positive number.
  /// - Returns: The lines and the room that they take.
  public func layOut(
    _ content: TextContent,
    in proposal: Proposal,
    pixel: Double
  ) -> TextLayout {
    let room = Size(width: Self.room(proposal.width), height: Self.room(proposal.height))
    let isEmpty = content.isEmpty
    if isEmpty || room == .zero {
      return .nothing(of: content, isTruncated: !isEmpty, in: room, pixel: pixel)
    }
    if let line = TextLayout.singleLine(content, in: room, pixel: pixel) { return line }
    let source = TextSource(content)
    let layout = source.text.utf8.withContiguousStorageIfAvailable { bytes in
      var setter = Typesetter(source, bytes, content.lines)
      return setter.layOut(in: room, pixel: pixel)
    }
    return layout ?? .nothing(of: content, isTruncated: true, in: room, pixel: pixel)
  }

  private static func room(_ offer: Double?) -> Double {
    guard let offer, !offer.isNaN else { return .infinity }
    return max(0, offer)
  }
}

extension TextContent {
  /// Whether there is nothing to show.
  fileprivate var isEmpty: Bool {
    first.words.isEmpty && !first.isSymbol
      && rest.allSatisfy { $0.words.isEmpty && !$0.isSymbol }
  }
}

extension TextLayout {
  /// Just the room of the least lines.
  fileprivate static func nothing(
    of content: TextContent,
    isTruncated: Bool,
    in room: Size,
    pixel: Double
  ) -> TextLayout {
    var height = 0.0
    if content.lines.least > 0, room != .zero {
      let spacing = TextFont.length(content.lines.spacing)
      height = StackedLines(content.first.font.repaired, spacing: spacing)
        .height(lines: content.lines.least)
        .roundedUp(toPixel: pixel)
    }
    return TextLayout(
      size: Size(width: 0, height: height),
      lines: [],
      firstBaseline: 0,
      lastBaseline: 0,
      isTruncated: isTruncated
    )
  }

  /// Printable ASCII of one look that fits in one line, which most texts are; else `nil`.
  fileprivate static func singleLine(
    _ content: TextContent,
    in room: Size,
    pixel: Double
  ) -> TextLayout? {
    let run = content.first
    guard content.rest.isEmpty, content.lines.least < 2, !run.isSymbol else { return nil }
    let font = run.font.repaired
    let ruler = LetterRuler(font, tracking: TextFont.tracking(run.tracking))
    let most = room.width + LineWrapper.tolerance
    let points = run.words.utf8.withContiguousStorageIfAvailable {
      ruler.points(ofPrintable: $0, room: most)
    }
    guard let points, let width = points else { return nil }
    return TextLayout(
      size: Size(
        width: min(width, room.width).roundedUp(toPixel: pixel),
        height: font.lineHeight.roundedUp(toPixel: pixel)
      ),
      lines: [run.words],
      firstBaseline: font.ascent,
      lastBaseline: font.ascent,
      isNearLimit: width * (1 + uncertainty) > room.width,
      isApproximate: font.isApproximate
    )
  }
}
