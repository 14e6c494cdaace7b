import LayoutSim
import Snapshot
import Testing

@Suite("Edges of wireframes")
struct WireframeEdgeTests {
  /// The rows of the drawing, which are 24 points high and ten columns wide, without their numbers.
  private func rows(_ tree: RenderTree) -> [String] {
    DrawnPicture(tree, as: .wireframe(isWhole: true)).rows.map { String($0.dropFirst(6)) }
  }

  @Test("No blank stands before the sign of a cut label")
  func blankBeforeCut() {
    // Eight columns between the brackets, seven for letters: six letters and the blank.
    let tree = RenderTree.stamp(Sketch(.button, label: "Number fourteen", at: .at(0, 0, 80, 24)))

    #expect(rows(tree).first == "[Number»]")
  }

  @Test("A large title is drawn once, where its words are")
  func largeTitle() {
    let tree = RenderTree.stamp(
      Sketch(
        .navigationBar,
        label: "Mugs",
        facts: [Fact("title", "large")],
        at: .at(0, 0, 80, 72),
        [Sketch(.heading, label: "Mugs", at: .at(0, 48, 40, 24))]
      )
    )

    #expect(rows(tree).filter { $0.contains("Mugs") } == ["Mugs"])
  }

  @Test(
    "What is behind a card in place, or in a clear cover, was erased: it is drawn where nothing is in front",
    arguments: [(Role.overlay, []), (.cover, [Fact("backdrop", "clear")])]
  )
  func behindCard(role: Role, facts: [Fact]) {
    let tree = RenderTree.stamp(
      Sketch(.text, label: "behind", at: .at(0, 0, 80, 24)),
      Sketch(
        role,
        "card",
        facts: facts,
        at: .at(0, 0, 80, 72),
        [Sketch(.text, label: "card", at: .at(0, 48, 80, 24))]
      )
    )

    #expect(rows(tree).prefix(3) == ["behind", "", "card"])
  }

  @Test("An opaque cover erases what is behind it")
  func behindCover() {
    let tree = RenderTree.stamp(
      Sketch(.text, label: "behind", at: .at(0, 0, 80, 24)),
      Sketch(.cover, "cover", at: .at(0, 0, 80, 72))
    )

    #expect(!rows(tree).contains { $0.contains("behind") })
  }

  @Test("The content of a sheet stays within its border")
  func sheetBorder() {
    let tree = RenderTree.stamp(
      Sketch(
        .sheet,
        "s",
        at: .at(0, 0, 80, 72),
        [Sketch(.text, label: "0123456789", at: .at(0, 24, 80, 24))]
      )
    )

    // Eight columns within the border.
    #expect(rows(tree).dropFirst().first == "│0123456»│")
  }

  @Test("Centred words that lack one column take one on each side")
  func oneColumnTooFew() {
    // [Go] in three columns, the fourth to the sixth.
    let tree = RenderTree.stamp(Sketch(.button, label: "Go", at: .at(24, 0, 24, 24)))

    #expect(rows(tree).first == "   [Go]")
  }
}
