/// Measures text by the advances of Inter, corrected to the widths of SF Pro.
///
/// The system font may not be redistributed, so the glyphs are those of Inter, an open typeface of nearly the
/// same design; with Apple's published tracking and a fitted correction the widths are within about two
/// percent of the system's. Heights are exactly those of SF Pro. Characters that Inter lacks have
/// other advances: those of Chinese and Japanese as on devices, emoji 1.25 em.
public struct InterMeasurer: TextMeasurer {
  private let factors: AdvanceFactors

  /// Creates a measurer; all are equal.
  public init() { factors = AdvanceFactors() }

  /// Creates a measurer of letters whose advances are multiplied by `factors`.
  init(_ factors: AdvanceFactors) { self.factors = factors }

  /// Whether it measures with the advances of Inter themselves.
  var isUncorrected: Bool { factors == AdvanceFactors() }

  /// Breaks a text into lines and measures them.
  ///
  /// An empty text takes only the space of its reserved lines, and any text takes none in an offer of 0 x 0.
  /// A trailing newline is followed by an empty line. If not even one character fits, the width is the offer.
  ///
  /// The text shrinks, with all its lengths, only if it would be truncated otherwise. It is then as large as fits
  /// without truncation, or as small as allowed.
  ///
  /// - Parameters:
  ///   - content: The text and its attributes; a size that is not a positive number counts as 0.
  ///   - proposal: The offer; `nil`, NaN and infinity in width mean one line per paragraph, and a negative
  ///     length counts as 0. A finite height drops lines that do not fit, but never the first, nor the space
  ///     of reserved lines.
  ///   - pixel: The length of a pixel in points; the size is rounded up to whole pixels, or not at all if
  ///     this is not a positive number.
  /// - Returns: The lines and the space that they take.
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
    if let line = TextLayout.singleLine(content, factors, in: room, pixel: pixel) { return line }
    let source = TextSource(content, factors)
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
  /// Whether there is no text to show.
  fileprivate var isEmpty: Bool {
    first.words.isEmpty && !first.isSymbol
      && rest.allSatisfy { $0.words.isEmpty && !$0.isSymbol }
  }
}

extension TextLayout {
  /// Only the space of the reserved lines.
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

  /// The layout of printable ASCII in a single style that fits in one line, as most texts do; otherwise
  /// `nil`.
  fileprivate static func singleLine(
    _ content: TextContent,
    _ factors: AdvanceFactors,
    in room: Size,
    pixel: Double
  ) -> TextLayout? {
    let run = content.first
    guard content.rest.isEmpty, content.lines.least < 2, !run.isSymbol else { return nil }
    let font = run.font.repaired
    let ruler = LetterRuler(font, tracking: TextFont.tracking(run.tracking), by: factors)
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
