import LayoutSim
import Testing

/// Surfaces under elements.
@MainActor
struct BackgroundTests {
  /// The frames of the colours on a screen of 393 x 852, of which 59 points above and 34 below are not
  /// safe.
  private func fills(@ElementBuilder _ content: @escaping () -> some Element) -> [Rect?] {
    Stage(under: Traits(device: .iPhone15)) { content() }.renderTree.nodes
      .filter { $0.role == .fill }.map(\.frame)
  }

  @Test("A surface under what touches the edge of the safe area stopped there")
  func touching() {
    let bar = fills {
      Column(spacing: 0) {
        Stretch()
        TextBlock("Now playing").frame(maxWidth: .infinity, minHeight: 60).background(.accent)
      }
    }
    // From 818 - 60 down to the edge of the screen.
    #expect(bar == [Rect(x: 0, y: 758, width: 393, height: 94)])
  }

  @Test("A surface grows only at the sides that are named")
  func named() {
    func screen(_ sides: LayoutEdges) -> [Rect?] {
      fills {
        Stretch().frame(maxWidth: .infinity, maxHeight: .infinity)
          .background(.accent, ignoresSafeAreaEdges: sides)
      }
    }
    #expect(screen([]) == [Rect(x: 0, y: 59, width: 393, height: 759)])
    #expect(screen(.top) == [Rect(x: 0, y: 0, width: 393, height: 818)])
    #expect(screen(.all) == [Rect(x: 0, y: 0, width: 393, height: 852)])
  }

  @Test("A surface under what touches no edge is as large as that")
  func inside() {
    let card = fills {
      Stretch().frame(width: 100, height: 40).background(.accent)
    }
    // In the middle between 59 and 818: 438.5 - 20.
    #expect(card == [Rect(x: 146.5, y: 418.5, width: 100, height: 40)])
  }
}
