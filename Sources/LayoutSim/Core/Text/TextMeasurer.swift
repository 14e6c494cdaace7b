/// Measures text: the only source of character widths.
///
/// The answer must depend on the arguments alone, so that the same input gives the same frames on every
/// machine. A text that is neither truncated, scaled nor near a limit must have the same lines in every offer
/// that is at least as large as its answer and no larger than the offer that it answered: layout then asks
/// only once.
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
