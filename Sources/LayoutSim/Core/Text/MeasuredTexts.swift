/// The measurements of texts, which screens request again in each pass.
///
/// They depend on nothing but the question, so an answer can be reused for any later request.
final class MeasuredTexts {
  @MainActor static let shared = MeasuredTexts()

  fileprivate var metrics: [Question: TextMetrics] = [:]
  fileprivate var layouts: [Question: TextLayout] = [:]

  /// The maximum number of answers, beyond which all are forgotten.
  private static let capacity = 8_192

  /// The length of the longest text that is remembered, in bytes.
  private static let longest = 256

  /// A text of a single run and what it is offered.
  fileprivate struct Question: Hashable {
    let text: TextContent
    let offer: Offer
    let pixel: Double

    static func == (one: Question, other: Question) -> Bool {
      one.offer == other.offer && one.pixel == other.pixel && one.text == other.text
        && haveSameBytes(one.text.first.words, other.text.first.words)
    }

    // Most texts differ in these; hashing the rest costs more than a few questions that share a place.
    func hash(into hasher: inout Hasher) {
      hasher.combine(text.first.words)
      hasher.combine(text.first.font.pointSize)
      hasher.combine(offer.width)
    }

    /// Whether two equal strings are spelled alike: an accented letter may be one character or two.
    private static func haveSameBytes(_ one: String, _ other: String) -> Bool {
      let count = one.utf8.count
      guard count == other.utf8.count else { return false }
      // Only ASCII has as many bytes as units of UTF-16, and no other string of that length equals it.
      return count == one.utf16.count || one.utf8.elementsEqual(other.utf8)
    }
  }

  @inline(__always)
  fileprivate static func answer<Answer>(
    _ text: TextContent,
    _ offer: Offer,
    _ pixel: Double,
    in known: inout [Question: Answer],
    _ measure: () -> Answer
  ) -> Answer {
    guard text.rest.isEmpty, text.utf8Count <= longest else { return measure() }
    let question = Question(text: text, offer: offer, pixel: pixel)
    if let answer = known[question] { return answer }
    let answer = measure()
    if known.count == capacity { known = [:] }
    known[question] = answer
    return answer
  }
}

/// The latest answers about one text.
final class TextAnswers {
  private typealias Answer<Value> = (offer: Offer, pixel: Double, value: Value)

  private var metrics: [Answer<TextMetrics>] = []
  private var layout: Answer<TextLayout>?

  /// The number of offers of one text whose answers are kept: most containers make the ideal offer and one other.
  private static let capacity = 4

  fileprivate func metrics(
    for offer: Offer,
    _ pixel: Double,
    _ measure: () -> TextMetrics
  ) -> TextMetrics {
    for answer in metrics where answer.offer == offer && answer.pixel == pixel {
      return answer.value
    }
    let value = measure()
    if metrics.count == TextAnswers.capacity { metrics.removeFirst() }
    metrics.append((offer, pixel, value))
    return value
  }

  fileprivate func layout(
    for offer: Offer,
    _ pixel: Double,
    _ measure: () -> TextLayout
  ) -> TextLayout {
    if let layout, layout.offer == offer, layout.pixel == pixel { return layout.value }
    let value = measure()
    layout = (offer, pixel, value)
    return value
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
    guard let answers = text.pointee.answers else { return metrics(text, offer, pixel) }
    return answers.metrics(for: offer, pixel) { metrics(text, offer, pixel) }
  }

  private func metrics(
    _ text: UnsafeMutablePointer<StoredText>,
    _ offer: Offer,
    _ pixel: Double
  ) -> TextMetrics {
    let content = text.pointee.content
    return MeasuredTexts.answer(content, offer, pixel, in: &known.metrics) {
      measurer.measure(content, in: offer.proposal, pixel: pixel)
    }
  }

  override func layOut(
    _ text: UnsafeMutablePointer<StoredText>,
    in proposal: Proposal,
    pixel: Double
  ) -> TextLayout {
    let offer = Offer(proposal)
    guard let answers = text.pointee.answers else { return layout(text, offer, pixel) }
    return answers.layout(for: offer, pixel) { layout(text, offer, pixel) }
  }

  private func layout(
    _ text: UnsafeMutablePointer<StoredText>,
    _ offer: Offer,
    _ pixel: Double
  ) -> TextLayout {
    let content = text.pointee.content
    return MeasuredTexts.answer(content, offer, pixel, in: &known.layouts) {
      measurer.layOut(content, in: offer.proposal, pixel: pixel)
    }
  }
}
