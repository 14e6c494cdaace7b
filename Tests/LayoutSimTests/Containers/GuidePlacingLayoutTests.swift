import LayoutSim
import Testing

/// Custom layouts that say where guides are, and what they leave to their children.
@MainActor
struct GuidePlacingLayoutTests {
  /// Two children above each other.
  private protocol Pile: GuidePlacingLayout where Cache == Void {}

  /// The first baseline is that of the second child.
  private struct SecondLine: Pile {
    func position(
      of guide: VerticalGuide,
      in size: Size,
      proposal: Proposal,
      children: LayoutChildren,
      cache: inout Void
    ) -> Double? {
      switch guide {
      case .firstTextBaseline: children[0].size(.unspecified).height
      case .top: 4
      default: nil
      }
    }
  }

  /// Not a word on guides.
  private struct Silent: Pile {}

  /// Gives an edge a position that is not a number.
  private struct Nowhere: Pile {
    func position(
      of guide: VerticalGuide,
      in size: Size,
      proposal: Proposal,
      children: LayoutChildren,
      cache: inout Void
    ) -> Double? {
      .nan
    }
  }

  /// Places nothing.
  private struct Idle: ContainerLayout {
    func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
      // To be asked is not to be placed.
      _ = children.first?.size(.zero)
      return Size(width: 100, height: 60)
    }

    func place(
      in size: Size,
      proposal: Proposal,
      children: LayoutChildren,
      cache: inout Void
    ) {
      _ = children.first?.size(.zero)
    }
  }

  /// A row on `alignment` of a block of 50 points and a container with one of 20 above one of 10.
  private func row(_ layout: some ContainerLayout, _ alignment: VerticalGuide) -> Laid {
    row(layout, alignment) { Block("upper", 10, 20) }
  }

  private func row(
    _ layout: some ContainerLayout,
    _ alignment: VerticalGuide,
    upper: () -> some Element
  ) -> Laid {
    Laid {
      Row(alignment: alignment, spacing: 0) {
        Block("side", 10, 50)
        Container(layout) {
          upper()
          Block("lower", 10, 10)
        }
      }
    }
  }

  @Test("A container meets its neighbours where its layout says that a guide is")
  func explicit() {
    let laid = row(SecondLine(), .firstTextBaseline)
    // Without text the baseline of the block beside it is its lower edge, at 50.
    #expect(laid["side"]?.minY == 0)
    #expect(laid["upper"]?.minY == 30)
    #expect(laid["lower"]?.minY == 50)
    #expect(laid.size == Size(width: 20, height: 60))
  }

  @Test("A layout may move an edge, too")
  func edge() {
    let laid = row(SecondLine(), .top)
    #expect(laid["upper"]?.minY == 0)
    #expect(laid["side"]?.minY == 4)
  }

  @Test("Where it says nothing a guide is at its default")
  func silent() {
    // The lower edge and the middle of 30 points beside those of 50.
    #expect(row(SecondLine(), .lastTextBaseline)["upper"]?.minY == 20)
    #expect(row(SecondLine(), .center)["upper"]?.minY == 10)
  }

  @Test("The children's guides are ignored where the layout says where a guide is")
  func overridden() {
    let laid = row(SecondLine(), .firstTextBaseline) {
      Block("upper", 10, 20).alignmentGuide(.firstTextBaseline) { _ in 5 }
    }
    #expect(laid["upper"]?.minY == 30)
  }

  @Test("Unless it is given, a guide is what the children make of it")
  func merged() {
    let laid = row(Silent(), .firstTextBaseline) {
      Block("upper", 10, 20).alignmentGuide(.firstTextBaseline) { _ in 5 }
    }
    #expect(laid["upper"]?.minY == 45)
  }

  @Test("A guide that is not a number is at the edge")
  func hostile() {
    let laid = row(Nowhere(), .top)
    #expect(laid["upper"]?.minY == 0)
    #expect(laid["side"]?.minY == 0)
  }

  @Test("A child that is not placed stands in the middle and gets the container's offer")
  func unplaced() {
    let block = Laid(200, 200) {
      Container(Idle()) { Block("block", 10, 20) }
    }
    #expect(block["block"] == Rect(x: 45, y: 20, width: 10, height: 20))
    let surface = Laid(200, 200) {
      Container(Idle()) { Surface("surface") }
    }
    #expect(surface["surface"] == Rect(x: -50, y: -70, width: 200, height: 200))
  }
}

extension ContainerLayout where Cache == Void {
  fileprivate func size(
    in proposal: Proposal,
    children: LayoutChildren,
    cache: inout Void
  ) -> Size {
    let sizes = children.map { $0.size(.unspecified) }
    return Size(
      width: sizes.map(\.width).max() ?? 0,
      height: sizes.reduce(0) { $0 + $1.height }
    )
  }

  fileprivate func place(
    in size: Size,
    proposal: Proposal,
    children: LayoutChildren,
    cache: inout Void
  ) {
    var top = 0.0
    for child in children {
      child.place(at: Point(x: 0, y: top), proposal: .unspecified)
      top += child.size(.unspecified).height
    }
  }
}
