import LayoutSim
import Testing

/// Effects of a custom layout's calls that outlast the placement of its children.
@MainActor
struct PlacementTests {
  /// Calls a test's closure with its children, in 200 x 200 points.
  private struct Scripted: ContainerLayout {
    let script: (LayoutChildren) -> Void

    func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
      Size(width: 200, height: 200)
    }

    func place(
      in size: Size,
      proposal: Proposal,
      children: LayoutChildren,
      cache: inout Void
    ) {
      script(children)
    }
  }

  @Test("Measuring a child that has its place changes nothing")
  func asked() {
    let layout = Scripted { children in
      children[0].place(at: .zero, proposal: Proposal(width: 40, height: 30))
      _ = children[0].size(.unspecified)
      children[1].place(
        at: Point(x: 0, y: 100),
        anchor: .center,
        proposal: Proposal(width: 60, height: 60)
      )
      _ = children[1].position(of: .firstTextBaseline, in: Proposal(width: 200, height: 10))
    }
    let laid = Laid(200, 200) {
      Container(layout) {
        Surface("first")
        Surface("second")
      }
    }
    #expect(laid["first"] == Rect(x: 0, y: 0, width: 40, height: 30))
    #expect(laid["second"] == Rect(x: -30, y: 70, width: 60, height: 60))
  }

  @Test("The content of a child that is asked afterwards stays where it belongs, too")
  func inside() {
    let layout = Scripted { children in
      children[0].place(at: .zero, proposal: Proposal(width: 100, height: 50))
      _ = children[0].size(Proposal(width: 20, height: 20))
    }
    let laid = Laid(200, 200) {
      Container(layout) {
        Row(spacing: 0) {
          Surface("left")
          Surface("right")
        }
      }
    }
    #expect(laid["left"] == Rect(x: 0, y: 0, width: 50, height: 50))
    #expect(laid["right"] == Rect(x: 50, y: 0, width: 50, height: 50))
  }

  @Test("A child that is placed twice is where it was put last")
  func twice() {
    let layout = Scripted { children in
      children[0].place(at: .zero, proposal: Proposal(width: 40, height: 30))
      children[0].place(at: Point(x: 7, y: 8), proposal: Proposal(width: 50, height: 60))
    }
    let laid = Laid(200, 200) { Container(layout) { Surface("child") } }
    #expect(laid["child"] == Rect(x: 7, y: 8, width: 50, height: 60))
  }

  @Test("A child that is left out stays so, even if it is placed as well")
  func leftOut() {
    let layout = Scripted { children in
      children[0].leaveOut()
      children[0].place(at: .zero, proposal: .unspecified)
      children[1].place(at: .zero, proposal: .unspecified)
    }
    let laid = Laid(200, 200) {
      Container(layout) {
        Block("first", 10, 10)
        Block("second", 10, 10)
      }
    }
    #expect(laid["first"] == nil)
    #expect(laid["second"] != nil)
  }

  // MARK: - Guides

  @Test("An alternative that does not fit has no say in the baselines")
  func firstFit() {
    let laid = Laid(200, 200) {
      Row(alignment: .firstTextBaseline, spacing: 0) {
        Block("side", 10, 50)
        FirstFit {
          Block("wide", 300, 20).alignmentGuide(.firstTextBaseline) { _ in 5 }
          Block("shown", 20, 40).alignmentGuide(.firstTextBaseline) { _ in 30 }
        }
      }
    }
    #expect(laid["shown"]?.minY == 20)
  }

  @Test("What is only drawn elsewhere meets its neighbours where it was")
  func offset() {
    let laid = Laid {
      Row(alignment: .top, spacing: 0) {
        Block("side", 10, 20)
        Block("moved", 10, 20).alignmentGuide(.top) { _ in 0 }.offset(x: 0, y: 10)
      }
    }
    #expect(laid["side"]?.minY == 0)
    #expect(laid["moved"]?.minY == 10)
    #expect(laid.size == Size(width: 20, height: 20))
  }

  @Test("A guide of a column is where its children are in the end")
  func column() {
    let laid = Laid {
      Row(alignment: .lastTextBaseline, spacing: 0) {
        Block("side", 10, 100)
        Column(alignment: .leading, spacing: 0) {
          Block("wide", 200, 10)
          Surface("fill").alignmentGuide(.lastTextBaseline) { $0.width / 10 }
        }
      }
    }
    // Without an offer the surface is 10 points wide at first and then as wide as its sibling: its guide
    // is at 20, and that of the column at 30.
    #expect(laid["wide"]?.minY == 70)
  }

  @Test("A guide of layers is where they are in the end")
  func layers() {
    let laid = Laid {
      Row(alignment: .lastTextBaseline, spacing: 0) {
        Block("side", 10, 100)
        Layers {
          Block("wide", 200, 40)
          Surface("fill").alignmentGuide(.lastTextBaseline) { $0.width / 10 }
        }
      }
    }
    // The surface is as wide as its sibling in the end, and its guide at 20.
    #expect(laid["fill"]?.minY == 80)
  }

  @Test("A safe area around content keeps its baseline, and a bar beside it moves that along")
  func safeArea() {
    let padded = Laid {
      Row(alignment: .firstTextBaseline, spacing: 0) {
        Block("side", 10, 50)
        Block("content", 10, 20).alignmentGuide(.firstTextBaseline) { _ in 12 }
          .safeAreaPadding(Insets(top: 5, leading: 5, bottom: 5, trailing: 5))
      }
    }
    // 5 points above the content, and 12 in it.
    #expect(padded["content"]?.minY == 38)
    let barred = Laid {
      Row(alignment: .firstTextBaseline, spacing: 0) {
        Block("side", 10, 50)
        Block("content", 10, 20).alignmentGuide(.firstTextBaseline) { _ in 12 }
          .safeAreaInset(edge: .top, spacing: 3) { Block("bar", 10, 7) }
      }
    }
    // The bar of 7 points and 3 below it stand above the content.
    #expect(barred["content"]?.minY == 38)
    #expect(barred["bar"]?.minY == 28)
  }

  // MARK: - Values

  private enum WeightKey: ContainerValueKey {
    static var defaultValue: Int { 1 }
  }

  /// As wide as the values of its children together.
  private struct Weighing: ContainerLayout {
    func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
      Size(width: Double(children.reduce(0) { $0 + $1.value(WeightKey.self) }), height: 10)
    }

    func place(
      in size: Size,
      proposal: Proposal,
      children: LayoutChildren,
      cache: inout Void
    ) {}
  }

  @Test(
    "The content of a scroll area has no guides for the layout around it, the scroll area itself has"
  )
  func scrolled() {
    let laid = Laid {
      Container(Weighing()) {
        ScrollArea { Block("in", 1, 1).containerValue(WeightKey.self, 6) }
        ScrollArea { Block("on", 1, 1) }.containerValue(WeightKey.self, 20)
        Block("plain", 1, 1).containerValue(WeightKey.self, 300)
      }
    }
    #expect(laid.size.width == 321)
  }

  @Test("Where no height is offered a positioned element is as high as itself")
  func positionWithoutHeight() {
    let laid = Laid(100) { Block("a", 20, 30).position(x: 50, y: 40) }
    #expect(laid.size == Size(width: 100, height: 30))
    #expect(laid["a"] == Rect(x: 40, y: 25, width: 20, height: 30))
  }
}
