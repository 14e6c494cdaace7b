import LayoutSim
import Testing

/// Heights of text.
struct TextHeightTests {
  private func height(_ text: String, _ font: TextFont, scale: Double) -> Double {
    InterMeasurer()
      .layOut(TextContent(text, font: font), in: .unspecified, pixel: 1 / scale)
      .size.height
  }

  @Test("One line is SF Pro's ratio times its size, rounded up to a pixel")
  func oneLine() {
    // 1.193359375 x 17 = 20.287
    let body = TextFont(style: .body)
    #expect(height("a", body, scale: 3) == 61.0 / 3)
    #expect(height("a", body, scale: 2) == 20.5)
  }

  @Test("No words take no room at all, a blank has its line")
  func noWords() {
    let body = TextFont(style: .body)
    #expect(
      InterMeasurer().layOut(TextContent("", font: body), in: .unspecified, pixel: 1).size == .zero
    )
    #expect(height(" ", body, scale: 3) == 61.0 / 3)
  }

  @Test("Lines of a text style keep its leading, and the block is rounded once")
  func styleLines() {
    // 2 x 17.9004 + (20 - 17.9004) = 37.9004
    #expect(height("a\nb", TextFont(style: .subheadline), scale: 2) == 38)
    // 2 x 35.8008 + (36 - 35.8008) = 71.8008
    #expect(height("a\nb", TextFont(style: .title, typeSize: .xLarge), scale: 2) == 72)
  }

  @Test("Lines of a fixed size are as high as their letters")
  func fixedLines() {
    // 3 x 1.193359375 x 13 = 46.541
    #expect(height("a\nb\nc", TextFont(pointSize: 13), scale: 3) == 140.0 / 3)
  }

  @Test("A leading below the height of a line takes nothing away")
  func tightLeading() {
    // Body at its largest: leading 62, lines of 63.248; 2 x 63.248 = 126.496.
    #expect(height("a\nb", TextFont(style: .body, typeSize: .accessibility5), scale: 2) == 126.5)
  }

  @Test("Baselines are the ascent from the top of their lines")
  func baselines() {
    let layout = InterMeasurer().layOut(
      TextContent("a\nb\nc", font: TextFont(style: .body)),
      in: .unspecified,
      pixel: 0.5
    )
    // 0.9521484375 x 17, and two distances of 22 below it.
    #expect(abs(layout.firstBaseline - 16.186523) < 0.0001)
    #expect(abs(layout.lastBaseline - 60.186523) < 0.0001)
  }
}
