import LayoutSim
import Snapshot
import Testing

@Suite("Wireframes")
struct WireframeTests {
  /// The drawing without its header.
  private func drawing(
    _ tree: RenderTree,
    as renderer: TreeRenderer = .wireframe
  ) -> String {
    let lines = renderer.render(tree).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.dropFirst(4).joined(separator: "\n")
  }

  @Test("Three rows make a box, and two make brackets")
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
          72    [ New ]

        """
    )
  }

  @Test("A label that does not fit ends in an ellipsis, its brackets stay")
  func cutLabels() {
    let tree = RenderTree.stamp(
      Sketch(.button, label: "Continuation", at: .at(0, 0, 72, 24)),
      Sketch(.text, label: "A sentence", at: .at(40, 24, 40, 24)),
      Sketch(.button, label: "Go", flags: .disabled, at: .at(0, 48, 80, 24))
    )

    #expect(
      drawing(tree)
        == """
           0  [Continu…]
          24       A se…
          48  [Go] disa…
          72

        """
    )
  }

  @Test("Words longer than their frame use the room up to their neighbour")
  func roomToTheRight() {
    let tree = RenderTree.stamp(
      Sketch(.text, label: "Illinois", at: .at(0, 0, 40, 20)),
      Sketch(.text, label: "Illinois", at: .at(0, 24, 40, 20)),
      Sketch(.text, label: "42", at: .at(64, 24, 16, 20))
    )

    #expect(
      drawing(tree) == """
           0  Illinois
          24  Illino… 42
          48
          72

        """
    )
  }

  @Test("The lines of a paragraph take a row each, also where two fall into one")
  func paragraph() {
    let tree = RenderTree.stamp(
      Sketch(.text, label: "One two three", lines: ["One", "two", "three"], at: .at(0, 0, 80, 48))
    )

    #expect(
      drawing(tree) == """
           0  One
          24  two
          48  three
          72

        """
    )
  }

  @Test("A line between rows gives way to words in its row")
  func linesAndWords() {
    let tree = RenderTree.stamp(
      Sketch(.row, label: "One", at: .at(0, 0, 80, 40)),
      Sketch(.row, label: "Two", at: .at(0, 40, 80, 16)),
      Sketch(.row, label: "Three", at: .at(0, 56, 80, 20))
    )

    // Lines at 40, 56 and 76; words at 20, 48 and 66. The third words find row 48 taken.
    #expect(
      drawing(tree) == """
           0    One
          24  ──────────
          48    Two
          72    Three

        """
    )
  }

  @Test("A label without end is cut like any other")
  func endlessLabel() {
    let label = String(repeating: "word ", count: 20_000)

    let tree = RenderTree.stamp(Sketch(.button, label: label, at: .at(0, 0, 80, 24)))

    #expect(drawing(tree).split(separator: "\n").first == "   0  [word wo…]")
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
          48  ──────────
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

  @Test("A title keeps clear of the buttons in its bar")
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

    #expect(
      drawing(tree).split(separator: "\n").first
        == "   0   ‹ Back A very long title for a navigati… [Edit]"
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

    #expect(drawing(tree) == "   0\n  24\n  48\n  72\n")
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
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false)

    #expect(text.utf8.allSatisfy { $0 < 0x80 })
    #expect(rows[8] == "  72 : < Blue Mug          Reviews             [Write]")
    #expect(rows[27] == " 528  +- sheet reviews.compose - custom 278 ----------+")
    #expect(rows[28] == " 552  |                      ===                      |")
    #expect(rows[40] == " 840  +-----------------------------------------------+")
  }

  @Test(
    "Every character takes the columns that it is drawn with",
    arguments: [
      ("日本|", "日本|"), ("e\u{301}|", "e\u{301}|"), ("🙂|", "🙂|"), ("👨‍👩‍👧|", "□|"), ("🇩🇪|", "□|"),
      ("❤️|", "□|"), ("שלום|", "□□□□|"), ("a\u{200B}b|", "a□b|"), ("a\nb|", "a b|"),
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

    #expect(drawing(tree).split(separator: "\n").first == "   0   [日本語…]")
  }

  @Test("The size of a character is a choice; an invalid one is the usual one")
  func cellSizes() {
    let tree = RenderTree.stamp(Sketch(.text, label: "Hello", at: .at(0, 48, 80, 24)))

    let large = TreeRenderer.wireframe(cell: Size(width: 16, height: 48))
    #expect(drawing(tree, as: large) == "   0\n  48  Hello\n")
    let broken = TreeRenderer.wireframe(cell: Size(width: .nan, height: 0))
    #expect(drawing(tree, as: broken) == "   0\n  24\n  48  Hello\n  72\n")
  }

  @Test(
    "A frame with invalid lengths is drawn as far as it goes",
    arguments: [
      Rect.at(.nan, .nan, .nan, .nan), .at(0, 0, .infinity, .infinity), .at(0, 0, -50, -50),
      .at(-1e300, 1e300, 1e300, 1e300),
    ]
  )
  func hostileFrames(frame: Rect) {
    let roles: [Role] = [
      .sheet, .cover, .navigationBar, .tabBar, .list, .row, .text, .button, .icon, .separator,
      .grabber, .fill,
    ]
    let sketches = roles.map { Sketch($0, label: "A label", at: frame) }
    let tree = RenderTree(
      traits: Traits(device: .stamp),
      nodes: Sketch(.window, at: frame, sketches).nodes
    )

    let rows = drawing(tree).split(separator: "\n")

    #expect(rows.map { $0.prefix(4) } == ["   0", "  24", "  48", "  72"])
  }
}
