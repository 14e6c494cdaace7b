/// Measures words: the one place that knows how wide letters are.
///
/// The answer must depend on the arguments alone, so that the same input gives the same frames on
/// every machine. A text that is neither truncated, scaled nor near a limit must have the same lines
/// in every offer that is at least as large as its answer and no larger than the offer it answered:
/// the layout then asks only once.
public protocol TextMeasurer: Sendable {
  /// Breaks a text into lines and measures them.
  ///
  /// - Parameters:
  ///   - content: The words and how they are set.
  ///   - proposal: The room; `nil` and infinity in width mean one line for each paragraph. A finite
  ///     height drops lines that do not fit, but never the first.
  ///   - pixel: The length of a pixel in points; the size is rounded up to whole pixels.
  /// - Returns: The lines and the room that they take.
  func layOut(_ content: TextContent, in proposal: Proposal, pixel: Double) -> TextLayout

  /// Measures a text without telling its lines; the default lays it out.
  ///
  /// Layout asks for this several times and for lines only of what is shown. The answer must be that
  /// of ``layOut(_:in:pixel:)``.
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
