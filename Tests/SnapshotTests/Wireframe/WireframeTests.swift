import LayoutSim
import Snapshot
import TestSupport
import Testing

/// Wireframes.
struct WireframeTests {
  /// All rows of the drawing, without what is above and below it.
  private func drawing(_ tree: RenderTree) -> String {
    DrawnPicture(tree, as: .wireframe(isWhole: true)).drawing
  }

  @Test("Three rows make a box, and two make brackets; those of a button are others")
  func boxes() {
    let tree = RenderTree.stamp(
      Sketch(Role("field"), label: "Name", at: .at(0, 0, 80, 72)),
      Sketch(Role("chip"), label: "New", at: .at(0, 72, 80, 24))
    )

    #expect(
      drawing(tree)
        == """
           0  ┌────────┐
          24  │ Name   │
          48  └────────┘
          72     {New}
        """
    )
  }

  @Test("A word that does not fit is cut, its brackets stay, and what is cut is counted")
  func cutLabels() {
    let tree = RenderTree.stamp(
      Sketch(.button, label: "Continuation", at: .at(0, 0, 72, 24)),
      Sketch(.text, label: "Unfortunately", at: .at(0, 24, 80, 24)),
      Sketch(.button, label: "Go", flags: .disabled, at: .at(0, 48, 80, 24))
    )

    // Ten columns: two brackets, seven letters and the sign; nine letters and the sign.
    #expect(
      DrawnPicture(tree).whole
        == """
           0  [Continu»]
          24  Unfortuna»
          48    [⊘Go]
          72

        2 lines cut by this picture
        signs  [ ] button, ⊘ disabled, » cut by this picture
        """
    )
  }

  @Test("Words that were cut as … although the device shows them whole flow on into the next row")
  func flow() {
    let tree = RenderTree.stamp(
      Sketch(.text, label: "Will it be ill", at: .at(0, 0, 60, 20)),
      Sketch(.text, label: "after", at: .at(0, 72, 40, 20))
    )

    // 14 letters in ten columns: “Will it be” has ten.
    #expect(
      drawing(tree) == """
           0  Will it be
              ill
          24
          48
          72  after
        """
    )
  }

  @Test(
    "Words longer than their frame use the room up to their neighbour, which makes room as far as it can"
  )
  func roomToTheRight() {
    let tree = RenderTree.stamp(
      Sketch(.text, label: "Illinois", at: .at(0, 0, 40, 20)),
      Sketch(.text, label: "Illinois", at: .at(0, 24, 40, 20)),
      Sketch(.text, label: "42", at: .at(64, 24, 16, 20)),
      Sketch(.text, label: "Ill", at: .at(0, 48, 16, 20)),
      Sketch(.text, label: "il", at: .at(20, 48, 16, 20))
    )

    // Eight letters, a blank and two letters need eleven columns. The last two words need six.
    #expect(
      drawing(tree) == """
           0  Illinois
          24  Illino» 42
          48  Ill il
          72
        """
    )
  }

  @Test(
    "The lines of a paragraph take a row each; where two fall into one, the second has no number"
  )
  func paragraph() {
    let tree = RenderTree.stamp(
      Sketch(.text, label: "One two three", lines: ["One", "two", "three"], at: .at(0, 0, 80, 48))
    )

    #expect(
      drawing(tree) == """
           0  One
          24  two
              three
          48
          72
        """
    )
  }

  @Test("A separator that gave way to words in its row stays, and only where the screen has one")
  func linesAndWords() {
    let tree = RenderTree.stamp(
      Sketch(.row, label: "One", at: .at(0, 0, 80, 40)),
      Sketch(.separator, at: .at(0, 40, 80, 0.5)),
      Sketch(.row, label: "Two", at: .at(0, 40, 80, 16)),
      Sketch(.row, label: "Three", at: .at(0, 56, 80, 20))
    )

    // Words at 20, 48 and 66, the separator at 40: the second and the third words share 48 to 72.
    #expect(
      drawing(tree) == """
           0    One
          24  ──────────
          48    Two
                Three
          72
        """
    )
  }

  @Test("A label without end is cut like any other")
  func endlessLabel() {
    let label = String(repeating: "word ", count: 20_000)

    let tree = RenderTree.stamp(Sketch(.button, label: label, at: .at(0, 0, 80, 24)))

    #expect(drawing(tree).split(separator: "\n").first == "   0  [word wo»]")
  }

  @Test("A row whose words are drawn does not repeat them as its label")
  func rowWithContent() {
    let tree = RenderTree.stamp(
      Sketch(
        .row,
        label: "Tea, 3",
        at: .at(0, 0, 80, 48),
        [
          Sketch(.text, label: "Tea", at: .at(8, 0, 30, 24)),
          Sketch(.text, label: "3", at: .at(64, 0, 8, 24)),
        ]
      )
    )

    #expect(
      drawing(tree) == """
           0   Tea    3
          24
          48
          72
        """
    )
  }

  @Test("A fill behind a whole screen has no border, and hides what it covers")
  func background() {
    let tree = RenderTree.stamp(
      Sketch(.text, label: "Behind", at: .at(0, 0, 80, 24)),
      Sketch(.fill, at: .at(0, 0, 80, 96)),
      Sketch(.fill, at: .at(0, 24, 80, 72))
    )

    #expect(
      drawing(tree) == """
           0
          24  ┌────────┐
          48  │        │
          72  └────────┘
        """
    )
  }

  @Test("A title that has no room between the buttons of its bar has a row of its own")
  func barTitle() {
    let tree = RenderTree.phone(
      Sketch(
        .window,
        at: .at(0, 0, 393, 852),
        [
          Sketch(
            .navigationBar,
            label: "A very long title for a navigation bar",
            at: .at(0, 0, 393, 24),
            [
              Sketch(.backButton, label: "Back", at: .at(8, 0, 60, 24)),
              Sketch(.button, label: "Edit", at: .at(340, 0, 45, 24)),
            ]
          )
        ]
      )
    )

    // 38 letters around column 24.5 begin in column 6, where the back button still is.
    #expect(
      Array(DrawnPicture(tree).rows.prefix(2)) == [
        "   0   ‹ Back                                   [Edit]",
        "            A very long title for a navigation bar",
      ]
    )
  }

  @Test("A bar's title is drawn although its buttons have words")
  func barWithWordsInButtons() {
    let tree = RenderTree.stamp(
      Sketch(
        .navigationBar,
        label: "All",
        at: .at(0, 0, 80, 24),
        [
          Sketch(
            .button,
            label: "Go",
            at: .at(48, 0, 32, 24),
            [Sketch(.text, label: "Go", at: .at(56, 0, 16, 24))]
          )
        ]
      )
    )

    #expect(drawing(tree).split(separator: "\n").first == "   0     All[Go]")
  }

  @Test("What lies beside the window is not drawn at its edge")
  func besideTheWindow() {
    let tree = RenderTree.stamp(
      Sketch(.text, label: "Left", at: .at(-90, 0, 80, 24)),
      Sketch(.text, label: "Right", at: .at(90, 24, 80, 24)),
      Sketch(.text, label: "Above", at: .at(0, -48, 80, 24)),
      Sketch(.text, label: "Below", at: .at(0, 144, 80, 24))
    )

    #expect(drawing(tree) == "   0\n  24\n  48\n  72")
  }

  @Test("A bar of tabs marks the selected one and shows counts")
  func tabBar() {
    let tree = RenderTree.phone(
      Sketch(
        .window,
        at: .at(0, 0, 393, 96),
        [
          Sketch(
            .tabBar,
            at: .at(0, 48, 393, 48),
            [
              Sketch(.tabItem, label: "Shop", flags: .selected, at: .at(0, 48, 196, 48)),
              Sketch(
                .tabItem,
                label: "Profile",
                facts: [Fact("badge", "2")],
                at: .at(196, 48, 197, 48)
              ),
            ]
          )
        ]
      )
    )

    let rows = drawing(tree).split(separator: "\n")

    #expect(rows[2] == "  48  " + String(repeating: "─", count: 49))
    #expect(rows[3] == "  72            *Shop                Profile (2)")
  }

  @Test("A cover hides what is behind it and dims nothing")
  func cover() {
    let tree = RenderTree.stamp(
      Sketch(
        .stack,
        flags: .inert,
        at: .at(0, 0, 80, 96),
        [
          Sketch(.text, label: "Behind", at: .at(0, 0, 80, 24))
        ]
      ),
      Sketch(
        .cover,
        at: .at(0, 0, 80, 96),
        [
          Sketch(.text, label: "Before", at: .at(0, 48, 80, 24))
        ]
      )
    )

    #expect(
      drawing(tree) == """
           0
          24
          48  Before
          72
        """
    )
  }

  @Test("What is covered or scrolled out of its list is not drawn")
  func clipping() {
    let tree = RenderTree.stamp(
      Sketch(.text, label: "Covered", flags: .covered, at: .at(0, 0, 80, 24)),
      Sketch(
        .list,
        at: .at(0, 24, 80, 48),
        [
          Sketch(.text, label: "Above", at: .at(0, 0, 80, 24)),
          Sketch(.text, label: "First", at: .at(0, 24, 80, 24)),
          Sketch(.text, label: "Second", at: .at(0, 48, 80, 24)),
          Sketch(.text, label: "Below", at: .at(0, 96, 80, 24)),
        ]
      )
    )

    #expect(
      drawing(tree) == """
           0
          24  First
          48  Second
          72
        """
    )
  }

  @Test("The example in ASCII has the same columns")
  func ascii() {
    let text = TreeRenderer.wireframe(charset: .ascii).render(.reviews)
    let rows = text.split(separator: "\n").map(String.init)

    #expect(text.utf8.allSatisfy { $0 < 0x80 })
    #expect(rows.contains("  72 : < Blue Mug          Reviews             [Write]"))
    #expect(rows.contains(" 528  +- sheet reviews.compose - custom 278 ----------+"))
    #expect(rows.contains("      |                      ===                      |"))
    #expect(rows.contains(" 840  +-----------------------------------------------+"))
    #expect(rows.last?.hasPrefix("signs  [ ] button, % disabled, < back, _ not filled in") == true)
  }

  @Test(
    "Every character takes the columns that it is drawn with",
    arguments: [
      ("日本|", "日本|"), ("e\u{301}|", "e\u{301}|"), ("🙂|", "🙂|"), ("👨‍👩‍👧|", "□|"), ("🇩🇪|", "□|"),
      ("❤️|", "□|"), ("a\u{200B}b|", "a□b|"), ("a\nb|", "a b|"),
    ]
  )
  func columnWidths(label: String, drawn: String) {
    let tree = RenderTree.stamp(
      Sketch(.text, label: label, at: .at(0, 0, 80, 24))
    )

    #expect(drawing(tree).split(separator: "\n").first.map(String.init) == "   0  \(drawn)")
  }

  @Test("A wide character that does not fit whole is cut whole")
  func wideCut() {
    let tree = RenderTree.stamp(Sketch(.button, label: "日本語日本", at: .at(0, 0, 80, 24)))

    #expect(drawing(tree).split(separator: "\n").first == "   0  [日本語»]")
  }

  @Test("The size of a character is a choice; an invalid one is the usual one")
  func cellSizes() {
    let tree = RenderTree.stamp(Sketch(.text, label: "Hello", at: .at(0, 48, 80, 24)))

    let large = TreeRenderer.wireframe(cell: Size(width: 16, height: 48))
    #expect(DrawnPicture(tree, as: large).drawing == "   0\n  48  Hello")
    let broken = TreeRenderer.wireframe(cell: Size(width: .nan, height: 0))
    #expect(DrawnPicture(tree, as: broken).drawing == "   0\n  24\n  48  Hello\n  72")
  }

  @Test(
    "A frame with invalid lengths is drawn as far as it goes",
    arguments: [
      Rect.at(.nan, .nan, .nan, .nan), .at(0, 0, .infinity, .infinity), .at(0, 0, -50, -50),
      .at(-1e300, 1e300, 1e300, 1e300),
    ]
  )
  func hostileFrames(frame: Rect) {
    for role in Sketch.roles {
      let sketch = Sketch(
        role,
        label: "A label",
        facts: [Fact("value", "nan"), Fact("range", "1...1"), Fact("badge", "1")],
        flags: .empty,
        at: frame
      )
      let tree = RenderTree(
        traits: Traits(device: .stamp),
        nodes: Sketch(.window, at: frame, [sketch]).nodes
      )

      let numbers = DrawnPicture(tree, as: .wireframe(isWhole: true)).rows.map { $0.prefix(4) }

      #expect(numbers.filter { $0 != "    " } == ["   0", "  24", "  48", "  72"])
    }
  }

  @Test(
    "Whatever is drawn, no row is wider than the page, and no letter is outside ASCII if none may be"
  )
  func randomTrees() {
    for seed in 0..<120 {
      var generator = SeededGenerator(seed: seed)
      let sketches = (0..<3).map { _ in Sketch.random(from: &generator) }
      let tree = RenderTree(
        traits: Traits(device: .stamp),
        nodes: Sketch(.window, at: .at(0, 0, 80, 96), sketches).nodes
      )
      let rows = DrawnPicture(tree, as: .wireframe(charset: .ascii)).rows
      #expect(rows.allSatisfy { $0.utf8.count == $0.count && $0.count <= 16 }, "seed \(seed)")
    }
  }

  @Test(
    "A character of any size makes a page",
    arguments: [
      Size(width: 1, height: 1), Size(width: 1e6, height: 1e6), Size(width: 1, height: 1e300),
    ]
  )
  func anyCell(cell: Size) {
    let text = TreeRenderer.wireframe(cell: cell).render(.reviews)
    #expect(text.contains("\ncell   "))
  }
}
