import Testing

@testable import LayoutSim

@Suite("Lists of answers of texts")
struct TextAnswerPoolTests {
  /// The answer of words that wrap at `width`.
  private func answer(_ width: Double, height: Double = Offer.unspecified) -> TextAnswer {
    TextAnswer(
      offer: Offer(width: width, height: height),
      size: Size(width: width - 1, height: 40),
      firstBaseline: 15,
      lastBaseline: 35,
      isWhole: true
    )
  }

  @Test("Nine answers of a text are kept, then the one unused for longest goes")
  func limit() {
    var pool = TextAnswerPool()
    var first: Int32 = -1
    for width in 1...9 { pool.keep(answer(Double(10 * width)), before: &first) }
    // Asking for the oldest makes the second the one that was not asked for.
    #expect(pool.find(answer(10).offer, from: &first, mayEndInNewline: { false }) != nil)
    pool.keep(answer(100), before: &first)
    #expect(pool.count == 9)
    let known = (1...10).filter { width in
      pool.find(answer(Double(10 * width)).offer, from: &first, mayEndInNewline: { false }) != nil
    }
    #expect(known == [1, 3, 4, 5, 6, 7, 8, 9, 10])
  }

  @Test("Two texts do not see each other's answers")
  func lists() {
    var pool = TextAnswerPool()
    var first: Int32 = -1
    var second: Int32 = -1
    pool.keep(answer(10), before: &first)
    pool.keep(answer(20), before: &second)
    #expect(pool.find(answer(20).offer, from: &first, mayEndInNewline: { false }) == nil)
    #expect(pool.find(answer(20).offer, from: &second, mayEndInNewline: { false }) != nil)
  }

  @Test("Lines serve every width down to their own, and the answer to just an offer comes first")
  func serving() {
    var pool = TextAnswerPool()
    var first: Int32 = -1
    pool.keep(answer(100), before: &first)
    let narrower = Offer(width: 99.5, height: Offer.unspecified)
    #expect(pool.find(narrower, from: &first) { false }?.pointee.offer.width == 100)
    #expect(pool.find(Offer(width: 98, height: Offer.unspecified), from: &first) { false } == nil)
    var exact = answer(99.5)
    exact.size.height = 60
    pool.keep(exact, before: &first)
    pool.keep(answer(101), before: &first)
    #expect(pool.find(narrower, from: &first) { false }?.pointee.size.height == 60)
  }

  @Test("Lines in a given height serve more height only where no newline may end the words")
  func newline() {
    var pool = TextAnswerPool()
    var first: Int32 = -1
    pool.keep(answer(100, height: 50), before: &first)
    let higher = Offer(width: 100, height: 60)
    #expect(pool.find(higher, from: &first, mayEndInNewline: { true }) == nil)
    #expect(pool.find(higher, from: &first, mayEndInNewline: { false }) != nil)
    let lower = Offer(width: 100, height: 45)
    #expect(pool.find(lower, from: &first, mayEndInNewline: { true }) != nil)
  }
}
