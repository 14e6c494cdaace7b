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

    // Most texts differ in these; hashing the rest costs more than a few questions that share a place.
    func hash(into hasher: inout Hasher) {
      hasher.combine(text.first.words)
      hasher.combine(text.first.font.pointSize)
      hasher.combine(offer.width)
    }
  }

  func metrics(
    of text: TextContent,
    _ offer: Offer,
    pixel: Double,
    by measurer: InterMeasurer
  ) -> TextMetrics {
    MeasuredTexts.answer(text, offer, pixel, in: &metrics) {
      measurer.measure(text, in: offer.proposal, pixel: pixel)
    }
  }

  func layout(
    of text: TextContent,
    _ offer: Offer,
    pixel: Double,
    by measurer: InterMeasurer
  ) -> TextLayout {
    MeasuredTexts.answer(text, offer, pixel, in: &layouts) {
      measurer.layOut(text, in: offer.proposal, pixel: pixel)
    }
  }

  @inline(__always)
  private static func answer<Answer>(
    _ text: TextContent,
    _ offer: Offer,
    _ pixel: Double,
    in known: inout [Question: Answer],
    _ measure: () -> Answer
  ) -> Answer {
    guard text.utf8Count <= longest else { return measure() }
    let question = Question(text: text, offer: offer, pixel: pixel)
    if let answer = known[question] { return answer }
    let answer = measure()
    if known.count == capacity { known = [:] }
    known[question] = answer
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
