import Testing

@testable import LayoutSim

/// Gaps in columns beside words of ascent 16, descent 4 and capitals of 12.
///
/// 16 + 4 + 2 - 12 = 10 below them, 4 + 2 = 6 above them. A line is 20 high.
@MainActor
struct TextGapTests {
  private struct Words: Element {
    let name: String

    var body: some Element {
      MonospacedText(
        words: "a",
        number: 0,
        lineLimit: nil,
        line: LineMetrics(ascent: 16, descent: 4, leading: 0, capHeight: 12, pixel: 1)
      )
      .accessibilityIdentifier(name)
    }
  }

  private func top(_ name: String, @ElementBuilder _ content: () -> some Element) -> Double? {
    Laid(100, content: content)[name]?.minY
  }

  @Test("A picture stands further below words than words below a picture")
  func order() {
    let laid = Laid(100) {
      Column {
        Words(name: "upper")
        Block("middle", 10, 10)
        Words(name: "lower")
      }
    }
    #expect(laid["middle"]?.minY == 30)
    #expect(laid["lower"]?.minY == 46)
  }

  @Test("Above padded words there is the ordinary gap, below them their own")
  func paddedAbove() {
    let laid = Laid(100) {
      Column {
        Block("first", 10, 10)
        Words(name: "words").padding(.top, 1)
        Block("last", 10, 10)
      }
    }
    #expect(laid["words"]?.minY == 19)
    #expect(laid["last"]?.minY == 49)
  }

  @Test("Padding beside words leaves the gaps above and below them")
  func paddedBeside() {
    let found = top("words") {
      Column {
        Block("first", 10, 10)
        Words(name: "words").padding(.horizontal, 5)
      }
    }
    #expect(found == 16)
  }

  @Test("A column that ends in words keeps the distance below it that the words prefer")
  func lowerEnd() {
    let found = top("last") {
      Column {
        Column {
          Block("first", 10, 10)
          Words(name: "words")
        }
        Block("last", 10, 10)
      }
    }
    #expect(found == 46)
  }

  @Test("A column that begins with words keeps the distance above it that the words prefer")
  func upperEnd() {
    let found = top("words") {
      Column {
        Block("first", 10, 10)
        Column {
          Words(name: "words")
          Block("last", 10, 10)
        }
      }
    }
    #expect(found == 16)
  }
}
