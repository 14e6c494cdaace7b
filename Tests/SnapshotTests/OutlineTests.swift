import LayoutSim
import Snapshot
import Testing

/// Outlines.
struct OutlineTests {
  /// The lines of the nodes, without the header.
  private func body(_ tree: RenderTree, _ detail: DetailLevel = .semantic) -> String {
    let text = TreeRenderer.outline(detail).render(tree)
    return String(text.drop { $0 != "\n" }.dropFirst().drop { $0 != "\n" }.dropFirst(2))
  }

  @Test("A node that is finer than asked for leaves its children to the node above")
  func detailLevels() {
    let tree = RenderTree.phone(
      Sketch(
        .window,
        detail: .layers,
        at: .at(0, 0, 393, 852),
        [
          Sketch(
            .box,
            detail: .layout,
            proposal: Proposal(width: 393, height: .infinity),
            at: .at(16, 100, 361, 60),
            [
              Sketch(
                .text,
                label: "Hello",
                proposal: Proposal(width: 120.5, height: nil),
                at: .at(24, 120, 40, 22)
              )
            ]
          )
        ]
      )
    )

    #expect(body(tree, .layers) == "window @ 0,0 393x852\n")
    #expect(
      body(tree, .semantic) == """
        window @ 0,0 393x852
          text "Hello" @ 24,120 40x22

        """
    )
    #expect(
      body(tree, .layout) == """
        window @ 0,0 393x852
          box proposed=393xinf @ 16,100 361x60
            text "Hello" proposed=120.5xnil @ 8,20 40x22

        """
    )
  }

  @Test("Below a node without a frame, frames count from the nearest one that has one")
  func framelessParent() {
    let tree = RenderTree.phone(
      Sketch(
        .window,
        at: .at(0, 0, 393, 852),
        [
          Sketch(
            .screen,
            "a",
            at: .at(0, 50, 393, 800),
            [Sketch(.tab, "b", [Sketch(.text, label: "c", at: .at(10, 70, 20, 20))])]
          )
        ]
      )
    )

    #expect(
      body(tree) == """
        window @ 0,0 393x852
          screen a @ 0,50 393x800
            tab b
              text "c" @ 10,20 20x20

        """
    )
  }

  @Test("Neighbours meet in print, and thirds of a row print alike")
  func edgesMeet() {
    let third = 100.0 / 3
    let tree = RenderTree.phone(
      Sketch(
        .window,
        at: .at(0, 0, 393, 852),
        [
          Sketch(.fill, at: .at(0, 0, third, 10)),
          Sketch(.fill, at: .at(third, 0, third, 10)),
          Sketch(.fill, at: .at(2 * third, 0, third, 10)),
        ]
      )
    )

    #expect(
      body(tree) == """
        window @ 0,0 393x852
          fill @ 0,0 33.33x10
          fill @ 33.33,0 33.33x10
          fill @ 66.67,0 33.33x10

        """
    )
  }

  @Test("Texts that moved by a third of a point, or by any other way, printed other sizes")
  func movedTexts() {
    // Places are not rounded: half a point is not a whole pixel of an iPhone 15.
    let sizes = [0, 1.0 / 3, 0.5, 2.0 / 3].map { way in
      (0..<12).map { (number: Int) -> String in
        let (top, width) = (way + Double(number) * 20.45, 45 + Double(number) / 3)
        let text = Sketch(.text, at: .at(16 + way, top, width, 61.0 / 3))
        let line = body(.phone(Sketch(.window, [text]))).split(separator: "\n").last ?? ""
        return line.split(separator: " ").last.map(String.init) ?? ""
      }
    }
    #expect(sizes[0].prefix(4) == ["45x20.33", "45.33x20.33", "45.67x20.33", "46x20.33"])
    #expect(Set(sizes).count == 1)
  }

  @Test("Of two separators one was half a point high in print, and the other one nothing")
  func separators() {
    let tree = RenderTree.phone(
      Sketch(
        .window,
        [
          Sketch(.separator, at: .at(16, 44, 301, 1.0 / 3)),
          Sketch(.separator, at: .at(16, 88 + 1.0 / 3, 301, 1.0 / 3)),
        ]
      )
    )

    #expect(
      body(tree) == """
        window
          separator @ 16,44 301x0.33
          separator @ 16,88.33 301x0.33

        """
    )
  }

  @Test("Pixels of a display with two of them to a point are halves")
  func halfPoints() {
    var tree = RenderTree.phone(Sketch(.window, at: .at(0.3, 0.2, 20.3, 1.0 / 3)))
    tree.traits.device = .iPadA16
    #expect(body(tree) == "window @ 0.5,0 20.5x0.5\n")
  }

  @Test("An edge that two sums reach from either side of a middle is one edge in print")
  func noisyEdge() {
    let tree = RenderTree.phone(
      Sketch(
        .window,
        at: .at(0, 0, 393, 852),
        [
          // 61.5 pixels, and a hair less.
          Sketch(.fill, at: .at(0, 0, 20.5 - 1e-9, 10)),
          Sketch(.fill, at: .at(20.5, 0, 10, 10)),
        ]
      )
    )

    #expect(
      body(tree) == """
        window @ 0,0 393x852
          fill @ 0,0 20.67x10
          fill @ 20.67,0 10x10

        """
    )
  }

  @Test(
    "Lengths that are not numbers are printed, and stop nothing",
    arguments: [
      (Rect.at(0, 0, .infinity, 20), "0,0 infx20"),
      (.at(.nan, 0, 10, 20), "nan!,0 10x20"),
      (.at(-.infinity, 0, .infinity, 20), "-inf,0 infx20"),
      (.at(-0.1, -0.0, -30, 0), "0,0 -30x0"),
      (.at(-12.5, 0, 1e300, 0), "-12.33,0 1e+300x0"),
    ]
  )
  func hostileFrames(frame: Rect, printed: String) {
    let tree = RenderTree.phone(Sketch(.window, at: frame))

    #expect(body(tree) == "window @ \(printed)\n")
  }

  @Test(
    "What was offered has at most two decimals and no trailing zeros",
    arguments: [
      (100.0 / 3, "33.33"), (0.1, "0.1"), (0.05, "0.05"), (-0.001, "0"), (-1.5, "-1.5"), (12, "12"),
      (.nan, "nan!"),
    ]
  )
  func offeredLengths(length: Double, printed: String) {
    let tree = RenderTree.phone(
      Sketch(.window, proposal: Proposal(width: length, height: -.infinity))
    )

    #expect(body(tree, .layout) == "window proposed=\(printed)x-inf\n")
  }

  @Test(
    "A label stays on its line and within its quotes",
    arguments: [
      ("two\nlines", #""two\nlines""#), ("a \"b\"", #""a \"b\"""#), (#"a\b"#, #""a\\b""#),
      ("a\r\nb\tc", #""a\r\nb\tc""#), ("\u{0}\u{1B}", #""\u{0}\u{1b}""#),
      ("\u{2028}\u{202E}", #""\u{2028}\u{202e}""#), ("\u{2066}a\u{2069}", #""\u{2066}a\u{2069}""#),
      ("Müller 🙂", #""Müller 🙂""#), ("", "\"\""),
    ]
  )
  func labels(label: String, printed: String) {
    #expect(body(.phone(Sketch(.window, label: label))) == "window \(printed)\n")
  }

  @Test("Routes, identifiers and facts cannot break their line either")
  func controls() {
    let tree = RenderTree.phone(
      Sketch(.window, "a\nb", id: "c\nd", facts: [Fact("e", "f\n")])
    )

    #expect(body(tree) == #"window route="a\nb" #"c\nd" e="f\n""# + "\n")
  }

  @Test("A fact with a blank looked like a fact and a flag")
  func factWithBlank() {
    let tree = RenderTree.phone(
      Sketch(
        .field,
        label: "Name",
        id: "first name",
        facts: [
          Fact("value", "Mary selected"), Fact("kind", ""), Fact("note", #"5" \ 2"#),
          Fact("a b", "1"), Fact("text", "1"), Fact("sum", "a=b"),
        ]
      )
    )

    #expect(
      body(tree) == #"""
        field "Name" #"first name" value="Mary selected" kind="" note="5\" \\ 2" "a b"=1 "text"=1 sum=a=b

        """#
    )
  }

  @Test(
    "A route that looks like another mark can be distinguished",
    arguments: [
      ("shop.item(42)", "screen shop.item(42)"), ("covered", #"screen route="covered""#),
      ("shop.item(two words)", #"screen route="shop.item(two words)""#),
      ("a=b", #"screen route="a=b""#), ("#a", "screen route=\"#a\""), ("", #"screen route="""#),
    ]
  )
  func routes(route: String, printed: String) {
    #expect(body(.phone(Sketch(.screen, route))) == printed + "\n")
  }

  @Test("Content of something covered has no lines, and what is scrolled away no flag")
  func outOfSight() {
    let tree = RenderTree.phone(
      Sketch(
        .window,
        [
          Sketch(
            .list,
            flags: .covered,
            at: .at(0, 0, 100, 40),
            [Sketch(.text, label: "a", flags: .covered, at: .at(0, 0, 50, 20))]
          ),
          Sketch(.text, label: "b", flags: .scrolledAway, at: .at(0, 900, 50, 20)),
        ]
      )
    )

    #expect(
      body(tree) == """
        window
          list covered @ 0,0 100x40
          text "b" @ 0,900 50x20

        """
    )
  }

  @Test("Findings follow after an empty line")
  func findings() {
    let finding = Finding(
      code: .layoutDoesNotSettle,
      place: "screen home",
      found: "Two heights ask for each other.",
      advice: "Let one come to rest."
    )

    #expect(
      body(.phone(Sketch(.window), findings: [finding])) == """
        window

        finding layout-does-not-settle at "screen home": Two heights ask for each other.

        """
    )
  }

  @Test("A tree whose parents make no sense is printed as far as it goes")
  func brokenTree() {
    var tree = RenderTree.phone(Sketch(.window, [Sketch(.text, label: "a")]))
    tree.nodes[0].parent = 1
    tree.nodes[1].parent = 7
    tree.nodes[1].subtreeLength = -3

    #expect(body(tree) == "window\ntext \"a\"\n")
  }
}
