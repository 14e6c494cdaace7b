import LayoutSim
import Synchronization
import Testing

/// Deep nesting.
@MainActor
struct NestingTests {
  /// Counts how often words are measured.
  private final class CountingMeasurer: TextMeasurer {
    private let counter = Atomic(0)
    var count: Int { counter.load(ordering: .relaxed) }

    func layOut(
      _ content: TextContent,
      in proposal: Proposal,
      pixel: Double
    ) -> TextLayout {
      counter.add(1, ordering: .relaxed)
      return MonospacedMeasurer().layOut(content, in: proposal, pixel: pixel)
    }
  }

  private func measureCount(
    levels: Int,
    wrap: (AnyElement, Int) -> AnyElement
  ) -> Int {
    var element = AnyElement(TextBlock("deep down"))
    for level in 1...levels { element = wrap(element, level) }
    let measurer = CountingMeasurer()
    let pass = ElementTree(measurer: measurer)
      .pass(element, proposal: Proposal(width: 390, height: 760), pixel: 1)
    #expect(pass.size.width > 0)
    return measurer.count
  }

  @Test("64 levels of rows and columns ask each text at most eight times")
  func alternatingStacks() {
    let count = measureCount(levels: 64) { inner, level in
      level.isMultiple(of: 2)
        ? AnyElement(
          Row {
            TextBlock("some words")
            inner
          }
        )
        : AnyElement(
          Column {
            TextBlock("some words")
            inner
          }
        )
    }
    #expect(count <= 65 * 8, "\(count) measurements")
  }

  @Test("64 levels of flexible frames in stacks stay cheap, each with limits of its own")
  func flexibleFrames() {
    let count = measureCount(levels: 64) { inner, level in
      AnyElement(
        Row {
          TextBlock("some words")
          inner
        }
        .frame(maxWidth: 200 + Double(level))
      )
    }
    #expect(count <= 65 * 12, "\(count) measurements")
  }

  @Test("64 levels of rows on baselines stay cheap")
  func baselines() {
    let count = measureCount(levels: 64) { inner, _ in
      AnyElement(
        Row(alignment: .firstTextBaseline) {
          TextBlock("some words")
          Column {
            inner
            TextBlock("b")
          }
        }
      )
    }
    #expect(count <= 129 * 12, "\(count) measurements")
  }
}

/// Trees without boxes.
@MainActor
struct EmptyTreeTests {
  @Test("Padding around nothing is nothing, whatever it is asked")
  func nothing() {
    let tree = ElementTree(measurer: InterMeasurer())
    for proposal in [Proposal.unspecified, Proposal(width: 100, height: 100), .zero] {
      let pass = tree.pass(EmptyElement().padding(), proposal: proposal, pixel: 1)
      #expect(pass.nodes.isEmpty)
      #expect(pass.size == .zero)
    }
  }
}
