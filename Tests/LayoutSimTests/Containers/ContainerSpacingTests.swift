import LayoutSim
import Testing

/// A custom layout beside others in a row without a given spacing.
@MainActor
struct ContainerSpacingTests {
  private protocol Hug: ContainerLayout where Cache == Void {}

  private struct OfChildren: Hug {}

  private struct Plain: Hug {
    func spacing(of children: ChildSpacings) -> Spacing { .plain }
  }

  private struct Touching: Hug {
    func spacing(of children: ChildSpacings) -> Spacing { .zero }
  }

  /// Wants in front of itself what its first child does, behind itself what its last one does.
  private struct Ends: Hug {
    func spacing(of children: ChildSpacings) -> Spacing {
      guard let first = children.first, let last = children.last else { return .zero }
      return Spacing.plain.replacing(.leading, with: first).replacing(.trailing, with: last)
    }
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

  @Test("A layout prefers the gaps that its content prefers")
  func children() {
    // A spacer in a row prefers no gap; 8 is its least length.
    let touching = Container(OfChildren()) { Row { Stretch() } }
    #expect(width(touching) == 10 + 8 + 10)
    let ordinary = Container(OfChildren()) { Picture("c", width: 8, height: 8) }
    #expect(width(ordinary) == 10 + 8 + 8 + 8 + 10)
  }

  @Test("A layout may prefer the ordinary gaps, whatever its content")
  func plain() {
    #expect(width(Container(Plain()) { Row { Stretch() } }) == 10 + 8 + 8 + 8 + 10)
  }

  @Test("A layout may work its gaps out from those of its children")
  func ends() {
    // The first child is as wide as the container here: a row of a spacer's least length, 8.
    let touchingLeft = Container(Ends()) {
      Row { Stretch() }
      Picture("c", width: 8, height: 8)
    }
    #expect(width(touchingLeft) == 10 + 8 + 8 + 10)
    let touchingRight = Container(Ends()) {
      Picture("c", width: 8, height: 8)
      Row { Stretch() }
    }
    #expect(width(touchingRight) == 10 + 8 + 8 + 10)
    #expect(width(Container(Ends()) {}) == 10 + 10)
  }

  @Test(
    "On sides that are not named a union keeps what it was, and plain neighbours prefer 8 points"
  )
  func union() {
    let left = Spacing.plain.replacing(.leading, with: .zero)
    #expect(Spacing.plain.gap(to: left, along: .horizontal) == 0)
    #expect(left.gap(to: .plain, along: .horizontal) == 8)
    #expect(
      Spacing.plain.gap(to: Spacing.plain.union(.zero, on: .trailing), along: .horizontal) == 8
    )
    #expect(Spacing.plain.union(.zero, on: .trailing).gap(to: .plain, along: .horizontal) == 0)
    #expect(Spacing.plain.union(.zero).gap(to: .plain, along: .vertical) == 0)
  }

  @Test("A layout may prefer no gaps, whatever its content")
  func none() {
    #expect(width(Container(Touching()) { Picture("c", width: 8, height: 8) }) == 10 + 8 + 10)
  }

  @Test("A row that ends in a stretch has no gap behind it, and the ordinary one before it")
  func rowWithStretch() {
    let end = Row {
      Picture("c", width: 10, height: 10)
      Stretch(minLength: 20)
    }
    let start = Row {
      Stretch(minLength: 20)
      Picture("c", width: 10, height: 10)
    }
    // 10 + 8 + 10 + 20 + 10, and the same the other way round.
    #expect(width(end) == 58)
    #expect(width(start) == 58)
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
