/// A type-erased measurer.
///
/// The solver asks it for every text. Unlike an existential, a class can be called without being copied, and
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
    _ text: UnsafeMutablePointer<StoredText>,
    for offer: Offer,
    pixel: Double
  ) -> TextMetrics {
    metrics(text.pointee, offer, pixel)
  }

  // A text that is lent is not copied, which would count each reference in it.
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
