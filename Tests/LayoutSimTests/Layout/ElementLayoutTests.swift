import LayoutSim
import Testing

/// Layout of elements.
@MainActor
struct ElementLayoutTests {
  private func size(
    _ width: Double? = nil,
    _ height: Double? = nil,
    pixel: Double = 1,
    @ElementBuilder _ content: () -> some Element
  ) -> Size {
    ElementTree(measurer: MonospacedMeasurer())
      .pass(content(), proposal: Proposal(width: width, height: height), pixel: pixel)
      .size
  }

  @Test("A plain button is as large as its label")
  func plainButton() {
    #expect(size { PushButton("Buy") {} } == Size(width: 30, height: 20))
  }

  @Test("A bordered button adds 12 beside and 7 above and below its label")
  func borderedButton() {
    #expect(size { PushButton("Buy") {}.buttonStyle(.bordered) } == Size(width: 54, height: 34))
    #expect(
      size { PushButton("Buy") {}.buttonStyle(.borderedProminent) } == Size(width: 54, height: 34)
    )
  }

  @Test("A large button adds 15 above and below its label")
  func largeButton() {
    #expect(size { PushButton("Buy") {}.buttonStyle(.bordered.large) }.height == 50)
  }

  @Test("An icon is 1.2 times the size of the letters, rounded up to a pixel")
  func icon() {
    // 17 * 1.2 = 20.4, which is 20.667 in thirds of a point.
    let found = size(pixel: 1.0 / 3) { Icon("star") }
    #expect(abs(found.width - 62.0 / 3) < 1e-9)
    #expect(found.width == found.height)
  }

  @Test("A separator is one pixel thick, and one point at accessibility sizes")
  func separator() {
    #expect(size(100, 100, pixel: 0.5) { Separator() } == Size(width: 100, height: 0.5))
    let large = size(100, 100, pixel: 0.5) {
      Separator().environment(\.dynamicTypeSize, .accessibility1)
    }
    #expect(large == Size(width: 100, height: 1))
  }

  @Test("An empty element in a modifier adds neither a box nor a gap")
  func emptyInModifier() {
    let found = size {
      Column(spacing: 10) {
        Picture("a", width: 10, height: 10)
        EmptyElement().padding()
        if Bool("false") == true { TextBlock("never") }
        Picture("b", width: 10, height: 10)
      }
    }
    #expect(found == Size(width: 10, height: 30))
  }

  @Test("A modifier on repeated content modifies each piece")
  func distributedModifier() {
    let found = size {
      Row(spacing: 0) {
        Each([1, 2, 3], id: \.self) { _ in Picture("a", width: 10, height: 10) }.padding(1)
      }
    }
    #expect(found == Size(width: 36, height: 12))
  }

  @Test("Nothing to decorate adds nothing, and an empty decoration changes nothing")
  func emptyDecoration() {
    let found = size {
      Column(spacing: 10) {
        EmptyElement().background { Picture("a", width: 50, height: 50) }
        Picture("a", width: 10, height: 10).overlay { EmptyElement() }
        Picture("b", width: 10, height: 10)
      }
    }
    #expect(found == Size(width: 10, height: 30))
  }

  @Test("Several elements under one decoration stand in a stack and are decorated together")
  func decoratedGroup() throws {
    struct Two: Element {
      var body: some Element {
        Picture("a", width: 10, height: 10)
        Picture("b", width: 30, height: 10)
      }
    }
    let pass = ElementTree(measurer: MonospacedMeasurer())
      .pass(
        Two().background { Fill().accessibilityIdentifier("surface") },
        proposal: Proposal(width: 100, height: 100),
        pixel: 1
      )
    #expect(pass.frame(of: "surface") == Rect(x: 0, y: 0, width: 30, height: 28))
  }

  @Test("Several elements at the root make a column")
  func severalRoots() {
    struct Two: Element {
      var body: some Element {
        Picture("a", width: 10, height: 10)
        Picture("b", width: 30, height: 10)
      }
    }
    #expect(size { Two() } == Size(width: 30, height: 28))
  }

  @Test("Several elements in a scroll area follow each other along its axis")
  func scrollContent() {
    let found = size(100, nil) {
      ScrollArea {
        Picture("a", width: 10, height: 40)
        Picture("b", width: 30, height: 40)
      }
    }
    #expect(found == Size(width: 30, height: 88))
  }

  @Test("The root is centred in the area that it is given")
  func centred() {
    let pass = ElementTree(measurer: MonospacedMeasurer())
      .pass(
        Picture("a", width: 100, height: 50),
        proposal: Proposal(width: 390, height: 763),
        pixel: 1,
        centeredIn: Rect(x: 0, y: 47, width: 390, height: 763)
      )
    #expect(pass.nodes.first?.frame == Rect(x: 145, y: 403.5, width: 100, height: 50))
  }

  @Test(
    "Lengths that no screen has give finite frames",
    arguments: [Double.nan, .infinity, -.infinity, -5, .greatestFiniteMagnitude]
  )
  func hostile(length: Double) {
    let laid = Laid(length, length) {
      Column(spacing: length) {
        Picture("a", width: length, height: length)
        Fill().frame(width: length, height: length)
        Fill().frame(minWidth: length, idealWidth: length, maxWidth: length)
        TextBlock("a b").frame(minHeight: length, maxHeight: length).padding(length)
        Row(spacing: length) {
          Stretch(minLength: length)
          Fill().layoutPriority(length)
          Fill().aspectRatio(length, contentMode: .fit)
          Fill().aspectRatio(length, contentMode: .fill)
          TextBlock("a").offset(x: length, y: length)
        }
        ScrollArea { Fill().overlay { Fill().padding(-length) } }
        Layers { TextBlock("b").lineLimit(-3) }
      }
    }
    laid.expectSoundFrames()
  }
}
