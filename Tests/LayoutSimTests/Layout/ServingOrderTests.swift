import LayoutSim
import Testing

/// Which children get room first in a row or a column.
@MainActor
struct ServingOrderTests {
  @Test("A stretch that needs more room comes first, so that a row that has it does not overflow")
  func stretches() {
    let plain = Laid(100) {
      Row {
        Stretch(minLength: 0)
        Stretch(minLength: 60)
      }
    }
    #expect(plain.size.width == 100)
    let moved = Laid(100) {
      Row {
        Stretch(minLength: 0)
        Stretch(minLength: 60).offset(x: 1)
      }
    }
    #expect(moved.size.width == 100)
  }

  @Test("Of several stretches those that need as much stay in their order")
  func threeStretches() {
    let laid = Laid(100, 10) {
      Row(spacing: 0) {
        Stretch(minLength: 10).accessibilityIdentifier("a")
        Block("between", 10, 10)
        Stretch(minLength: 40).accessibilityIdentifier("b")
        Block("end", 10, 10)
        Stretch(minLength: 10).accessibilityIdentifier("c")
      }
    }
    // 80 are left: a third is less than 40, and 40 are left for two.
    #expect(laid["between"]?.minX == 20)
    #expect(laid["end"]?.minX == 70)
  }

  @Test("A column whose words wrap by its share is served before a picture behind it")
  func wrappingColumn() {
    let laid = Laid(150, 100) {
      Row {
        Column {
          Block("wide", 120, 20)
          TextBlock("home set").accessibilityIdentifier("words")
        }
        Block("last", 20, 20)
      }
    }
    // Half of 142 is 71: 80 points of words do not fit.
    #expect(laid["words"]?.size == Size(width: 40, height: 40))
  }

  @Test("Behind the picture it gets all that is left")
  func pictureFirst() {
    let laid = Laid(150, 100) {
      Row {
        Block("first", 20, 20)
        Column {
          Block("wide", 120, 20)
          TextBlock("home set").accessibilityIdentifier("words")
        }
      }
    }
    #expect(laid["words"]?.size == Size(width: 80, height: 20))
  }

  @Test("A choice that is narrower where there is more room is served first")
  func shrinkingChoice() {
    let laid = Laid(200, 700) {
      Row {
        Block("first", 182, 10)
        FirstFit {
          Block("narrow", 12, 33)
          Block("wide", 100, 12)
        }
      }
    }
    // Offered half of 192.
    #expect(laid["narrow"]?.minX == 190)
    #expect(laid["wide"] == nil)
  }

  @Test("A frame that needs more than what covers the height is served before it")
  func coveringRatio() {
    let laid = Laid(100, 30) {
      Row(spacing: 0) {
        Surface("cover").aspectRatio(1, contentMode: .fill)
        Surface("frame").frame(minWidth: 80, maxWidth: .infinity)
      }
    }
    // 80 for the frame; what is left, 20, is covered by a square of 30.
    #expect(laid["cover"]?.size == Size(width: 30, height: 30))
    #expect(laid.size.width == 110)
  }

  @Test("A disc takes its share of a row as other shapes do")
  func disc() {
    let laid = Laid(100, 100) {
      Row(spacing: 0) {
        Surface("fill")
        Disc().accessibilityIdentifier("disc")
      }
    }
    #expect(laid["disc"]?.size == Size(width: 50, height: 50))
    #expect(laid["fill"]?.size.width == 50)
  }

  @Test("A layout of an app's own without children gets what all others leave")
  func emptyContainer() {
    struct Greedy: ContainerLayout {
      func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
        Size(width: max(proposal.width ?? 0, 30), height: 10)
      }

      func place(
        in size: Size,
        proposal: Proposal,
        children: LayoutChildren,
        cache: inout Void
      ) {}
    }
    let laid = Laid(100, 50) {
      Row(spacing: 0) {
        Container(Greedy()) {}.accessibilityIdentifier("greedy")
        Surface("fill")
      }
    }
    #expect(laid["fill"] == Rect(x: 30, y: 0, width: 70, height: 50))
  }

  @Test("Of more than 32 children, too, the least flexible is served first")
  func manyChildren() {
    let laid = Laid(660, 10) {
      Row(spacing: 0) {
        Each(0..<32, id: \.self) { Surface("\($0)").frame(minWidth: 0, maxWidth: .infinity) }
        Surface("last").frame(minWidth: 0, maxWidth: 4)
      }
    }
    // 656 are left for 32.
    #expect(laid["0"]?.size.width == 20.5)
    #expect(laid["last"]?.minX == 656)
  }

  @Test("The layers of the highest priority alone determine where the others meet them")
  func layers() {
    let laid = Laid {
      Layers {
        Block("high", 20, 20).layoutPriority(1)
        Block("low", 60, 60)
      }
    }
    #expect(laid.size == Size(width: 20, height: 20))
    #expect(laid["high"] == Rect(x: 0, y: 0, width: 20, height: 20))
    #expect(laid["low"] == Rect(x: -20, y: -20, width: 60, height: 60))
  }
}
