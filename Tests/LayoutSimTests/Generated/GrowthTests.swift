import LayoutSim
import Testing

/// How the work grows with the depth: counted, not timed.
@MainActor
struct GrowthTests {
  private func layOut(_ element: some Element, _ measurer: CountingMeasurer, _ offer: Proposal) {
    let pass = ElementTree(measurer: measurer)
      .pass(element, proposal: offer, pixel: 1, showsNodes: { _ in false })
    #expect(pass.size.width > 0)
  }

  @Test(
    "Stacks by turns ask each text at most eight times, however deep",
    arguments: [4, 16, 64, 256]
  )
  func alternatingStacks(levels: Int) throws {
    let made = try WrappedChain([.row, .column], levels: levels)
    _ = made.frames(Proposal(width: 390, height: 760))
    #expect(made.measures <= 8 * (levels + 1), "\(made.measures) measurements")
  }

  @Test("A thousand paragraphs are measured once each")
  func paragraphs() {
    let measurer = CountingMeasurer()
    layOut(
      Column(alignment: .leading, spacing: 0) {
        Each(0..<1_000, id: \.self) { TextBlock("some words that wrap, paragraph \($0)") }
      },
      measurer,
      Proposal(width: 200, height: nil)
    )
    #expect(measurer.count == 1_000)
  }

  @Test("A screen of an app with 66 texts asks each three times at most")
  func appScreen() {
    let measurer = CountingMeasurer(characterWidth: 8)
    layOut(AppScreen(), measurer, Proposal(width: 390, height: 844))
    #expect(measurer.count <= 198, "\(measurer.count) measurements")
  }
}
