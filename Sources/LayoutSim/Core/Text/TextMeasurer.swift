/// Measures text: the only source of character widths.
///
/// The answer must depend on the arguments alone, so that the same input gives the same frames on every machine. A text
/// that is neither truncated, scaled nor near a limit must have the same lines in every offer that is at least as large
/// as its answer and no larger than the offer that it answered: layout then measures it only once.
public protocol TextMeasurer: Sendable {
  /// Breaks a text into lines and measures them.
  ///
  /// - Parameters:
  ///   - content: The text and its attributes.
  ///   - proposal: The offer; `nil` and infinity in width mean one line per paragraph. A finite height drops
  ///     lines that do not fit, but never the first.
  ///   - pixel: The length of a pixel in points; the size is rounded up to whole pixels.
  /// - Returns: The lines and their size.
  func layOut(_ content: TextContent, in proposal: Proposal, pixel: Double) -> TextLayout

  /// Measures a text without its lines; the default lays it out.
  ///
  /// Layout calls this several times, and needs lines only of visible text. The answer must be that of
  /// ``layOut(_:in:pixel:)``.
  func measure(_ content: TextContent, in proposal: Proposal, pixel: Double) -> TextMetrics
}

extension TextMeasurer {
  /// Measures a text by laying it out.
  public func measure(
    _ content: TextContent,
    in proposal: Proposal,
    pixel: Double
  ) -> TextMetrics {
    TextMetrics(layOut(content, in: proposal, pixel: pixel))
  }
}

/// The size of a text, without its lines.
public struct TextMetrics: Hashable, Sendable {
  /// The width of the longest line and the height of all, rounded up to whole pixels.
  public var size: Size

  /// The distance of the first line's baseline from the top, in points.
  public var firstBaseline: Double

  /// The distance of the last line's baseline from the top, in points.
  public var lastBaseline: Double

  /// The number of lines.
  public var lineCount: Int

  /// Whether the whole text is shown in its full size; otherwise the numbers hold for one offer only.
  public var isWhole: Bool

  /// Creates metrics with the given values.
  public init(
    size: Size,
    firstBaseline: Double,
    lastBaseline: Double,
    lineCount: Int,
    isWhole: Bool
  ) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lineCount = lineCount
    self.isWhole = isWhole
  }

  /// Creates the metrics of `layout`.
  public init(_ layout: TextLayout) {
    self.init(
      size: layout.size,
      firstBaseline: layout.firstBaseline,
      lastBaseline: layout.lastBaseline,
      lineCount: layout.lines.count,
      isWhole: !layout.isTruncated && layout.scale == 1
    )
  }
}

/// The extent of characters of one font along a line, in integers.
///
/// Only the result is converted to points, so the order in which characters were added does not matter.
struct TextExtent {
  /// Advances and kerning, in units of ``InterFace``.
  var units = 0

  /// The number of characters with the tracking of the font.
  var letters = 0

  /// The number of digits among them.
  var digits = 0

  /// The number of other characters that take space, which the font lacks.
  var others = 0

  /// The length that tabs skip, in points.
  var tabs = 0.0

  /// The ASCII character at the end, or 0: only pairs of such characters are kerned.
  var last: UInt8 = 0

  /// Whether there are characters with a conventional advance.
  var isGuess = false
}

extension TextExtent {
  /// The sum of two extents, without kerning between them.
  static func + (leading: TextExtent, trailing: TextExtent) -> TextExtent {
    TextExtent(
      units: leading.units + trailing.units,
      letters: leading.letters + trailing.letters,
      digits: leading.digits + trailing.digits,
      others: leading.others + trailing.others,
      tabs: leading.tabs + trailing.tabs,
      last: trailing.last,
      isGuess: leading.isGuess || trailing.isGuess
    )
  }
}

extension Double {
  /// The length in points, rounded up to whole pixels; unchanged if `pixel` is not a positive
  /// number.
  func roundedUp(toPixel pixel: Double) -> Double {
    guard pixel > 0, pixel.isFinite else { return self }
    let scale = 1 / pixel
    // Rounding errors of sums must not cost a pixel.
    let pixels = (self * scale - 1e-6).rounded(.up)
    // Adding zero turns negative zero, which rounding up can produce, into zero.
    let rounded = pixels / scale + 0
    return rounded.isFinite ? rounded : self
  }

  /// The length rounded to the pixel that it misses only by a rounding error of sums; otherwise unchanged.
  func snapped(toPixel pixel: Double) -> Double {
    guard pixel > 0, pixel.isFinite else { return self }
    // Divides as `roundedUp(toPixel:)` does, so that both agree on the same length.
    let scale = 1 / pixel
    let nearest = (self * scale).rounded() / scale
    return abs(nearest - self) < 1e-9 ? nearest : self
  }
}

/// A type-erased measurer.
///
/// The solver uses it for every text. Unlike an existential, a class can be called without being copied, and
/// a text can be passed on without being copied.
class AnyTextMeasurer {
  func measure(
    _ text: UnsafeMutablePointer<StoredText>,
    for offer: Offer,
    pixel: Double
  ) -> TextMetrics {
    preconditionFailure("a measurer of no type was asked for “\(text.pointee.content.words)”")
  }

  func layOut(
    _ text: UnsafeMutablePointer<StoredText>,
    in proposal: Proposal,
    pixel: Double
  ) -> TextLayout {
    preconditionFailure("a measurer of no type was asked for “\(text.pointee.content.words)”")
  }

  /// The measurer for the elements of one tree.
  @MainActor
  static func of(_ measurer: some TextMeasurer) -> AnyTextMeasurer {
    if let measurer = measurer as? InterMeasurer, measurer.isUncorrected {
      return RememberingMeasurer(measurer, .shared)
    }
    return TypedTextMeasurer(measurer)
  }
}

private final class TypedTextMeasurer<Measurer: TextMeasurer>: AnyTextMeasurer {
  private let measurer: Measurer

  init(_ measurer: Measurer) {
    self.measurer = measurer
  }

  override func measure(
    _ text: UnsafeMutablePointer<StoredText>,
    for offer: Offer,
    pixel: Double
  ) -> TextMetrics {
    metrics(text.pointee, offer, pixel)
  }

  // A borrowed text is not copied, which would retain each reference in it.
  @inline(__always)
  private func metrics(
    _ text: borrowing StoredText,
    _ offer: Offer,
    _ pixel: Double
  ) -> TextMetrics {
    measurer.measure(text.content, in: offer.proposal, pixel: pixel)
  }

  override func layOut(
    _ text: UnsafeMutablePointer<StoredText>,
    in proposal: Proposal,
    pixel: Double
  ) -> TextLayout {
    measurer.layOut(text.pointee.content, in: proposal, pixel: pixel)
  }
}
