import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Content that just fits, and content that just does not.
///
/// All on an iPhone 15, where a line of body text is 20⅓ high.
@MainActor
struct CutOffLimitTests {
  private func codes(@ElementBuilder _ content: @escaping @MainActor () -> some Element)
    -> [FindingCode]
  {
    Stage(StubCoordinator("home", screens: { _ in content() })).renderTree.findings.map(\.code)
  }

  /// Two lines of text at the ends of `height` points.
  private func column(_ height: Double) -> some Element {
    Column(spacing: 0) {
      TextBlock("Top")
      Fill().frame(height: height - 122 / 3.0)
      TextBlock("Bottom")
    }
  }

  // MARK: - Sticking out

  @Test("Content that ends where the display does is not a finding, a point below it is one")
  func room() {
    // In the middle of what is safe, from 59 to 818, it reaches 852 where it is 827 high.
    #expect(codes { column(827) } == [])
    #expect(codes { column(829) } == [.contentCutOff])
  }

  @Test("Half a point of an edge is cut off unseen")
  func tolerance() {
    #expect(codes { column(827.8) } == [])
    #expect(codes { column(828.2) } == [.contentCutOff])
  }

  @Test("Content between two bars has the room that they leave")
  func betweenBars() {
    func codes(_ height: Double) -> [FindingCode] {
      let home = StubCoordinator("a", tab: "A") { _ in
        column(height).navigationTitle("A").navigationBarTitleDisplayMode(.inline)
      }
      return Stage(StubTabs([home, StubCoordinator("b", tab: "B")])).renderTree.findings.map(\.code)
    }
    // From 53⅔ + 44 to 852 - 83.
    #expect(codes(2014 / 3.0) == [])
    #expect(codes(2014 / 3.0 + 2) == [.contentCutOff])
  }

  @Test("Below a tab bar at the upper edge, as tablets have one, content is in its place")
  func tabBarAbove() {
    let tabs = StubTabs([
      StubCoordinator("a", tab: "A") { _ in TextBlock("a") }, StubCoordinator("b", tab: "B"),
    ])
    let stage = Stage(tabs, on: .iPadA16)
    #expect((stage.renderTree.all(.tabBar).first?.frame?.maxY ?? 1_000) < 200)
    #expect(stage.renderTree.findings == [])
  }

