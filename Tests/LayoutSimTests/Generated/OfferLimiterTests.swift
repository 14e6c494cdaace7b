import Testing

@testable import LayoutSim

/// Boxes that are offered very much.
@MainActor
struct OfferLimiterTests {
  private static let window = Proposal(width: 390, height: 844)

  @Test("Inside six boxes that change offers every answer is exact, inside seven it need not be")
  func nesting() throws {
    let few = try WrappedChain([.baselineGrid], levels: 6)
    _ = few.frames(OfferLimiterTests.window)
    #expect(!few.boxes.state.pointee.limiter.isLimiting)
    let many = try WrappedChain([.baselineGrid], levels: 7)
    _ = many.frames(OfferLimiterTests.window)
    #expect(many.boxes.state.pointee.limiter.isLimiting)
  }

  @Test(
    "An element that answered an offer with another's size is approximate, with its content and containers"
  )
  func mark() throws {
    var element = AnyElement(TextBlock("in the middle").accessibilityIdentifier("middle"))
    for level in 0..<18 { element = Wrapping.baselineGrid.around(element, at: level) }
    let row = Row {
      element
      TextBlock("beside").accessibilityIdentifier("beside")
    }
    let nodes = ElementTree(measurer: MonospacedMeasurer())
      .pass(row, proposal: OfferLimiterTests.window, pixel: 1).nodes
    #expect(nodes.first?.flags.contains(.approximate) == true)
    #expect(nodes.first { $0.identifier == "middle" }?.flags.contains(.approximate) == true)
    #expect(nodes.first { $0.identifier == "beside" }?.flags.contains(.approximate) == false)
  }

  @Test("A stage says where a layout took one offer for another")
  func finding() throws {
    func findings(levels: Int) -> [Finding] {
      Stage(on: .iPhone15) {
        var element = AnyElement(TextBlock("in the middle"))
        for level in 0..<levels { element = Wrapping.baselineGrid.around(element, at: level) }
        return element
      }.renderTree.findings.filter { $0.code == .layoutApproximated }
    }
    #expect(findings(levels: 3).isEmpty)
    let finding = try #require(findings(levels: 18).first)
    #expect(finding.place == "screen")
    // The first thing in each of the grids is a text of its own.
    #expect(finding.found.contains(": the grid around “x”."))
    #expect(findings(levels: 18).count == 1)
  }

  @Test("A child may be asked for a thousand widths by a layout around it")
  func search() throws {
    let chain = try WrappedChain(levels: 10) { content, level in
      level == 5
        ? AnyElement(Container(SearchingLayout()) { content })
        : Wrapping.row.around(content, at: level)
    }
    _ = chain.frames(OfferLimiterTests.window)
    #expect(!chain.boxes.state.pointee.limiter.isLimiting)
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
