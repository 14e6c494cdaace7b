import LayoutSim
import Testing

/// Text styles.
struct TextStyleTests {
  @Test(
    "At the default text size the styles have the sizes and leading of the guidelines",
    arguments: [
      (TextStyle.largeTitle, 34.0, 41.0), (.title, 28, 34), (.title2, 22, 28), (.title3, 20, 25),
      (.headline, 17, 22), (.body, 17, 22), (.callout, 16, 21), (.subheadline, 15, 20),
      (.footnote, 13, 18), (.caption, 12, 16), (.caption2, 11, 13),
    ]
  )
  func defaults(style: TextStyle, pointSize: Double, leading: Double) {
    let font = TextFont(style: style)
    #expect(font.pointSize == pointSize)
    #expect(font.leading == leading)
  }

  @Test(
    "Body grows from 14 points to 53",
    arguments: zip(
      TypeSize.allCases,
      [14.0, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    )
  )
  func body(typeSize: TypeSize, pointSize: Double) {
    #expect(TextFont(style: .body, typeSize: typeSize).pointSize == pointSize)
  }

  @Test("Where the guidelines and the system's scaling differ, lines keep the system's distance")
  func scaledLeading() {
    // The guidelines print 56; the system scales 22 by 2.3183 = 51.
    #expect(TextFont(style: .headline, typeSize: .accessibility4).leading == 51)
  }

  @Test("Headlines are semibold, everything else is regular")
  func weights() {
    #expect(TextFont(style: .headline).weight == .semibold)
    #expect(TextStyle.allCases.filter { $0.weight != .regular } == [.headline])
  }

  @Test("A weight that is asked for replaces the style's own")
  func askedWeight() {
    #expect(TextFont(style: .headline, weight: .bold).weight == .bold)
    #expect(TextFont(style: .body, weight: .medium).weight == .medium)
  }
}
