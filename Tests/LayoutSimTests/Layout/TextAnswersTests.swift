import Synchronization
import Testing

@testable import LayoutSim

/// Remembered answers of texts.
@MainActor
struct TextAnswersTests {
  nonisolated private static let contents: [TextContent] = {
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

  nonisolated private static let offers: [Offer] = {
    let widths: [Double?] = [nil, 400, 208, 205, 203, 60, 45, 44.5, 44, 43, 20, 0, .infinity]
    let heights: [Double?] = [nil, 100, 64.3, 42.3, 30, 0, .infinity]
    return widths.flatMap { width in heights.map { Offer(Proposal(width: width, height: $0)) } }
  }()

  /// Measures as the platform's letters do, and counts.
  private final class CountingMeasurer: TextMeasurer {
    private let counter = Atomic(0)
    var count: Int { counter.load(ordering: .relaxed) }

    func layOut(_ content: TextContent, in proposal: Proposal, pixel: Double) -> TextLayout {
      counter.add(1, ordering: .relaxed)
      return InterMeasurer().layOut(content, in: proposal, pixel: pixel)
    }
  }

  /// A tree of a single text.
  private func tree(_ content: TextContent, _ measurer: any TextMeasurer) -> BoxTree {
    var builder = TreeBuilder(pixel: 1.0 / 3)
    var node = Node(.text, .text)
    node.payload = 0
    builder.tables.texts.append(content)
    builder.leaf(node)
    return builder.finish(asking: .of(measurer))
  }

  @Test("Every offer is answered as if nothing had been asked before", arguments: contents.indices)
  func fresh(index: Int) {
    let content = Self.contents[index]
    for offers in [Self.offers, Self.offers.reversed()] {
      let tree = tree(content, InterMeasurer())
      for offer in offers {
        let answer = withExtendedLifetime(tree) { tree.solver.textDimensions(0, offer) }
        let fresh = InterMeasurer().layOut(content, in: offer.proposal, pixel: 1.0 / 3)
        #expect(answer.size == fresh.size, "\(content.words) in \(offer)")
        #expect(answer.firstBaseline == fresh.firstBaseline, "\(content.words) in \(offer)")
        #expect(answer.lastBaseline == fresh.lastBaseline, "\(content.words) in \(offer)")
      }
    }
  }

  @Test("What is asked for between two questions changes no answer", arguments: contents.indices)
  func mixed(index: Int) {
    let content = Self.contents[index]
    let sizes = Self.offers.map {
      InterMeasurer().layOut(content, in: $0.proposal, pixel: 1.0 / 3).size
    }
    for step in [1, 5, 29] {
      // A text that is only asked once keeps its answer elsewhere than one that is asked often.
      for start in Self.offers.indices {
        let other = (start + step) % Self.offers.count
        let tree = tree(content, InterMeasurer())
        let solver = tree.solver
        withExtendedLifetime(tree) {
          #expect(solver.ask(0, Self.offers[start], 0) == sizes[start])
          #expect(solver.textDimensions(0, Self.offers[other]).size == sizes[other])
          #expect(solver.textDimensions(0, Self.offers[start]).size == sizes[start])
          #expect(solver.ask(0, Self.offers[other], 0) == sizes[other])
          #expect(solver.ask(0, Self.offers[start], 0) == sizes[start])
        }
      }
    }
  }

  @Test("A letter that was cut to its room is as wide as it is where there is more room")
  func cut() {
    let font = TextFont(style: .largeTitle)
    let tree = tree(TextContent("x", font: font), InterMeasurer())
    // Two thirds of ten points, with what division adds in the last digit.
    for width in [6.666666666666668, 100, nil, .infinity] {
      let fresh = InterMeasurer().layOut(
        TextContent("x", font: font),
        in: Proposal(width: width, height: nil),
        pixel: 1.0 / 3
      )
      #expect(tree.layOut(Proposal(width: width, height: nil)) == fresh.size)
    }
  }

  @Test("Words of one line are of no known height where there is no width")
  func noWidth() {
    var content = TextContent("", font: TextFont(style: .body))
    content.lines.limit = 2
    content.lines.least = 2
    let changed = twoTexts(content)
    changed.layOut(Proposal(width: 95, height: 200))
    changed.layOut(Proposal(width: 0, height: 100))
    let fresh = twoTexts(content)
    fresh.layOut(Proposal(width: 0, height: 100))
    #expect(changed.nodes[2].offer == fresh.nodes[2].offer)
  }

  /// A column of a text of one line and one of `content`.
  private func twoTexts(_ content: TextContent) -> BoxTree {
    var builder = TreeBuilder(pixel: 1.0 / 3)
    builder.openBox(.stack(.vertical, spacing: 0))
    var first = TextContent("Wrapping words", font: TextFont(style: .body))
    first.lines.limit = 1
    builder.leaf(.text(first, in: &builder.tables))
    builder.leaf(.text(content, in: &builder.tables))
    builder.closeBox()
    return builder.finish(asking: .of(InterMeasurer()))
  }

  @Test("Two spellings of one accented letter keep their own characters, whichever was shown first")
  func spellings() throws {
    // Equal as strings: é is one character in the first, and e with an accent in the second.
    for words in ["Caf\u{E9} 5", "Cafe\u{301} 5", "Caf\u{E9} 5"] {
      let text = TextContent(words, font: TextFont(style: .body))
      let tree = tree(text, InterMeasurer())
      tree.layOut(.unspecified)
      let line = try #require(tree.solver.textLayout(0, .ideal).lines.first)
      #expect(Array(line.utf8) == Array(words.utf8))
    }
  }

  @Test("A text with room on all sides is measured once")
  func once() {
    let measurer = CountingMeasurer()
    let tree = tree(TextContent("short", font: TextFont(style: .body)), measurer)
    for width in [nil, 300, 200, Double.infinity] {
      for height in [nil, 50, Double.infinity] {
        _ = withExtendedLifetime(tree) {
          tree.solver.textDimensions(0, Offer(Proposal(width: width, height: height)))
        }
      }
    }
    #expect(measurer.count == 1)
  }

  @Test("Words in a column in a row are measured in one line, in their share and in their place")
  @MainActor
  func column() {
    let measurer = CountingMeasurer()
    _ = ElementTree(measurer: measurer)
      .pass(
        Row(spacing: 0) {
          Column(spacing: 0) {
            TextBlock("a")
            TextBlock("one two three four")
          }
          TextBlock("five six seven eight")
        },
        proposal: Proposal(width: 100, height: nil),
        pixel: 1,
        showsNodes: { _ in false }
      )
    // Three texts in one line, the two that are too long for it in their shares, and these again in the heights
    // that the row gives them once it knows its own. Before that the column, which now has a height to share,
    // asks its longer text for its greatest and for its least height.
    #expect(measurer.count == 9)
  }
}
