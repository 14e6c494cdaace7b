/// A measurer whose type is only known at run time.
///
/// The solver asks it for every text. A class can be asked without copying it, which an existential
/// cannot, and a text that is lent is not copied either.
class AnyTextMeasurer {
  func measure(
    _ text: borrowing HeldText,
    in proposal: Proposal,
    pixel: Double
  ) -> TextMetrics {
    preconditionFailure("a measurer of no type was asked for “\(text.content.words)”")
  }

  func layOut(_ text: borrowing HeldText, in proposal: Proposal, pixel: Double) -> TextLayout {
    preconditionFailure("a measurer of no type was asked for “\(text.content.words)”")
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
    _ text: borrowing HeldText,
    in proposal: Proposal,
    pixel: Double
  ) -> TextMetrics {
    measurer.measure(text.content, in: proposal, pixel: pixel)
  }

  override func layOut(
    _ text: borrowing HeldText,
    in proposal: Proposal,
    pixel: Double
  ) -> TextLayout {
    measurer.layOut(text.content, in: proposal, pixel: pixel)
  }
}
