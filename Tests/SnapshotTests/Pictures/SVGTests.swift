import LayoutSim
import Snapshot
import SnapshotRendering
import TestSupport
import Testing

/// Pictures as SVG.
struct SVGTests {
  /// What is drawn of a phone with `children`.
  private func document(_ children: Sketch...) throws -> MarkupDocument {
    let tree = RenderTree.phone(Sketch(.window, at: .at(0, 0, 393, 852), children))
    return try MarkupDocument(TreeRenderer.svg.render(tree))
  }

  /// The numbers of attributes.
  private func numbers(_ element: MarkupDocument.Element, _ names: String...) -> [Double] {
    names.compactMap { element.attributes[$0].flatMap(Double.init) }
  }

  private func texts(_ document: MarkupDocument) -> [String] {
    document.elements.filter { $0.name == "text" || $0.name == "tspan" }.map(\.text)
      .filter { !$0.isEmpty }
  }

  @Test("A point is a unit: the window is at 0, 0, with a margin of 8 around it")
  func scale() throws {
    let root = try #require(try document().elements.first)
    #expect(root.name == "svg")
    #expect(root.attributes["viewBox"] == "-8 -8 409 868")
    #expect(root.attributes["width"] == "409")
  }

  @Test("A tab bar at the upper edge is a capsule, one at the lower edge goes to the edges")
  func tabBars() throws {
    func radii(_ y: Double) throws -> Set<String?> {
      let bar = Sketch(.tabBar, at: .at(0, y, 393, 50))
      let boxes = try document(bar).all("rect").filter { numbers($0, "height") == [50] }
      return Set(boxes.map { $0.attributes["rx"] })
    }
    #expect(try radii(24) == ["25"])
    #expect(try radii(769) == [nil])
  }

