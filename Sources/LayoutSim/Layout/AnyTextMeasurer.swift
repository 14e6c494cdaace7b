/// A measurer whose type is only known at run time.
///
/// The solver asks it for every text. A class can be asked without copying it, which an existential
/// cannot.
class AnyTextMeasurer {
  func measure(_ content: TextContent, in proposal: Proposal, pixel: Double) -> TextMetrics {
    TextMetrics(layOut(content, in: proposal, pixel: pixel))
  }

  func layOut(_ content: TextContent, in proposal: Proposal, pixel: Double) -> TextLayout {
    preconditionFailure("a measurer of no type was asked for “\(content.words)”")
  }

  static func of(_ measurer: some TextMeasurer) -> AnyTextMeasurer {
    TypedTextMeasurer(measurer)
  }
}

private final class TypedTextMeasurer<Measurer: TextMeasurer>: AnyTextMeasurer {
  private let measurer: Measurer

  init(_ measurer: Measurer) {
    self.measurer = measurer
  }

  override func measure(
    _ content: TextContent,
    in proposal: Proposal,
    pixel: Double
  ) -> TextMetrics {
    measurer.measure(content, in: proposal, pixel: pixel)
  }

  override func layOut(
    _ content: TextContent,
    in proposal: Proposal,
    pixel: Double
  ) -> TextLayout {
    measurer.layOut(content, in: proposal, pixel: pixel)
  }
}
