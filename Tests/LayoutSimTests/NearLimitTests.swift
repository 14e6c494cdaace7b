import LayoutSim
import Testing

/// Body text: "hello world" is 82.3832 points wide, "hello" 35.8334 and "world" 42.2326.
struct NearLimitTests {
  private func isNear(
    _ text: String,
    width: Double?,
    limit: Int? = nil,
    minimumScale: Double = 1
  ) -> Bool {
    var content = TextContent(text, font: TextFont(style: .body))
    content.lines.limit = limit
    content.lines.minimumScale = minimumScale
    return InterMeasurer()
      .layOut(content, in: Proposal(width: width, height: nil), pixel: 0.5)
      .isNearLimit
  }

  @Test("A label that just fits is near the limit of its width")
  func justFits() {
    // 1.02 x 82.1297 = 83.7722
    #expect(isNear("hello world", width: 82.5))
    #expect(isNear("hello world", width: 83.7))
    #expect(!isNear("hello world", width: 83.8))
    #expect(isNear("hellö world", width: 83.7))
  }

  @Test("A label that just does not fit is near the limit of its width")
  func justWraps() {
    // 82.1297 / 1.02 = 80.5193
    #expect(isNear("hello world", width: 82))
    #expect(isNear("hello world", width: 80.6))
    #expect(!isNear("hello world", width: 80.5))
    #expect(isNear("hello world again", width: 80.6))
  }

  @Test("Words on a line of their own that just fit are near the limit")
  func wordJustFits() {
    // 1.02 x 41.9790 = 42.8186
    #expect(isNear("hello world", width: 42.8))
    #expect(!isNear("hello world", width: 42.9))
  }

  @Test("Truncation is near the limit where all words nearly fit")
  func truncation() {
    #expect(isNear("hello world", width: 80.6, limit: 1))
    #expect(!isNear("hello world", width: 80.5, limit: 1))
    // The next word nearly fits, but more than that is left out.
    #expect(!isNear("hello world again", width: 80.6, limit: 1))
    #expect(isNear("hello world\n", width: 80.6, limit: 1))
    #expect(!isNear("hello world\nagain", width: 80.6, limit: 1))
  }

  @Test("Without a width there is no limit to be near to", arguments: [nil, Double.infinity])
  func noWidth(width: Double?) {
    #expect(!isNear("hello world", width: width))
    #expect(!isNear("hello\nworld", width: width))
  }

  @Test("A letter that is wider than its text breaks nowhere else")
  func letterAlone() {
    #expect(!isNear("a", width: 9))
    #expect(!isNear("aaa", width: 5))
  }

  @Test("Shrunk letters are near a limit where they almost need not or almost cannot")
  func scale() {
    // 81.5 / 82.3832 = 0.989, 60 / 82.3832 = 0.728
    #expect(isNear("hello world", width: 81.5, limit: 1, minimumScale: 0.5))
    #expect(!isNear("hello world", width: 60, limit: 1, minimumScale: 0.5))
    #expect(isNear("hello world", width: 60, limit: 1, minimumScale: 0.72))
    // 0.74 x 82.3832 = 60.9636, and 60 x 1.02 = 61.2.
    #expect(isNear("hello world", width: 60, limit: 1, minimumScale: 0.74))
    #expect(!isNear("hello world", width: 60, limit: 1, minimumScale: 0.75))
  }
}
