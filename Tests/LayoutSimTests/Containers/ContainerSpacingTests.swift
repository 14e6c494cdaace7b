import LayoutSim
import Testing

/// A layout of one's own beside others in a row without a given spacing.
@MainActor
@Suite("Gaps to layouts of one's own")
struct ContainerSpacingTests {
  private protocol Hug: ContainerLayout where Cache == Void {}

  private struct OfChildren: Hug {}

  private struct Plain: Hug {
    static var spacing: ContainerSpacing { .plain }
  }

  private struct Touching: Hug {
    static var spacing: ContainerSpacing { .none }
  }

  /// The width of two pictures of 10 points with `middle` between them.
  private func width(_ middle: some Element) -> Double {
    let row = Row {
      Picture("a", width: 10, height: 10)
      middle
      Picture("b", width: 10, height: 10)
    }
    return ElementTree(measurer: InterMeasurer())
      .pass(row, proposal: .unspecified, pixel: 1)
      .size
      .width
  }

  @Test("A layout wants the gaps that its content wants")
  func children() {
    // A spacer of a row's own wants none; 8 is its least length.
    let touching = Container(OfChildren()) { Row { Stretch() } }
    #expect(width(touching) == 10 + 8 + 10)
    let ordinary = Container(OfChildren()) { Picture("c", width: 8, height: 8) }
    #expect(width(ordinary) == 10 + 8 + 8 + 8 + 10)
  }

  @Test("A layout may want the ordinary gaps, whatever is in it")
  func plain() {
    #expect(width(Container(Plain()) { Row { Stretch() } }) == 10 + 8 + 8 + 8 + 10)
  }

  @Test("A layout may want no gaps, whatever is in it")
  func none() {
    #expect(width(Container(Touching()) { Picture("c", width: 8, height: 8) }) == 10 + 8 + 10)
  }
}

extension ContainerLayout where Cache == Void {
  fileprivate func size(
    in proposal: Proposal,
    children: LayoutChildren,
    cache: inout Void
  ) -> Size {
    children.first?.size(proposal) ?? .zero
  }

  fileprivate func place(
    in size: Size,
    proposal: Proposal,
    children: LayoutChildren,
    cache: inout Void
  ) {}
}
