import LayoutSim
import Testing

/// The examples of the guide `Layout`.
@MainActor
struct DocumentedLayoutTests {
  private struct Staircase: ContainerLayout {
    func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
      let sizes = children.map { $0.size(.unspecified) }
      return Size(
        width: sizes.reduce(0) { $0 + $1.width },
        height: sizes.reduce(0) { $0 + $1.height }
      )
    }

    func place(
      in size: Size,
      proposal: Proposal,
      children: LayoutChildren,
      cache: inout Void
    ) {
      var corner = Point.zero
      for child in children {
        let size = child.size(.unspecified)
        child.place(at: corner, proposal: Proposal(size))
        corner = Point(x: corner.x + size.width, y: corner.y + size.height)
      }
    }
  }

  @Test("A card is as high as its two lines, the gap between them and its padding")
  func card() throws {
    let card = Column(alignment: .leading) {
      TextBlock("A book").font(.headline)
      TextBlock("By somebody")
    }
    .padding()
    let size = try measure(card, width: 361, traits: Traits(device: .iPhone15))
    // Lines of 17 points are 20.333 high at three pixels a point; below a text there is the leading
    // of the lower one, 22 - 20.287 rounded up to 2; and 16 on each side.
    #expect(abs(size.height - (20.0 + 1.0 / 3 + 2 + 20 + 1.0 / 3 + 32)) < 0.001)
  }

  @Test("Steps of a staircase stand corner to corner")
  func staircase() throws {
    let steps = Container(Staircase()) {
      Picture("one", width: 10, height: 10).accessibilityIdentifier("one")
      Picture("two", width: 20, height: 20).accessibilityIdentifier("two")
    }
    let pass = ElementTree(measurer: InterMeasurer())
      .pass(steps, proposal: Proposal(width: 300, height: 300), pixel: 1)
    #expect(pass.size == Size(width: 30, height: 30))
    #expect(pass.frame(of: "two") == Rect(x: 10, y: 10, width: 20, height: 20))
  }
}
