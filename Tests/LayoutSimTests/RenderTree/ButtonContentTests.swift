import LayoutSim
import SnapshotRendering
import StageSupport
import Testing

/// Letters are 10 points wide and lines 20 points high.
@MainActor
struct ButtonContentTests {
  private func outline(@ElementBuilder _ content: () -> some Element) -> String {
    let tree = RenderTree(
      traits: Traits(device: .iPhone15),
      nodes: Show(content: content).pass.nodes
    )
    let lines = TreeRenderer.outline.render(tree).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    return lines.dropFirst(3).dropLast().joined(separator: "\n")
  }

  private func coverRow(width: Double, alignment: Anchoring, badge: Double) -> some Element {
    PushButton {
    } label: {
      Layers(alignment: .topLeading) {
        Picture("cover", width: width, height: 40).frame(width: 200, alignment: alignment)
        Picture("badge", width: 10, height: 10).offset(x: badge, y: 0)
      }
    }
  }

  @Test(
    "An image that shrank, one on the other side and a badge elsewhere in a button passed unseen"
  )
  func pictures() {
    #expect(
      outline { coverRow(width: 64, alignment: .leading, badge: 180) } == """
        button "cover, badge" @ 0,0 200x40
          picture "cover" @ 0,0 64x40
          picture "badge" @ 180,0 10x10
        """
    )
    #expect(
      outline { coverRow(width: 30, alignment: .trailing, badge: 150) } == """
        button "cover, badge" @ 0,0 200x40
          picture "cover" @ 170,0 30x40
          picture "badge" @ 150,0 10x10
        """
    )
  }

  @Test("A headline that is cut off in a button had no flag")
  func cutHeadline() {
    #expect(
      outline {
        PushButton {
        } label: {
          Column(alignment: .leading, spacing: 0) {
            TextBlock("A walk around the lake").lineLimit(1)
            TextBlock("12 km")
          }
          .frame(width: 100)
        }
      } == """
        button "A walk around the lake, 12 km" @ 0,0 100x40
          text "A walk around the lake" truncated @ 0,0 100x20
          text "12 km" @ 0,20 50x20
        """
    )
    #expect(
      outline { PushButton("A walk around the lake") {}.lineLimit(1).frame(width: 100) }
        == #"button "A walk around the lake" truncated @ 0,0 100x20"#
    )
  }

  // A picture and a text are 8 points apart.
  @Test("Several elements in the label of a button were one below the other")
  func severalElements() {
    for look in [ButtonLook.automatic, .plain, .borderless] {
      #expect(
        outline {
          PushButton {
          } label: {
            Picture("cover", width: 30, height: 40)
            TextBlock("Ab")
          }
          .buttonStyle(look)
        } == """
          button "Ab" @ 0,0 58x40
            picture "cover" @ 0,0 30x40
            text "Ab" @ 38,10 20x20
          """
      )
    }
  }

  @Test("A label that only repeats its one text stays one line")
  func oneText() {
    #expect(outline { PushButton("Save") {} } == #"button "Save" @ 0,0 40x20"#)
    #expect(outline { TextLink("Imprint") {} } == #"link "Imprint" @ 0,0 70x20"#)
  }

  @Test("The only text of a button on its other side or in other letters passed unseen")
  func movedText() {
    func button(_ alignment: Anchoring) -> some Element {
      PushButton {
      } label: {
        TextBlock("Save").frame(width: 200, height: 44, alignment: alignment)
      }
    }
    #expect(outline { button(.leading) } == #"button "Save" text=0,12,40x20 @ 0,0 200x44"#)
    #expect(outline { button(.trailing) } == #"button "Save" text=160,12,40x20 @ 0,0 200x44"#)
  }

  @Test("A text that differs from the label has a line")
  func otherWords() {
    #expect(
      outline { PushButton("x") {}.accessibilityLabel("Close") } == """
        button "Close" @ 0,0 10x20
          text "x" @ 0,0 10x20
        """
    )
    #expect(
      outline {
        PushButton {
        } label: {
          TextBlock("12").accessibilityIdentifier("price")
        }
      } == """
        button "12" @ 0,0 20x20
          text "12" #price @ 0,0 20x20
        """
    )
  }

  @Test("A row that is one node shows what it is made of, also a button in it")
  func combinedRow() {
    #expect(
      outline {
        Row(spacing: 10) {
          TextBlock("Dune")
          PushButton("Buy") {}
        }
        .accessibilityElement(children: .combine).role(.row)
      } == """
        row "Dune, Buy" pressable @ 0,0 80x20
          text "Dune" @ 0,0 40x20
          button "Buy" @ 50,0 30x20
        """
    )
  }

  @Test("Other words at the end of a line of a list passed unseen")
  func listLine() {
    #expect(
      outline { ListLine("Editions", detail: "2").frame(width: 200) } == """
        row "Editions, 2" @ 0,0 200x44
          text "Editions" @ 0,12 80x20
          text "2" @ 190,12 10x20
        """
    )
    #expect(
      outline { ListLine("Editions").frame(width: 200) } == #"row "Editions" @ 0,0 200x44"#
    )
    #expect(
      outline { ListLine("Editions") {}.frame(width: 200) }
        == #"row "Editions" icon=chevron.forward pressable @ 0,0 200x44"#
    )
  }

  @Test("What the platform draws for a control is printed in its line alone, cut words included")
  func controls() {
    #expect(
      outline {
        SwitchControl("Send me letters", isOn: .constant(true)).lineLimit(1).frame(width: 150)
      }
        == #"switch "Send me letters" value=on truncated approximate @ 0,0 150x31"#
    )
    // The words of a field scroll.
    let field = outline {
      TextEntry("Name", words: .constant("Harriet Smith")).frame(width: 50)
    }
    #expect(field.split(separator: "\n").count == 1)
    #expect(!field.contains("truncated"))
  }

  @Test("Words that are cut off in a button in a sheet of its content's height were not a finding")
  func cutInSheet() {
    let words = "These are words that take two lines on an iPhone 15 whatever one does about it."
    let shown = SheetStage([.custom]) { _ in
      PushButton {
      } label: {
        Row {
          Icon("star")
          TextBlock(words)
        }
        .frame(height: 21)
      }
    }
    let finding = shown.stage.renderTree.findings.first { $0.code == .textTruncatedInSheet }
    #expect(finding != nil)
  }

  @Test("A button is one node to a finger and to a look-up, whatever its content")
  func oneThing() throws {
    var presses = 0
    let stage = Stage(
      StubCoordinator("home") { _ in
        PushButton {
          presses += 1
        } label: {
          Row {
            Icon("plus")
            TextBlock("Add")
            PushButton("Twice") {}.disabled()
          }
          .padding(20)
        }
        .accessibilityLabel("Add")
      }
    )
    #expect(stage.elements(labelled: "Add").map(\.role) == [.button])
    let frame = try #require(stage.element(labelled: "plus")?.frame)
    try stage.tap("Add")
    try stage.tap(at: Point(x: frame.minX + 1, y: frame.minY + 1))
    #expect(presses == 2)
    #expect(throws: StageError.noSuchTarget("Twice", available: ["Add"])) {
      try stage.tap("Twice")
    }
  }

  @Test("Another symbol on a tab or on a button of a bar passed unseen")
  func symbols() {
    let app = StubTabs([
      StubCoordinator("home", tab: "Home") { _ in
        Fill().toolbar { PushButton("Add", icon: "plus") {} }
      }
    ])
    let lines = TreeRenderer.outline.render(Stage(app).renderTree).split(separator: "\n")
    #expect(lines.contains { $0.contains(#"tab-item "Home" icon=circle selected @"#) })
    #expect(lines.contains { $0.contains(#"icon "Add" icon=plus @"#) })
  }

  @Test("Centred words of a bar's button were printed with their place, which is the platform's")
  func wordsInBar() {
    let stage = Stage(on: .iPhone15) { Fill().toolbar { PushButton("Save") {} } }
    let lines = TreeRenderer.outline.render(stage.renderTree).split(separator: "\n")
    #expect(lines.contains { $0.contains(#"button "Save" @"#) })
  }

  @Test("A button whose label shows its symbol alone was called by the symbol")
  func iconAlone() {
    #expect(
      outline {
        PushButton(action: {}) { IconLabel("Words", icon: "star").labelStyle(.iconOnly) }.frame(
          width: 100
        )
      }
      .hasPrefix(#"button "Words" @ "#)
    )
  }

  @Test("What is combined was called by its texts alone, and by empty ones, too")
  func combinedWords() {
    func label(@ElementBuilder _ content: () -> some Element) -> String? {
      Show { Row { content() }.accessibilityElement(children: .combine).role(.button) }.pass.nodes
        .first { $0.role == .button }?
        .label
    }
    #expect(
      label {
        IconLabel("Alone", icon: "star").labelStyle(.iconOnly)
        TextBlock("x")
      } == "Alone, x"
    )
    #expect(
      label {
        TextBlock("v")
        TextBlock("")
        TextBlock("two")
      } == "v, two"
    )
    // A symbol beside words adds nothing, and neither do the buttons of a stepper.
    #expect(
      label {
        Icon("star")
        IconLabel("Both", icon: "star")
      } == "Both"
    )
    #expect(label { StepperControl("Size", value: .constant(2)) } == "Size")
    #expect(label { Icon("star") } == "star")
  }
}
