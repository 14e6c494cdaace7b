import Testing

@testable import LayoutSim

/// Answers to offers.
@MainActor
struct AnswerTests {
  private static let lengths: [Double?] = [nil, 0, 7, 50.5, 120, 333, .infinity]

  private static var offers: [Proposal] {
    lengths.flatMap { width in lengths.map { Proposal(width: width, height: $0) } }
  }

  private struct Sample: Element {
    var body: some Element {
      Column(alignment: .leading) {
        Row(alignment: .firstTextBaseline) {
          TextBlock("some longer words")
          Column {
            TextBlock("other words").layoutPriority(1)
            Fill().frame(minWidth: 20, maxWidth: 90)
          }
          Stretch(minLength: 3)
          Picture("a", width: 12, height: 30)
        }
        .frame(maxWidth: 200)
        Row {
          Fill().aspectRatio(1.5, contentMode: .fit)
          TextBlock("words that wrap, and wrap again").padding(4)
          Layers(alignment: .bottomTrailing) {
            Fill()
            TextBlock("on top").fixedSize()
          }
          .layoutPriority(-1)
        }
        ScrollArea { Column { Each([1, 2, 3], id: \.self) { TextBlock("row \($0)") } } }
      }
      .padding()
    }
  }

  private func tree(depthLimit: Int = 64) throws -> BoxTree {
    try tree(of: Sample(), depthLimit: depthLimit)
  }

  private func tree(of element: some Element, depthLimit: Int = 64) throws -> BoxTree {
    var resolver = Resolver(
      inherited: InheritedValues(),
      pixel: 1,
      state: StateStore(),
      catalogue: MemberCatalogue()
    )
    try resolver.resolveRoot(element)
    return resolver.finish(asking: .of(MonospacedMeasurer()), depthLimit: depthLimit)
  }

  private func frames(_ tree: BoxTree, _ offer: Offer) -> [RenderNode] {
    tree.layOut(offer.proposal)
    return RenderNodes(tree, offer: offer).nodes
  }

  @Test("An answer does not depend on what was asked before")
  func independence() throws {
    let fresh = try Self.offers.map { offer in
      let tree = try tree()
      return withExtendedLifetime(tree) { tree.solver.measure(0, Offer(offer)) }
    }
    let shared = try tree()
    let inOrder = Self.offers.map { shared.solver.measure(0, Offer($0)) }
    let again = Self.offers.reversed().map { shared.solver.measure(0, Offer($0)) }
    #expect(inOrder == fresh)
    #expect(Array(again.reversed()) == fresh)
  }

  @Test("Frames do not depend on what was asked before")
  func placing() throws {
    let offer = Offer(Proposal(width: 320, height: 480))
    let fresh = try frames(tree(), offer)
    let probed = try tree()
    for proposal in Self.offers { _ = probed.solver.measure(0, Offer(proposal)) }
    #expect(frames(probed, offer) == fresh)
  }

  @Test("Frames do not depend on how often questions are postponed", arguments: 1...9)
  func postponing(depthLimit: Int) throws {
    let offer = Offer(Proposal(width: 320, height: 480))
    let plain = try frames(tree(), offer)
    #expect(try frames(tree(depthLimit: depthLimit), offer) == plain)
  }

  @Test("A letter that was offered less than its width has all of it where there is room")
  func narrowLetter() throws {
    let tree = try tree(of: TextBlock("a"))
    let widths = [3.0, 100].map { tree.layOut(Proposal(width: $0, height: nil)).width }
    #expect(widths == [3, 10])
  }

  @Test("A text that ends in a space answers the same whatever was asked before")
  func lastSpace() throws {
    let tree = try tree(of: TextBlock("a "))
    let widths = [15.0, nil].map { tree.layOut(Proposal(width: $0, height: nil)).width }
    #expect(widths == [10, 20])
  }

  // At 10^18 doubles are 128 apart: 75 + 87 more is 128 more, but 87 more and then 75 more is 256.
  @Test("A column adds up in the same order whatever height it is offered", arguments: [0, 1])
  func lastBit(first: Int) throws {
    let tree = try tree(
      of: Column(spacing: 0) {
        TextBlock("a").padding(.vertical, 27.5)
        Picture("", width: 32, height: 87)
        Picture("", width: 32, height: 1e18)
      }
    )
    let proposals = [Proposal(width: 100, height: 500), Proposal(width: 100, height: nil)]
    let heights = [first, 1 - first].map { tree.layOut(proposals[$0]).height }
    let sum: Double = 1e18 + 128
    #expect(heights == [sum, sum])
  }

  @Test("A frame that is only limited upwards can be as narrow as the words in it")
  func narrowFrame() {
    let pass = ElementTree(measurer: MonospacedMeasurer())
      .pass(
        Row(spacing: 0) {
          TextBlock("aaaaaaaaaa").frame(maxWidth: 75).accessibilityIdentifier("frame")
          TextBlock("bbbbbbb").accessibilityIdentifier("text")
        },
        proposal: Proposal(width: 130, height: nil),
        pixel: 1
      )
    // 0 to 70 is less flexible than 0 to 75: of 65 the text takes six letters, and 70 are left, which the
    // frame offers the words in it.
    #expect(["frame", "text"].map { pass.frame(of: $0)?.size.width } == [70, 60])
  }

  @Test("A thousand levels of stacks are laid out")
  func depth() {
    var element = AnyElement(TextBlock("deep"))
    for _ in 0..<1000 {
      let inner = element
      element = AnyElement(
        Row(spacing: 0) {
          inner
          Fill().frame(width: 1)
        }
      )
    }
    let size = ElementTree(measurer: MonospacedMeasurer())
      .pass(element, proposal: .unspecified, pixel: 1)
      .size
    // Four letters of ten points, and a point for each level.
    #expect(size == Size(width: 1040, height: 20))
  }

  @Test("A text at the bottom of two thousand stacks and frames is found and placed")
  func depthOfText() throws {
    var element = AnyElement(TextBlock("deep").accessibilityIdentifier("deep"))
    for level in 0..<2000 {
      let inner = element
      element =
        level.isMultiple(of: 2)
        ? AnyElement(
          Row(alignment: .firstTextBaseline, spacing: 0) {
            inner
            TextBlock("b")
          }
        )
        : AnyElement(
          Column(alignment: .leading, spacing: 0) {
            inner
            Stretch(minLength: 0)
          }
        )
    }
    let pass = ElementTree(measurer: MonospacedMeasurer())
      .pass(element, proposal: Proposal(width: 20_000, height: 500), pixel: 1)
    // Four letters and a thousand texts of one, each ten points wide.
    #expect(pass.size == Size(width: 10_040, height: 500))
    #expect(pass.frame(of: "deep") == Rect(x: 0, y: 0, width: 40, height: 20))
  }
}
