import LayoutSim
import StageSupport
import Testing

/// Frames relative to a container, and scrolling along both axes.
@MainActor
struct ContainerFrameTests {
  @Test("A third of a row that scrolls, with its gaps, is a third of the window onto it")
  func carousel() {
    // (320 - 2 * 10) / 3.
    let laid = Laid(320, 200) {
      ScrollArea(.horizontal) {
        Row(spacing: 10) {
          Each(["a", "b", "c", "d"], id: \.self) { name in
            Surface(name).containerRelativeFrame(.horizontal, count: 3, spacing: 10)
          }
        }
      }
    }
    #expect(laid["a"]?.size.width == 100)
    #expect(laid["d"]?.minX == 330)
  }

  @Test("Stacks do not count, and without another container the window does")
  func window() {
    let laid = Laid(300, 600) {
      Column {
        Row { Surface("a").containerRelativeFrame(.both, count: 2, span: 1, spacing: 0) }
      }
      .frame(width: 50)
    }
    #expect(laid["a"]?.size == Size(width: 150, height: 300))
  }

  @Test("On a device the window counts less its safe area")
  func device() throws {
    // 852 - 59 - 34 = 759.
    let sheet = SheetStage([.custom], on: .iPhone15) { _ in
      Fill().containerRelativeFrame(.vertical, count: 3, spacing: 0)
    }
    #expect(try sheet.measurement().height == 253)
  }

  @Test("Across a scroll area its offer counts, so that a share of it does not shrink it")
  func across() {
    let laid = Laid(300, 600) {
      ScrollArea {
        Surface("a").frame(height: 10).containerRelativeFrame(.horizontal) { width, _ in width * 0.5
        }
      }
      .accessibilityIdentifier("scroll")
    }
    #expect(laid["a"]?.size.width == 150)
    #expect(laid["scroll"]?.size == Size(width: 150, height: 600))
  }

  @Test("In a narrower window the content of a scroll area in a grid stayed as wide")
  func narrowed() {
    let tree = ElementTree(measurer: MonospacedMeasurer())
    let widths = [300.0, 100, 300].map { width in
      tree.settle {
        PassInput(
          EagerGrid {
            ScrollArea { Surface("a").containerRelativeFrame(.horizontal) { width, _ in width } }
          },
          proposal: Proposal(width: width, height: 600),
          pixel: 1
        )
      }.frame(of: "a")?.size.width
    }
    #expect(widths == [300, 100, 300])
  }

  @Test("Where a container is offered nothing, the one around it counts")
  func outer() {
    let laid = Laid(300, 600) {
      ScrollArea {
        ScrollArea(.horizontal) {
          Surface("a").containerRelativeFrame(.both, count: 2, spacing: 0)
        }
      }
    }
    #expect(laid["a"]?.size == Size(width: 150, height: 300))
  }

  @Test("Observers are notified of the right share only")
  func observers() {
    var widths: [Double] = []
    _ = Laid(300, 600) {
      ScrollArea {
        Surface("a").containerRelativeFrame(.horizontal, count: 3, spacing: 0)
          .onSizeChange { widths.append($0.width) }
      }
      .frame(width: 240)
    }
    #expect(widths == [80])
  }

  @Test("Without any definite length the content decides")
  func unspecified() {
    let laid = Laid { Block("a", 20, 30).containerRelativeFrame(.both) }
    #expect(laid.size == Size(width: 20, height: 30))
  }

  @Test("Counts and gaps that make no sense leave the length to the content or repair it")
  func hostile() {
    let laid = Laid(300, 300) {
      Layers {
        Block("a", 20, 30).containerRelativeFrame(.both, count: 0, span: -2, spacing: .nan)
        Block("b", 20, 30).containerRelativeFrame(.both) { _, _ in .nan }
        Block("c", 20, 30).containerRelativeFrame(.both, count: 4, spacing: 200)
        Block("d", 20, 30).containerRelativeFrame(.both, of: Size(width: .nan, height: -.infinity))
      }
    }
    #expect(laid.size == Size(width: 300, height: 300))
    #expect(laid["a"]?.origin == Point(x: 140, y: 135))
    laid.expectSoundFrames()
  }

  @Test("A scroll area of both axes takes its offer and gives its content its ideal size")
  func bothAxes() {
    let laid = Laid(100, 80) {
      ScrollArea(.both) {
        Row(spacing: 0) {
          Block("a", 150, 200)
          Surface("b")
        }
      }
    }
    #expect(laid.size == Size(width: 100, height: 80))
    #expect(laid["a"] == Rect(x: 0, y: 0, width: 150, height: 200))
    #expect(laid["b"]?.size.width == 10)
    #expect(Laid { ScrollArea(.both) { Block("a", 150, 200) } }.size.width == 150)
  }

  @Test("A position takes the whole offer, and each of several elements has one")
  func position() {
    let laid = Laid(200, 100) {
      Layers {
        Each(["a", "b"], id: \.self) { Block($0, 20, 10) }.position(x: 50, y: 60)
        EmptyElement().position(x: 1, y: 1)
      }
    }
    #expect(laid["a"] == Rect(x: 40, y: 55, width: 20, height: 10))
    #expect(laid["b"] == Rect(x: 40, y: 55, width: 20, height: 10))
  }
}
