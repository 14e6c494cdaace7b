import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Findings whose facts were wrong, or whose advice does not help.
@MainActor
struct TrueWordsTests {
  private let flags = Flags()

  private func findings(@ElementBuilder _ content: @escaping @MainActor () -> some Element)
    -> [Finding]
  {
    Stage(StubCoordinator("home", screens: { _ in content() })).renderTree.findings
  }

  // MARK: - Texts over each other

  @Test("Texts that are layers were reported to have too little room")
  func layers() {
    func codes(@ElementBuilder _ content: @escaping @MainActor () -> some Element) -> [FindingCode]
    {
      findings(content).map(\.code).filter { $0 != .textNearLimit }
    }
    #expect(
      codes {
        Layers {
          TextBlock("one text here"); TextBlock("another one")
        }
      } == []
    )
    #expect(codes { TextBlock("one text here").overlay { TextBlock("other") } } == [])
    #expect(codes { TextBlock("one text here").padding().background { TextBlock("other") } } == [])
    // What is pushed into each other by a frame is another matter.
    #expect(
      codes {
        Layers {
          TextBlock("upper").frame(height: 30, alignment: .top)
          TextBlock("lower").frame(height: 30, alignment: .bottom)
        }
      } == [.contentCutOff]
    )
  }

  @Test("Texts over each other were reported to have too little room, and to need a ScrollArea")
  func wordsOfOverlap() {
    #expect(
      findings {
        Column(spacing: -15) {
          TextBlock("upper")
          TextBlock("lower")
        }
      } == [
        Finding(
          code: .contentCutOff,
          place: "home",
          found: "“upper” and “lower” lie over each other.",
          advice: "Move them apart, or give them more room."
        )
      ]
    )
  }

  // MARK: - Places

  @Test(
    "A scroll area was named for what is too wide in it, and advised to be put into another one"
  )
  func widening() {
    #expect(
      findings {
        ScrollArea {
          Column {
            TextBlock("narrow")
            TextBlock("wide").frame(width: 500)
            Picture("Map", width: 500, height: 50)
          }
        }
      } == [
        Finding(
          code: .contentTooWide,
          place: "home",
          found: "The screen is 393 points wide, and this sticks out of it: “Map”.",
          advice: "Let it wrap or shrink, or put it into a ScrollArea that scrolls horizontally."
        )
      ]
    )
    #expect(
      findings {
        ScrollArea { ScrollArea(.horizontal) { Picture("Map", width: 500, height: 50) } }
      } == []
    )
  }

  // MARK: - Targets

  @Test(
    "A frame around a small button was advised, which makes it no larger; one of its label does"
  )
  func smallTarget() throws {
    let around = findings { PushButton("Go") {}.buttonStyle(.plain).frame(width: 60, height: 44) }
    #expect(
      try #require(around.first).advice
        == "Give its label a frame of at least 44 x 44 points: one around the whole makes it no larger."
    )
    #expect(
      findings {
        PushButton(action: {}) { TextBlock("Go").frame(width: 60, height: 44) }.buttonStyle(.plain)
      } == []
    )
  }

  @Test("A row with one of its buttons silenced was neither found nor kept as silenced")
  func halfSilenced() throws {
    let tree = Stage(
      StubCoordinator("home") { _ in
        RowList {
          Row {
            PushButton("G") {}.silencingFindings(.severalButtonsInRow)
            PushButton("H") {}
          }
        }
      }
    ).renderTree
    #expect(tree.findings == [])
    #expect(tree.silencedFindings.map(\.code) == [.severalButtonsInRow])
    #expect(try #require(tree.silencedFindings.first).found.contains("“G” with “H”"))
  }

  // MARK: - Sheets

  @Test("A sheet of empty content was not reported as 0 high")
  func emptySheet() {
    let findings = SheetStage([.custom]) { _ in Fill().frame(height: 0) }.stage.renderTree.findings
    #expect(
      findings == [
        Finding(
          code: .invalidDetent,
          place: "sheet",
          found: "No sheet can rest at custom, so sheet does not: its content is 0 points high.",
          advice: "Let content be higher than 0."
        )
      ]
    )
  }

  @Test("A sheet whose square gets lower was advised to fix a text")
  func square() throws {
    let tree = SheetStage([.custom]) { _ in Fill().aspectRatio(1, contentMode: .fit) }.stage
      .renderTree
    let finding = try #require(tree.findings.first)
    #expect(finding.code == .unfixedTextInMeasuredSheet)
    #expect(
      finding.advice
        == "Put fixedSize(horizontal: false, vertical: true) on what gets lower, which is no text of "
        + "several lines."
    )
  }

  // MARK: - Silences

  @Test("A lost alert could not be silenced where it is presented")
  func lostAlert() {
    func tree(_ code: FindingCode) -> RenderTree {
      let flags = flags
      flags.first = true
      let app = StubCoordinator("home", handles: ["next"]) { route in
        route == "next"
          ? AnyElement(
            TextBlock("Next").alert("First", isPresented: flags.firstLink).silencingFindings(code)
          ) : AnyElement(TextBlock("Home"))
      }
      app.navigate(to: StubRoute("next"))
      let stage = Stage(app)
      stage.settle()
      app.pop()
      return stage.renderTree
    }
    #expect(tree(.dialogLost).findings == [])
    #expect(tree(.dialogLost).silencedFindings.map(\.code) == [.dialogLost])
    #expect(tree(.smallTarget).findings.map(\.code) == [.dialogLost])
  }
}
