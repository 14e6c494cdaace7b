import FlowEngine
import LayoutSim

extension Mistake {
  /// Mistakes on a single screen.
  static var screens: [Mistake] {
    [
      onScreen("A map that is wider than the window") {
        Picture("map of the shop", width: 2_000, height: 100)
      },
      onScreen("A shelf of one's own that is as long as it may be, where it scrolls") {
        ScrollArea { Container(Shelf()) { Picture("Dracula", width: 40, height: 60) } }
      },
      onScreen("A button as small as its picture") {
        PushButton(action: {}) { Icon("heart").frame(width: 20, height: 20) }.accessibilityLabel(
          "Remember"
        )
      },
      onScreen("A button on top of another") {
        Layers(alignment: .topTrailing) {
          PushButton(action: {}) { Fill().frame(width: 100, height: 150) }.accessibilityLabel(
            "Cover"
          )
          PushButton(action: {}) { Icon("heart").frame(width: 44, height: 44) }.accessibilityLabel(
            "Remember"
          )
          .offset(x: 22, y: -22)
        }
      },
      onScreen("Two buttons in a row of a list, where the whole row is pressed") {
        RowList {
          Row {
            TextBlock("Dracula")
            Stretch()
            PushButton("Lend") {}
            PushButton("Sell") {}
          }
        }
      },
      onScreen("A frame that is wider at least than at most") {
        TextBlock("Dracula").frame(minWidth: 120, maxWidth: 60)
      },
      onScreen("Words that only just fit") {
        // As wide as the text, plus 1 %.
        TextBlock("Total price").frame(width: totalPriceWidth * 1.01)
      },
      onScreen("Words beside the screen") { TextBlock("Sold out").offset(x: 600) },
      onScreen("A button below the screen") {
        PushButton("Buy") {}.buttonStyle(.bordered).offset(y: 900)
      },
      onScreen("Two books with one number in a list") {
        Column { Each([1847, 1897, 1847], id: \.self) { TextBlock("\($0)") } }
      },
      onScreen("A screen that contains itself") { Endless() },
    ]
  }

  private static var totalPriceWidth: Double {
    (try? measure(TextBlock("Total price"), width: nil).width) ?? 0
  }
}

/// Fills the available space.
private struct Shelf: ContainerLayout {
  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
    Size(width: proposal.width ?? 0, height: proposal.height ?? .infinity)
  }

  func place(in size: Size, proposal: Proposal, children: LayoutChildren, cache: inout Void) {
    for child in children { child.place(at: .zero, proposal: .unspecified) }
  }
}

private struct Endless: Element {
  var body: some Element { AnyElement(Endless()) }
}
