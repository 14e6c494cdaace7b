import Testing

@testable import LayoutSim

/// Gaps between neighbours.
struct SpacingTests {
  /// Ascent 16, descent 4: a tenth of the line is 2 points.
  private let text = Spacing.text(
    LineMetrics(ascent: 16, descent: 4, leading: 1.2, capHeight: 12, pixel: 0.5)
  )

  private func vertical(_ upper: Spacing, _ lower: Spacing) -> Double {
    Spacing.gap(between: upper, and: lower, along: .vertical)
  }

  @Test("Ordinary neighbours keep 8 points on both axes")
  func plain() {
    #expect(vertical(.plain, .plain) == 8)
    #expect(Spacing.gap(between: .plain, and: .plain, along: .horizontal) == 8)
  }

  @Test("Below something plain, a text keeps its descent and a tenth of its line")
  func aboveText() {
    #expect(vertical(.plain, text) == 6)
  }

  @Test("Above something plain, a text keeps what its capitals leave of the line")
  func belowText() {
    // 16 + 4 + 2 - 12, which is more than 4 + 2.
    #expect(vertical(text, .plain) == 10)
  }

  @Test("Between texts there is the lower one's leading, rounded up to a pixel")
  func betweenTexts() {
    #expect(vertical(text, text) == 1.5)
  }

  @Test("Of two texts the lower one's leading counts, whichever is larger")
  func leadingOfLowerText() {
    let loose = Spacing.text(
      LineMetrics(ascent: 16, descent: 4, leading: 3, capHeight: 12, pixel: 0.5)
    )
    #expect(vertical(text, loose) == 3)
    #expect(vertical(loose, text) == 1.5)
  }

  @Test("Beside a text there are 8 points")
  func besideText() {
    #expect(Spacing.gap(between: text, and: .plain, along: .horizontal) == 8)
  }

  @Test("Next to a spacer there is no gap along its axis, and 8 points across, beside a text, too")
  func spacer() {
    let spacer = Spacing.zero(along: .vertical)
    #expect(vertical(text, spacer) == 0)
    #expect(vertical(spacer, .plain) == 0)
    #expect(Spacing.gap(between: spacer, and: .plain, along: .horizontal) == 8)
    #expect(vertical(.zero(along: .horizontal), text) == 8)
  }

  @Test("Of two texts side by side the first one's leading counts below another text")
  func leadingOfFirstText() {
    let loose = Spacing.text(
      LineMetrics(ascent: 16, descent: 4, leading: 3, capHeight: 12, pixel: 0.5)
    )
    #expect(vertical(text, text.union(loose)) == 1.5)
    #expect(vertical(text, loose.union(text)) == 3)
  }
}