  @Test("What only looks good may stick out: pictures and colours do")
  func decoration() {
    #expect(codes { Picture("Sky", width: 100, height: 2_000) } == [])
    #expect(codes { Fill(.accent).frame(height: 2_000) } == [])
    #expect(
      codes { PushButton(action: {}) { Fill().frame(width: 100, height: 2_000) } }
        == [.contentCutOff]
    )
  }

  // MARK: - Texts over each other

  @Test("Two texts over each other by half a line are not a finding, by more they are")
  func halfOver() {
    func codes(_ distance: Double) -> [FindingCode] {
      self.codes {
        Layers {
          TextBlock("Price").frame(height: 50)
          TextBlock("Sold out").offset(y: distance).frame(height: 50)
        }
      }
    }
    // Half of 20⅓ is 10⅙.
    #expect(codes(10) == [.contentCutOff])
    #expect(codes(10.25) == [])
    #expect(codes(-10) == [.contentCutOff])
    #expect(codes(-10.25) == [])
  }

  @Test("Two texts that share two points of width are not a finding, with more they are")
  func besideEachOther() {
    func codes(_ shared: Double) -> [FindingCode] {
      self.codes {
        Layers(alignment: .leading) {
          Row(spacing: -shared) {
            TextBlock("Price").fixedSize()
            TextBlock("Sold out").fixedSize()
          }
        }
      }
    }
    #expect(codes(2) == [])
    #expect(codes(2.5) == [.contentCutOff])
  }

  // MARK: - Words left out

  private let long = Array(repeating: "words", count: 6).joined(separator: "\n")

  @Test("Words that a sheet leaves out are one only at the tallest of its heights")
  func wordsAtAnotherDetent() {
    func codes(
      _ detents: [ModalPresentationDetent],
      selected: ModalPresentationDetent? = nil
    ) -> [FindingCode] {
      SheetStage(detents, selected: selected) { _ in TextBlock(long) }.stage.renderTree.findings
        .map(\.code)
    }
    // Six lines are 130⅓ high, three of them 64⅓.
    let low = ModalPresentationDetent.height(70)
    #expect(codes([low]).contains(.contentCutOff))
    #expect(codes([low, .height(100)], selected: .height(100)).contains(.contentCutOff))
    #expect(codes([low, .medium]) == [])
    #expect(codes([low, .medium], selected: .medium) == [])
    #expect(codes([.height(131)]) == [])
  }

  // MARK: - Sheets

  @Test(
    "Content that its sheet's tallest height just shows is not a finding, at whichever it rests"
  )
  func tallestDetent() {
    func codes(_ height: Double, selected: ModalPresentationDetent) -> [FindingCode] {
      SheetStage([.height(150), .height(400)], selected: selected) { _ in column(height) }
        .stage.renderTree.findings.map(\.code)
    }
    for selected in [ModalPresentationDetent.height(150), .height(400)] {
      #expect(codes(400, selected: selected) == [])
      // One pixel more is let pass.
      #expect(codes(400 + 1 / 3.0, selected: selected) == [])
      #expect(codes(402, selected: selected) == [.contentCutOff])
    }
  }

  @Test("The finding of cut-off content names the sheet, the height needed and the height there is")
  func words() {
    let findings = SheetStage([.height(150), .height(400)]) { _ in column(500) }.stage.renderTree
      .findings
    #expect(
      findings == [
        Finding(
          code: .contentCutOff,
          place: "sheet",
          found: "The content of sheet needs 500 points, and the sheet can be no taller than 400: "
            + "text “Top” sticks out.",
          advice: "Put the content into a ScrollArea."
        )
      ]
    )
  }

  @Test("What is cut off in a sheet was called by no name where it has a tag")
  func unlabelled() throws {
    func found(_ content: @escaping @MainActor () -> any Element) throws -> String {
      try #require(
        SheetStage([.height(150)]) { _ in content() }.stage.renderTree.findings.first {
          $0.code == .contentCutOff
        }
      ).found
    }
    #expect(
      try found { Fill().frame(width: 100, height: 400).accessibilityIdentifier("map") }.hasSuffix(
        "fill “#map” sticks out."
      )
    )
    #expect(
      try found { Fill().frame(width: 100, height: 400).role(.progress) }.hasSuffix(
        ": progress sticks out."
      )
    )
  }

  @Test("A screen pushed in a sheet that is too low for it was not a finding")
  func pushed() {
    func findings(
      _ detents: [ModalPresentationDetent],
      selected: ModalPresentationDetent? = nil,
      height: Double
    ) -> [Finding] {
      let shown = SheetStage(detents, selected: selected) { route in
        route == "sheet" ? AnyElement(TextBlock("Root")) : AnyElement(column(height))
      }
      shown.sheet.navigate(to: StubRoute("next"))
      return shown.stage.renderTree.findings
    }
    // The bar of a sheet is 56 high up to iOS 18, and stands on top of the content.
    #expect(findings([.height(300)], height: 200) == [])
    let low = findings([.height(300)], height: 400)
    #expect(low.map(\.code) == [.contentCutOff])
    #expect(low.first?.place == "next")
    #expect(low.first?.found.hasPrefix("The content of next needs ") == true)
    #expect(findings([.medium], height: 600).map(\.code) == [.contentCutOff])
    #expect(findings([.height(300), .large], height: 400) == [])
    // A sheet of its root's height has its own finding, and no other.
    #expect(findings([.custom], height: 400).map(\.code) == [.pushedScreenTooTall])
    #expect(
      findings([.custom, .height(300)], selected: .height(300), height: 400).map(\.code)
        == [.contentCutOff]
    )
  }

  @Test("Advice for a tall pushed screen was to offer a height that was offered already")
  func pushedAdvice() {
    func advice(_ detents: [ModalPresentationDetent], height: Double = 400) -> [String] {
      let shown = SheetStage(detents) { route in
        route == "sheet" ? AnyElement(TextBlock("Root")) : AnyElement(column(height))
      }
      shown.sheet.navigate(to: StubRoute("next"))
      return shown.stage.renderTree.findings.filter { $0.code == .pushedScreenTooTall }.map(
        \.advice
      )
    }
    #expect(advice([.custom]) == ["Offer a larger detent."])
    #expect(advice([.custom, .height(100)]) == ["Offer a larger detent."])
    #expect(advice([.custom, .large]) == ["Select large for it, which shows it whole."])
    #expect(advice([.custom, .medium, .large]) == ["Select large for it, which shows it whole."])
    #expect(advice([.custom, .large], height: 2_000) == ["Put its content into a ScrollArea."])
  }

  // MARK: - Off screen

  @Test(
    "A text that touches the screen's edge from outside is off screen, a point further in it is not"
  )
  func offScreen() {
    func codes(_ left: Double) -> [FindingCode] {
      self.codes {
        TextBlock("Lost").frame(maxWidth: .infinity, alignment: .leading).offset(x: left)
      }
    }
    #expect(codes(393) == [.textOffScreen])
    // It still sticks out, which is another matter.
    #expect(codes(392) == [.contentTooWide])
  }

  @Test("Where text is off screen the finding names screen and text")
  func offScreenWords() {
    let app = StubCoordinator("home") { _ in TextBlock("Lost").offset(x: 500) }
    #expect(
      Stage(app).renderTree.findings == [
        Finding(
          code: .textOffScreen,
          place: "home",
          found: "Nobody can see this, and nothing scrolls it into sight: “Lost”.",
          advice: "Place it on the screen, or leave it out."
        )
      ]
    )
  }

  @Test("Half a point beyond a side is nothing, a point is too wide")
  func tooWide() {
    #expect(codes { Picture("Map", width: 394, height: 100) } == [])
    #expect(codes { Picture("Map", width: 395, height: 100) } == [.contentTooWide])
  }

  @Test("A picture that fills the screen behind its content was too wide")
  func fillingPicture() {
    let sky = Picture("Sky", width: 400, height: 300).resizable().aspectRatio(
      4 / 3,
      contentMode: .fill
    )
    #expect(
      codes {
        Column {
          TextBlock("Hello")
          Stretch()
        }
        .frame(maxWidth: .infinity)
        .background { sky }
      } == []
    )
    #expect(
      codes {
        Layers {
          sky
          TextBlock("Hello")
        }
      } == []
    )
    #expect(
      codes { TextBlock("Hello").background { Picture("Map", width: 500, height: 100) } } == []
    )
    #expect(
      codes { Layers { Picture("Map", width: 500, height: 100).aspectRatio(2, contentMode: .fit) } }
        == [.contentTooWide]
    )
  }

  @Test("A scroll area that a row of many buttons widens was named in place of the buttons")
  func rowWidensScrollArea() throws {
    let stage = Stage(
      StubCoordinator("home") { _ in
        ScrollArea {
          Column {
            TextBlock("Words")
            Row {
              Each(0..<20, id: \.self) { PushButton("B\($0)") {}.buttonStyle(.bordered.large) }
            }
          }
        }
      }
    )
    let finding = try #require(stage.renderTree.findings.first { $0.code == .contentTooWide })
    #expect(!finding.found.contains("scroll"))
    #expect(finding.found.contains("“B0”"))
    #expect(!finding.found.contains("Words"))
  }

  @Test("Content that sticks out at a side was not a finding where it scrolls up and down only")
  func tooWideInScrollArea() {
    @ElementBuilder func map() -> some Element {
      Picture("Map", width: 500, height: 100).frame(width: 300)
    }
    #expect(codes { ScrollArea { map() } } == [.contentTooWide])
    #expect(codes { RowList { map() } } == [.contentTooWide])
    #expect(codes { ScrollArea { ScrollArea(.horizontal) { Row { map() } } } } == [])
    #expect(codes { ScrollArea([.horizontal, .vertical]) { map() } } == [])
    #expect(
      codes { ScrollArea { Picture("Map", width: 393, height: 100).frame(width: 300) } } == []
    )
  }
}
