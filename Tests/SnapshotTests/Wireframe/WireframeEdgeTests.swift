import LayoutSim
import Snapshot
import Testing

/// Edges of wireframes.
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

  @Test(
    "A price in the middle of its row was beside the second line of the row, not beside the title"
  )
  func trailingWords() {
    let tree = RenderTree.stamp(
      Sketch(.text, label: "Emma", at: .at(0, 12, 40, 20)),
      Sketch(.text, label: "Jane", at: .at(0, 34, 40, 18)),
      Sketch(.text, label: "£8", at: .at(56, 24, 16, 16))
    )

    // The price, from 24 to 40, is half beside the title and less beside the second line.
    #expect(rows(tree).prefix(2) == ["Emma   £8", "Jane"])
  }

  @Test("A page without content is one row, unless the whole page is asked for")
  func blankPage() {
    let tree = RenderTree.phone(Sketch(.window, at: .at(0, 0, 393, 852)))

    #expect(DrawnPicture(tree).rows == ["   ⋮"])
    // 852 points are 35.5 rows.
    #expect(DrawnPicture(tree, as: .wireframe(isWhole: true)).rows.count == 36)
  }

  @Test(
    "A menu with more options than a row has room for says which is chosen, and lists them below the picture"
  )
  @MainActor func longMenu() {
    let months = ["January", "February", "March", "April", "May", "June", "July", "August"]
    let stage = Stage(on: .iPhone15) {
      ChoiceControl("Month", selection: .constant("March"), options: months).padding()
    }

    let row = DrawnPicture(stage.renderTree).rows.first { $0.contains("March") }
    #expect(row?.hasSuffix("[March 3/8 ⇅]") == true)
    let note = "options of Month: January, February, *March, April, May, June, July, August"
    #expect(TreeRenderer.wireframe.render(stage.renderTree).contains("\n\n\(note)\nsigns  "))
  }

  @Test("Two texts from right to left keep their order in every viewer")
  func rightToLeftMarks() {
    let tree = RenderTree.stamp(
      Sketch(.text, label: "אב", at: .at(0, 0, 16, 20)),
      Sketch(.text, label: "גד", at: .at(40, 0, 16, 20))
    )

    // Each is between two marks, or a viewer would exchange them.
    #expect(rows(tree).first == "\u{200E}אב\u{200E}   \u{200E}גד\u{200E}")
  }

  @Test("A small surface in a button was taken for the button's, and a bar of colour was not drawn")
  func surfaces() {
    let tree = RenderTree.stamp(
      Sketch(
        .button,
        at: .at(0, 0, 80, 24),
        [
          Sketch(.fill, at: .at(8, 4, 16, 16)), Sketch(.text, label: "Red", at: .at(32, 2, 24, 20)),
        ]
      ),
      Sketch(
        .button,
        at: .at(8, 24, 64, 24),
        [
          Sketch(.fill, at: .at(8, 24, 64, 24)),
          Sketch(.text, label: "Go", at: .at(32, 26, 16, 20)),
        ]
      )
    )

    // The square is from column 1 to 2; the second button is its surface, from column 1 to 8.
    #expect(rows(tree).prefix(2) == ["[■■ Red]", " [  Go  ]"])
  }
}
