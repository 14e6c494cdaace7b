import LayoutSim
import Testing

/// Where content with explicit guides stands.
@MainActor
struct OwnGuideTests {
  private struct Shifted: Element {
    var body: some Element {
      Block("a", 20, 20).alignmentGuide(HorizontalGuide.leading) { _ in 10 }
        .alignmentGuide(VerticalGuide.top) { _ in 10 }
        .alignmentGuide(HorizontalGuide.center) { _ in 0 }
        .alignmentGuide(VerticalGuide.center) { _ in 0 }
    }
  }

  private struct Corner: ContainerLayout {
    let anchor: Anchoring

    func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
      Size(width: 100, height: 100)
    }

    func place(in size: Size, proposal: Proposal, children: LayoutChildren, cache: inout Void) {
      for child in children {
        child.place(at: Point(x: 50, y: 50), anchor: anchor, proposal: .unspecified)
      }
    }
  }

  private struct Idle: ContainerLayout {
    func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
      Size(width: 100, height: 100)
    }

    func place(in size: Size, proposal: Proposal, children: LayoutChildren, cache: inout Void) {}
  }

  private func corner(@ElementBuilder _ content: () -> some Element) -> Point? {
    Laid(100, 100, content: content)["a"]?.origin
  }

  @Test("A layout of an app's own places the frame of its child, whatever guides that has")
  func customLayout() {
    #expect(corner { Container(Corner(anchor: .topLeading)) { Shifted() } } == Point(x: 50, y: 50))
    #expect(corner { Container(Corner(anchor: .center)) { Shifted() } } == Point(x: 40, y: 40))
    #expect(corner { Container(Idle()) { Shifted() } } == Point(x: 40, y: 40))
  }

  @Test("By a line of text a layout of an app's own places its child where that has the line")
  func baselineAnchor() {
    let anchor = Anchoring(horizontal: .leading, vertical: .firstTextBaseline)
    let found = corner {
      Container(Corner(anchor: anchor)) {
        Block("a", 20, 20).alignmentGuide(VerticalGuide.firstTextBaseline) { _ in 15 }
      }
    }
    #expect(found == Point(x: 50, y: 35))
  }

  @Test("What is positioned has its middle at the point, whatever guides it has")
  func position() {
    #expect(corner { Shifted().position(x: 50, y: 50) } == Point(x: 40, y: 40))
  }

  @Test("An ideal size and a ratio centre the frame, whatever guides it has")
  func fixedSizeAndRatio() {
    #expect(corner { Shifted().fixedSize() } == .zero)
    #expect(corner { Shifted().aspectRatio(1, contentMode: .fit) } == .zero)
  }

  @Test("A reader, a choice and a list put the frame of their content at its place")
  func containers() {
    #expect(corner { SizeReader { _ in Shifted() } } == .zero)
    #expect(corner { FirstFit { Shifted() } } == .zero)
    let list = corner {
      RowList(metrics: ListDimensions(rowInsets: Insets(leading: 16), minimumRowHeight: 44)) {
        Shifted()
      }
    }
    #expect(list == Point(x: 16, y: 12))
  }

  @Test("A lazy stack heeds the guides of its children across its axis, and not along it")
  func lazyStacks() {
    let column = corner { LazyColumn(alignment: .leading) { Shifted() } }
    #expect(column == Point(x: -10, y: 0))
    let row = corner { LazyRow(alignment: .top) { Shifted() } }
    #expect(row == Point(x: 0, y: -10))
  }

  @Test("A cell of a grid with an anchor of its own has its frame there, any other meets by guides")
  func gridCells() {
    let anchored = corner {
      EagerGrid { CellRow { Shifted().gridCellAnchor(.topLeading) } }
    }
    #expect(anchored == .zero)
    let aligned = corner { EagerGrid(alignment: .topLeading) { CellRow { Shifted() } } }
    #expect(aligned == Point(x: -10, y: -10))
  }

  @Test("Positioned content propagates its guides to the layers around it")
  func positionCarries() {
    let laid = Laid(100, 100) {
      Layers(alignment: .top) {
        Fill()
        Block("a", 20, 20).alignmentGuide(VerticalGuide.top) { _ in 10 }.position(x: 50, y: 50)
      }
    }
    // The guide is at 40 + 10, and the fill hangs from there.
    #expect(laid.size == Size(width: 100, height: 150))
  }

  @Test("Neither a reader nor a list hands out the lines of its words")
  func windows() {
    func top(_ window: some Element) -> Double? {
      Laid(200, 100) {
        Row(alignment: .firstTextBaseline, spacing: 0) {
          window.frame(width: 50, height: 50)
          Block("b", 10, 10)
        }
      }["b"]?.minY
    }
    #expect(top(SizeReader { _ in TextBlock("x") }) == 40)
    #expect(top(RowList { TextBlock("x") }) == 40)
  }

  @Test("Layers are no larger than their content, wherever that meets")
  func layers() {
    let laid = Laid(100, 100) {
      Layers(alignment: .top) {
        Block("a", 20, 20).alignmentGuide(VerticalGuide.top) { _ in -15 }
        Block("b", 20, 20).alignmentGuide(VerticalGuide.top) { _ in -15 }
      }
    }
    #expect(laid.size == Size(width: 20, height: 20))
  }

  @Test("A row reaches to the line at which its children meet, above them and below them")
  func rowStrip() {
    func row(_ guide: Double) -> Laid {
      Laid(100, 100) {
        Row(alignment: .top) {
          Block("a", 10, 10).alignmentGuide(VerticalGuide.top) { _ in guide }
          Block("b", 10, 10).alignmentGuide(VerticalGuide.top) { _ in guide }
        }
      }
    }
    #expect(row(30).size.height == 30)
    #expect(row(30)["a"]?.minY == 0)
    #expect(row(-20).size.height == 30)
    #expect(row(-20)["a"]?.minY == 20)
  }

  @Test(
    "A frame that is aligned by a guide of the app's own has it where the guide stands by itself"
  )
  func frameAtOwnGuide() {
    let third = Anchoring(horizontal: HorizontalGuide(ThirdKey.self), vertical: .top)
    let laid = Laid {
      Block("a", 30, 10).frame(width: 90, height: 10, alignment: third)
    }
    // A third of 90 meets a third of 30.
    #expect(laid["a"] == Rect(x: 20, y: 0, width: 30, height: 10))
  }
}
