/// The measures of texts, for which screens ask again in each pass.
///
/// They depend on nothing but the question, so that it makes no difference who has asked before.
final class MeasuredTexts {
  @MainActor static let shared = MeasuredTexts()

  private var metrics: [Question: TextMetrics] = [:]
  private var layouts: [Question: TextLayout] = [:]

  /// The maximum number of answers, beyond which all are forgotten.
  private static let capacity = 8_192

  /// The length of the longest text that is remembered, in bytes.
  private static let longest = 256

  private struct Question: Hashable {
    let text: TextContent
    let offer: Offer
    let pixel: Double
  }

  func metrics(
    of text: TextContent,
    _ offer: Offer,
    pixel: Double,
    by measurer: InterMeasurer
  ) -> TextMetrics {
    answer(text, offer, pixel, in: \.metrics) {
      measurer.measure(text, in: offer.proposal, pixel: pixel)
    }
  }

  func layout(
    of text: TextContent,
    _ offer: Offer,
    pixel: Double,
    by measurer: InterMeasurer
  ) -> TextLayout {
    answer(text, offer, pixel, in: \.layouts) {
      measurer.layOut(text, in: offer.proposal, pixel: pixel)
    }
  }

  @inline(__always)
  private func answer<Answer>(
    _ text: TextContent,
    _ offer: Offer,
    _ pixel: Double,
    in list: ReferenceWritableKeyPath<MeasuredTexts, [Question: Answer]>,
    _ measure: () -> Answer
  ) -> Answer {
    guard text.utf8Count <= MeasuredTexts.longest else { return measure() }
    let question = Question(text: text, offer: offer, pixel: pixel)
    if let known = self[keyPath: list][question] { return known }
    let answer = measure()
    if self[keyPath: list].count == MeasuredTexts.capacity { self[keyPath: list] = [:] }
    self[keyPath: list][question] = answer
    return answer
  }
}

/// The measurer of most trees, which measures a text of a kind once.
final class RememberingMeasurer: AnyTextMeasurer {
  private let measurer: InterMeasurer
  private let known: MeasuredTexts

  init(_ measurer: InterMeasurer, _ known: MeasuredTexts) {
    self.measurer = measurer
    self.known = known
  }

  override func measure(
    _ text: UnsafeMutablePointer<StoredText>,
    for offer: Offer,
    pixel: Double
  ) -> TextMetrics {
    known.metrics(of: text.pointee.content, offer, pixel: pixel, by: measurer)
  }

  override func layOut(
    _ text: UnsafeMutablePointer<StoredText>,
    in proposal: Proposal,
    pixel: Double
  ) -> TextLayout {
    known.layout(of: text.pointee.content, Offer(proposal), pixel: pixel, by: measurer)
  }
}
