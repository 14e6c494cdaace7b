import Testing

@testable import LayoutSim

@MainActor
@Suite("Boxes that hear very many offers")
struct CrowdTests {
  private static let window = Proposal(width: 390, height: 844)

  @Test("Inside six boxes that change offers every answer is exact, inside seven it need not be")
  func nesting() throws {
    // The innermost of seven grids is inside six.
    let few = try WrappedChain([.baselineGrid], levels: 7)
    _ = few.frames(CrowdTests.window)
    #expect(!few.boxes.desk.pointee.crowds.isLimiting)
    let many = try WrappedChain([.baselineGrid], levels: 8)
    _ = many.frames(CrowdTests.window)
    #expect(many.boxes.desk.pointee.crowds.isLimiting)
  }

  @Test("A child may be asked for a thousand widths by a layout around it")
  func search() throws {
    let chain = try WrappedChain(levels: 10) { content, level in
      level == 5
        ? AnyElement(Container(SearchingLayout()) { content })
        : Wrapping.row.around(content, at: level)
    }
    _ = chain.frames(CrowdTests.window)
    #expect(!chain.boxes.desk.pointee.crowds.isLimiting)
  }

  /// Cycles of which some box hears more than it answers.
  private nonisolated static let crowded: [[Wrapping]] = [
    [.ratioGrid], [.baselineRow, .fillingGrid], [.baselineGrid],
  ]

  @Test("Other words in the middle count as if they had been there", arguments: crowded)
  func change(cycle: [Wrapping]) throws {
    let first = try WrappedChain(cycle, levels: 18)
    let frames = first.frames(CrowdTests.window)
    #expect(first.boxes.desk.pointee.crowds.offers.contains { $0.count >= Crowds.capacity })
    let others = try WrappedChain(cycle, levels: 18, words: "others").frames(CrowdTests.window)
    #expect(frames.count == others.count)

    first.reword(WrappedChain.words, to: "others")
    #expect(differences(first.frames(CrowdTests.window), others) == 0)
    first.reword("others", to: WrappedChain.words)
    #expect(differences(first.frames(CrowdTests.window), frames) == 0)
  }

  @Test("Another window before counts for nothing, nor does a second layout", arguments: crowded)
  func window(cycle: [Wrapping]) throws {
    let frames = try WrappedChain(cycle, levels: 18).frames(CrowdTests.window)
    let other = try WrappedChain(cycle, levels: 18)
    _ = other.frames(Proposal(width: 320, height: 480))
    #expect(differences(other.frames(CrowdTests.window), frames) == 0)
    #expect(differences(other.frames(CrowdTests.window), frames) == 0)
  }

  /// How many frames differ.
  private func differences(_ frames: [Rect], _ others: [Rect]) -> Int {
    zip(frames, others).filter { $0 != $1 }.count
  }

  /// Looks for the least width that costs no height, a step of a point at a time.
  private struct SearchingLayout: ContainerLayout {
    func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
      guard let child = children.first else { return .zero }
      let height = child.size(Proposal(width: 1_000, height: nil)).height
      for width in 1..<1_000 {
        let size = child.size(Proposal(width: Double(width), height: nil))
        if size.height == height { return size }
      }
      return child.size(proposal)
    }

    func place(in size: Size, proposal: Proposal, children: LayoutChildren, cache: inout Void) {
      for child in children { child.place(at: .zero, proposal: Proposal(size)) }
    }
  }
}
