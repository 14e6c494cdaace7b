import LayoutSim
import Testing

/// The time limits only tell a linear algorithm from a quadratic one.
@Suite("Hostile text")
struct HostileTextTests {
  private func layOut(
    _ text: String,
    font: TextFont = TextFont(pointSize: 17),
    in proposal: Proposal = Proposal(width: 100, height: nil),
    limit: Int? = nil,
    pixel: Double = 0.5
  ) -> TextLayout {
    let content = TextContent(text, font: font, lines: LineSettings(limit: limit))
    return InterMeasurer().layOut(content, in: proposal, pixel: pixel)
  }

  @Test("A million letters without a space are wrapped")
  func endlessWord() {
    // 100 / 9.1226 = 10.96 letters in a line.
    let layout = layOut(String(repeating: "a", count: 1_000_000))
    #expect(layout.lines.count == 100_000)
  }

  @Test("A hundred thousand flags in a row are wrapped")
  func flags() {
    // 100 / 21.25 = 4.7 flags in a line.
    let layout = layOut(String(repeating: "🇮🇹", count: 100_000))
    #expect(layout.lines.count == 25_000)
  }

  @Test("A million spaces are one empty line")
  func endlessSpace() {
    #expect(layOut(String(repeating: " ", count: 1_000_000)).lines == [""])
  }

  @Test("A letter with a hundred thousand marks is one letter")
  func endlessMarks() {
    let text = "e" + String(repeating: "\u{301}", count: 100_000)
    #expect(layOut(text).size == layOut("e").size)
  }

  @Test("Control characters and broken characters are measured")
  func controls() {
    // Three signs without a width, and one of 0.60 em.
    #expect(layOut("\0\u{7F}\u{9F}\u{FFFD}", pixel: 0).size.width == 17 * 0.6)
  }

  @Test(
    "A size that is no positive number sets nothing",
    arguments: [-1, 0, -Double.infinity, .nan]
  )
  func sizes(pointSize: Double) {
    let layout = layOut("hello\nworld", font: TextFont(pointSize: pointSize))
    #expect(layout.size == .zero)
    #expect(layout.lines == ["hello", "world"])
  }

  @Test("Even the largest letters have a finite size")
  func endlessSize() {
    let font = TextFont(pointSize: .infinity, leading: .infinity)
    let size = layOut("hello\nworld", font: font, in: .unspecified).size
    #expect(size.width.isFinite && size.width > 0)
    #expect(size.height.isFinite && size.height > 0)
  }

  @Test("Negative offers count as zero, offers that are no number as none")
  func offers() {
    #expect(layOut("hello", in: Proposal(width: -5, height: -5)).size == .zero)
    #expect(
      layOut("hello world", in: Proposal(width: .nan, height: .nan))
        == layOut("hello world", in: .unspecified)
    )
  }

  @Test(
    "A pixel that is no positive number rounds nothing",
    arguments: [0, -1, .infinity, .nan, Double.leastNonzeroMagnitude]
  )
  func pixels(pixel: Double) {
    // 17 x 1.193359375
    #expect(layOut("a", pixel: pixel).size.height == 20.287109375)
  }

  @Test("The largest and smallest line limits are taken")
  func limits() {
    #expect(layOut("a\nb", limit: .max).lines.count == 2)
    #expect(layOut("a\nb", limit: .min).lines == ["a…"])
  }
}