  @Test("A line of 20.33 points is body text of 17 points, with its baseline at 16.19")
  func bodyText() throws {
    let text = try #require(
      try document(Sketch(.text, label: "Most of all about her own.", at: .at(16, 100, 197, 20.33)))
        .all("text").first
    )
    #expect(text.text == "Most of all about her own.")
    // 0.9521484375 of 17 above the baseline.
    #expect(numbers(text, "x", "y", "font-size") == [16, 116.19, 17])
    #expect(text.attributes["font-weight"] == nil)
    #expect(text.attributes["textLength"] == "197")
  }

  @Test("A text of the same height is semibold where only that has its width")
  func headline() throws {
    let text = try #require(
      try document(Sketch(.heading, label: "Emma", at: .at(16, 0, 49.67, 20.33))).all("text").first
    )
    #expect(text.attributes["font-weight"] == "600")
    #expect(text.attributes["font-size"] == "17")
  }

  @Test("Without its lines, a text is broken where its frame breaks it")
  func brokenLines() throws {
    let words =
      "Handsome, clever and rich, Emma arranges marriages for everybody in Highbury, and is wrong about each of "
      + "them."
    let document = try document(Sketch(.text, label: words, at: .at(16, 0, 331, 64.33)))
    let lines = document.all("tspan")
    // 64.33 is three lines of body text: 3 x 20.29 and 2 x 1.71 between them.
    #expect(lines.count == 3)
    #expect(lines.map(\.text).joined(separator: " ") == words)
    #expect(lines[1].attributes["dy"] == "22.02")
  }

  @Test("A text is drawn in its own font, even if no style is as high as it")
  @MainActor
  func ownFont() throws {
    let font = TextFont(pointSize: 10, weight: .medium)
    let stage = Stage(on: .iPhone15) { TextBlock("Home").font(font) }
    let document = try MarkupDocument(TreeRenderer.svg.render(stage.renderTree))
    let text = try #require(document.all("text").first)
    #expect(text.attributes["font-size"] == "10")
    #expect(text.attributes["font-weight"] == "500")
  }

  @Test("Lines that are known are drawn as they are")
  func knownLines() throws {
    let document = try document(
      Sketch(
        .text,
        label: "one two",
        lines: ["one", "two"],
        at: .at(0, 0, 31, 42.33)
      )
    )
    #expect(document.all("tspan").map(\.text) == ["one", "two"])
  }

  @Test(
    "A sheet has round corners above and none at the window's lower edge, and dims what is behind it"
  )
  func sheet() throws {
    let document = try MarkupDocument(TreeRenderer.svg.render(.reviews))
    let sheet = try #require(
      document.elements.first { $0.name == "title" && $0.text == "reviews.compose" }
    )
    #expect(sheet.path.last == "rect")
    let rect = try #require(document.all("rect").first { $0.attributes["y"] == "540" })
    // The corners below are outside of the window, which ends at 852.
    #expect(numbers(rect, "x", "width", "height", "rx") == [0, 393, 322, 10])
    let dim = try #require(document.all("rect").first { $0.attributes["class"] == "dim" })
    #expect(numbers(dim, "x", "y", "width", "height") == [0, 0, 393, 852])
  }

  /// A list in groups as an outline has it: rows, and texts.
  private func grouped() throws -> MarkupDocument {
    try MarkupDocument(
      Outline(
        parsing: """
          device iphone-15 os=18 393x852 safe=59,0,34,0 type=large scheme=light
          layers stack(settings)

          window @ 0,0 393x852
            list @ 0,100 393x700
              text "Wireless" @ 40,20 60x15.67
              row @ 20,50 353x44
                text "Network" @ 20,12 66x20.33
                text "Home" @ 280,12 45x20.33
              row @ 20,94 353x44
                text "Bluetooth" @ 20,12 75x20.33
              row @ 20,170 353x44
                text "Sounds" @ 20,12 58x20.33

          """
      ).svg
    )
  }

  @Test("The rows of a list in groups are cards on a ground, with lines between those that touch")
  func cards() throws {
    let document = try grouped()
    let cards = document.all("path").filter { $0.attributes["class"] == "card" }
    // Round above, round below, and round on all sides.
    #expect(
      cards.map { $0.attributes["d"]?.prefix(9) } == ["M30 150H3", "M20 194H3", "M30 270H3"]
    )
    #expect(document.all("rect").contains { $0.attributes["class"] == "grouped" })
    let lines = document.all("path").filter { $0.attributes["class"] == "separator line" }
    #expect(lines.map { $0.attributes["d"] } == ["M36 194H373"])
  }

  @Test("In a picture of an outline, headers and details of rows are grey")
  func details() throws {
    let texts = try grouped().all("text")
    #expect(
      texts.map { "\($0.text) \($0.attributes["class"] ?? "")" } == [
        "Wireless secondary", "Network label", "Home secondary", "Bluetooth label", "Sounds label",
      ]
    )
  }

  @Test(
    "Symbols that apps use most are no framed dots",
    arguments: [
      "house.fill", "person.crop.circle", "gearshape", "heart", "star.fill", "bell", "cart",
      "trash",
      "pencil", "square.and.arrow.up", "envelope", "calendar", "clock", "camera", "lock", "map",
      "location.fill", "tag", "folder", "doc", "creditcard", "list.bullet", "arrow.clockwise",
      "eye",
      "globe", "flag", "play.fill", "speaker", "speaker.wave.3.fill", "info.circle",
      "questionmark.circle",
      "exclamationmark.triangle.fill", "bubble.left", "ticket", "tram.fill",
    ]
  )
  func symbols(name: String) throws {
    func path(_ name: String) throws -> String? {
      try document(Sketch(.icon, label: name, at: .at(0, 0, 20, 20))).all("path").first?
        .attributes["d"]
    }
    #expect(try path(name) != path("no.such.symbol"))
  }

  @Test("Only what is on screen is drawn, in the order in which it lies")
  func contents() throws {
    let words = texts(try MarkupDocument(TreeRenderer.svg.render(.reviews)))
    #expect(
      words == [
        "Love it", "Chipped on arrival", "Solid", "Bought it twice", "Reviews", "Blue Mug", "Write",
        "Write a review", "Your words", "Post",
      ]
    )
  }

  @Test("Controls have their labels as titles")
  func titles() throws {
    let document = try MarkupDocument(TreeRenderer.svg.render(.reviews))
    let titles = Set(document.all("title").map(\.text))
    #expect(titles.isSuperset(of: ["Blue Mug", "Write", "Your words", "Post"]))
    #expect(
      document.all("title").first?.text
        == "iphone-15: tabs(home,*shop,profile) > stack(shop.list,shop.item(42),reviews.all) > "
        + "sheet(reviews.compose)"
    )
  }

  @Test("A switch that is on is green with its knob at the end, one that is off is not")
  func switches() throws {
    func drawn(_ value: String) throws -> (title: String, knob: Double) {
      let document = try document(
        Sketch(.switch, label: "Wi-Fi", facts: [Fact("value", value)], at: .at(16, 100, 361, 31))
      )
      let titles = document.all("title").map(\.text)
      let knob = try #require(
        document.all("rect").first { $0.attributes["class"] == "inverse" }
      )
      let middle = numbers(knob, "x")[0] + numbers(knob, "width")[0] / 2
      return (titles.contains("on") ? "on" : titles.contains("off") ? "off" : "", middle)
    }
    // The track ends at 377 and is 51 wide; the knob's middle is 15.5 from an end.
    #expect(try drawn("on") == ("on", 361.5))
    #expect(try drawn("off") == ("off", 341.5))
  }

  @Test("A progress bar is filled by its share")
  func progress() throws {
    let document = try document(
      Sketch(.progress, facts: [Fact("value", "0.25")], at: .at(100, 100, 200, 4))
    )
    let done = try #require(document.all("rect").first { $0.attributes["class"] == "tint" })
    #expect(numbers(done, "x", "width") == [100, 50])
  }

  @Test("What is scrolled out of a scroll area is cut off at its edge, or not drawn at all")
  func clipping() throws {
    let document = try document(
      Sketch(
        .scroll,
        at: .at(0, 300, 393, 200),
        [
          Sketch(.text, label: "half", at: .at(16, 490, 30, 20.33)),
          Sketch(.text, label: "far", at: .at(16, 1_490, 30, 20.33)),
        ]
      )
    )
    #expect(texts(document) == ["half"])
    let inner = try #require(document.all("svg").last)
    #expect(inner.attributes["viewBox"] == "0 300 393 200")
    #expect(document.all("text").first?.path.last == "svg")
  }

  @Test("Content is drawn although what contains it is off the screen")
  func contentOutside() throws {
    let text = Sketch(.text, label: "Still here", at: .at(16, 100, 80, 20.33))
    #expect(try texts(document(Sketch(.box, at: .at(0, -60, 393, 40), [text]))) == ["Still here"])
  }

  @Test("A character that turns what follows is a number in the document")
  func bidirectional() throws {
    let tree = RenderTree.phone(
      Sketch(
        .window,
        at: .at(0, 0, 393, 852),
        [Sketch(.text, label: "a\u{202E}b", at: .at(0, 0, 50, 20.33))]
      )
    )
    let text = TreeRenderer.svg.render(tree)
    #expect(!text.contains("\u{202E}"))
    #expect(try MarkupDocument(text).all("text").first?.text == "a\u{202E}b")
  }

  @Test("Of a switch that is disabled a half is seen")
  func disabledSwitch() throws {
    let document = try document(
      Sketch(
        .switch,
        label: "Locked",
        facts: [Fact("value", "on")],
        flags: .disabled,
        at: .at(16, 100, 361, 31)
      )
    )
    let track = try #require(document.all("rect").first { $0.attributes["class"] == "on" })
    #expect(track.path.last == "svg")
    #expect(document.all("svg").compactMap { $0.attributes["opacity"] } == ["0.5"])
  }

  @Test("The chosen segment is the one that is bold")
  @MainActor func segments() throws {
    let stage = Stage(on: .iPhone15) {
      ChoiceControl("Size", selection: .constant("Medium"), options: ["Small", "Medium", "Large"])
        .pickerStyle(.segmented)
    }
    let texts = try MarkupDocument(TreeRenderer.svg.render(stage.renderTree)).all("text")
    let bold = texts.filter { $0.attributes["font-weight"] != nil }.map(\.text)
    #expect(texts.map(\.text) == ["Small", "Medium", "Large"])
    #expect(bold == ["Medium"])
  }

  @Test("A label of which only the place is known is broken into lines if it is wider than that")
  func longLabel() throws {
    let document = try document(
      Sketch(.button, label: "Read the whole story of it", at: .at(100, 100, 120, 80))
    )
    let lines = document.all("tspan")
    #expect(lines.count > 1)
    #expect(lines.map(\.text).joined(separator: " ") == "Read the whole story of it")
    #expect(document.all("text").first?.attributes["text-anchor"] == "middle")
  }

  @Test("A surface that is coming is as faint as it is on screen")
  func opacity() throws {
    let document = try document(
      Sketch(
        .cover,
        facts: [Fact("backdrop", "clear"), Fact("opacity", "0.25")],
        at: .at(0, 0, 393, 852),
        [Sketch(.text, label: "poster", at: .at(0, 0, 50, 20.33))]
      )
    )
    #expect(document.all("svg").compactMap { $0.attributes["opacity"] } == ["0.25"])
    #expect(document.all("text").first?.path.last == "svg")
  }

  @Test("Nothing is drawn of covered and hidden nodes")
  func outOfSight() throws {
    let document = try document(
      Sketch(.text, label: "covered", flags: .covered, at: .at(0, 0, 50, 20)),
      Sketch(.text, label: "hidden", flags: .hidden, at: .at(0, 0, 50, 20))
    )
    #expect(texts(document).isEmpty)
  }

  @Test("Light pictures turn dark with their reader, dark ones stay dark")
  func schemes() {
    var tree = RenderTree.reviews
    #expect(TreeRenderer.svg.render(tree).contains("@media(prefers-color-scheme:dark)"))
    tree.traits.scheme = .dark
    #expect(!TreeRenderer.svg.render(tree).contains("@media"))
  }

  @Test("From right to left, texts begin at the right edge of their frames")
  func rightToLeft() throws {
    var tree = RenderTree.phone(
      Sketch(
        .window,
        at: .at(0, 0, 393, 852),
        [Sketch(.text, label: "First", at: .at(300, 100, 34, 20.33))]
      )
    )
    tree.traits.direction = .rightToLeft
    let text = try #require(try MarkupDocument(TreeRenderer.svg.render(tree)).all("text").first)
    #expect(text.attributes["direction"] == "rtl")
    #expect(text.attributes["x"] == "334")
  }

  @Test("An outline is drawn at the same places as its tree")
  func outline() throws {
    let tree = try MarkupDocument(TreeRenderer.svg.render(.reviews))
    let outline = try MarkupDocument(Outline(of: .reviews).svg)
    #expect(texts(tree) == texts(outline))
    #expect(
      tree.all("text").map { numbers($0, "x", "y") }
        == outline.all("text").map { numbers($0, "x", "y") }
    )
  }

  @Test(
    "Whatever is in a tree, its picture is well-formed and refers to nothing",
    arguments: 0..<40
  )
  func hostile(block: Int) throws {
    for seed in block * 25..<(block + 1) * 25 {
      let tree = HostileTree.tree(seed: seed)
      for text in [TreeRenderer.svg.render(tree), Outline(of: tree, detail: .layout).svg] {
        let document = try MarkupDocument(text)
        #expect(text.hasSuffix("</svg>\n"), "seed \(seed)")
        #expect(document.all("script").isEmpty, "seed \(seed)")
        let names = Set(document.elements.flatMap(\.attributes.keys))
        #expect(names.isDisjoint(with: ["href", "xlink:href", "src", "onload"]), "seed \(seed)")
      }
    }
  }
}
