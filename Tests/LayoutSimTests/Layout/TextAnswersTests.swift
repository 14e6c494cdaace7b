import Testing

@testable import LayoutSim

@Suite("Remembered answers of texts")
struct TextAnswersTests {
  private static let contents: [TextContent] = {
    let font = TextFont(style: .body)
    var contents: [TextContent] = []
    let texts = ["", "short", "some longer words that wrap, \nin paragraphs\n", "漢字かな and words"]
    for text in texts {
      var content = TextContent(text, font: font)
      contents.append(content)
      content.lines.limit = 1
      contents.append(content)
      content.lines.minimumScale = 0.6
      contents.append(content)
      content.lines.limit = 3
      content.lines.least = 2
      content.lines.truncation = .middle
      contents.append(content)
      content.lines.alignment = .trailing
      content.lines.minimumScale = 1
      contents.append(content)
    }
    return contents
  }()

  private static let offers: [Offer] = {
    let widths: [Double?] = [nil, 400, 208, 205, 203, 60, 45, 44.5, 44, 43, 20, 0, .infinity]
    let heights: [Double?] = [nil, 100, 64.3, 42.3, 30, 0, .infinity]
    return widths.flatMap { width in heights.map { Offer(Proposal(width: width, height: $0)) } }
  }()

  private func measure(_ content: TextContent) -> (Proposal) -> TextLayout {
    { InterMeasurer().layOut(content, in: $0, pixel: 1.0 / 3) }
  }

  @Test("Every offer is answered as if nothing had been asked before", arguments: contents.indices)
  func fresh(index: Int) {
    let content = Self.contents[index]
    let measure = measure(content)
    for offers in [Self.offers, Self.offers.reversed()] {
      var answers = TextAnswers()
      for offer in offers {
        let answer = answers.layout(
          for: offer,
          mayEndInNewline: { content.mayEndInNewline },
          measure: measure
        )
        #expect(answer == measure(offer.proposal), "\(content.words) in \(offer)")
      }
    }
  }

  @Test("A text with room on all sides is measured once")
  func once() {
    var count = 0
    var answers = TextAnswers()
    let measure = measure(TextContent("short", font: TextFont(style: .body)))
    for width in [nil, 300, 200, Double.infinity] {
      for height in [nil, 50, Double.infinity] {
        _ = answers.layout(
          for: Offer(Proposal(width: width, height: height)),
          mayEndInNewline: { false },
          measure: {
            count += 1
            return measure($0)
          }
        )
      }
    }
    #expect(count == 1)
  }
}
