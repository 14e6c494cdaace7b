import Testing

@testable import LayoutSim

@MainActor
@Suite("Boxes that hear very many offers")
struct CrowdTests {
  private static let window = Proposal(width: 390, height: 844)

  @Test("Inside six boxes that change offers every answer is exact, inside seven it need not be")
  func nesting() throws {
    let few = try WrappedChain([.baselineGrid], levels: 6)
    _ = few.frames(CrowdTests.window)
    #expect(!few.boxes.desk.pointee.crowds.isLimiting)
    let many = try WrappedChain([.baselineGrid], levels: 7)
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
