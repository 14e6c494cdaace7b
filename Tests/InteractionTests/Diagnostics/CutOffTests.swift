import FlowEngine
import LayoutSim
import SnapshotRendering
import StageSupport
import Testing

/// Content that does not fit.
@MainActor
struct CutOffTests {
  private func codes(
    typeSize: TypeSize = .large,
    @ElementBuilder _ content: @escaping @MainActor () -> some Element
  ) -> [FindingCode] {
    Stage(StubCoordinator("home", screens: { _ in content() }), typeSize: typeSize).renderTree
      .findings.map(
        \.code
      )
  }

  private func column(_ count: Int) -> some Element {
    Column(spacing: 8) { Each(0..<count, id: \.self) { TextBlock("Line \($0)") } }
  }

  // MARK: - Screens

  @Test("A column taller than its screen was not a finding")
  func column() throws {
    // 40 lines of 20⅓ with 39 gaps of 8 are 1125; the screen has 759 between its safe edges.
    let stage = Stage(StubCoordinator("home") { _ in column(40) })
    let finding = try #require(stage.renderTree.findings.first)
    #expect(finding.code == .contentCutOff)
    #expect(finding.place == "home")
    #expect(finding.found.contains("sticks out above or below"))
    #expect(finding.advice == "Put the content into a ScrollArea, or let it take less.")
    #expect(codes { column(20) }.isEmpty)
    #expect(codes { ScrollArea { column(40) } }.isEmpty)
  }

  @Test("Content under a bar is cut off, too")
  func bars() {
    // 26 lines with gaps of 8 are 728⅔: less than the 759 of a screen without bars, more than the 663
    // and the 710 that bars leave, and nothing of them is off the display.
    #expect(codes { column(26) }.isEmpty)
    #expect(codes { column(26).navigationTitle("Home") } == [.contentCutOff])
    let tabs = StubTabs([
      StubCoordinator("a", tab: "A") { _ in column(26) }, StubCoordinator("b", tab: "B"),
    ])
    #expect(Stage(tabs).renderTree.findings.map(\.code) == [.contentCutOff])
  }

  @Test("Text that a large text size leaves no room for was not a finding")
  func accessibility() {
    let words = "Handsome, clever and rich, Emma arranges marriages for everybody in Highbury."
    @ElementBuilder func screen() -> some Element {
      Column {
        Fill().frame(height: 600)
        TextBlock(words)
      }
    }
    #expect(codes { screen() }.filter { $0 != .textNearLimit }.isEmpty)
    #expect(codes(typeSize: .accessibility5) { screen() }.contains(.contentCutOff))
  }

  @Test("A slider half below its screen was not a finding")
  func slider() {
    // 866 points or so around the middle of the safe area, 438.5, end some 20 points below the display's 852.
    func below(@ElementBuilder _ control: @escaping @MainActor () -> some Element) -> [FindingCode]
    {
      codes {
        Column {
          Fill().frame(height: 830)
          control()
        }
      }
    }
    #expect(below { SliderControl("Volume", value: .constant(0.5)) } == [.contentCutOff])
    #expect(below { Fill().frame(height: 30) }.isEmpty)
  }

  @Test("Two texts over each other were not a finding")
  func overlap() {
    #expect(
      codes {
        Layers {
          TextBlock("Price").frame(height: 30, alignment: .top)
          TextBlock("Sold out").frame(height: 30, alignment: .bottom)
        }
      } == [.contentCutOff]
    )
    #expect(codes { column(2) }.isEmpty)
    #expect(
      codes {
        Layers(alignment: .bottom) {
          ScrollArea { column(40) }
          TextBlock("Over what scrolls")
        }
      }.isEmpty
    )
  }

  @Test("A text with a line limit is not a finding")
  func lineLimit() {
    #expect(codes { TextBlock("One\nTwo\nThree").lineLimit(2) }.isEmpty)
  }

  @Test("A text wholly off the screen was not a finding")
  func offScreen() {
    #expect(codes { TextBlock("Lost").offset(x: 500) } == [.textOffScreen])
    #expect(codes { TextBlock("Lost").offset(y: -900) } == [.textOffScreen])
    #expect(codes { ScrollArea { column(80) } }.isEmpty)
  }

  // MARK: - Sheets

  @ElementBuilder private func tall() -> some Element {
    Column {
      TextBlock("Top")
      Fill().frame(height: 400)
      TextBlock("Bottom")
    }
  }

  @Test(
    "Content taller than a sheet of a fixed height was not a finding",
    arguments: [
      .height(150), .fraction(0.4), .medium,
    ] as [ModalPresentationDetent]
  )
  func fixedDetent(detent: ModalPresentationDetent) throws {
    let shown = SheetStage([detent]) { _ in tall() }
    #expect(shown.stage.renderTree.findings.map(\.code) == [.contentCutOff])
  }

  @Test("Content that a higher detent shows whole is not a finding")
  func higherDetent() {
    let shown = SheetStage([.height(150), .large]) { _ in tall() }
    #expect(shown.stage.renderTree.findings.isEmpty)
  }

  // MARK: - Titles

  private let long = "A title that goes on and on, far beyond the edge of any phone there is"

  @Test(
    "An inline title that is cut had no flag and was no finding",
    arguments: [PlatformProfile.iOS18, .iOS26]
  )
  func inlineTitle(platform: PlatformProfile) throws {
    func stage(_ title: String) -> Stage {
      let app = StubCoordinator("home") { _ in
        Fill().navigationTitle(title).navigationBarTitleDisplayMode(.inline).toolbar {
          PushButton("Edit") {}
        }
      }
      return Stage(app, platform: platform)
    }
    let tree = stage(long).renderTree
    #expect(tree.all(.navigationBar).first?.flags.contains(.truncated) == true)
    #expect(tree.findings.map(\.code) == [.titleTruncated])
    #expect(tree.findings.first?.place == "home")
    let short = stage("Home").renderTree
    #expect(short.all(.navigationBar).first?.flags.contains(.truncated) == false)
    #expect(short.findings.isEmpty)
  }

  @Test("Large titles and labels of tabs that are cut were no findings")
  func otherTitles() {
    let large = StubCoordinator("home") { _ in Fill().navigationTitle(long) }
    #expect(Stage(large).renderTree.findings.map(\.code) == [.titleTruncated])
    // An app leaves out words of a row's heading by intention.
    #expect(codes { TextBlock(long).role(.heading).lineLimit(1) }.isEmpty)
    let tabs = StubTabs([StubCoordinator("a", tab: long), StubCoordinator("b", tab: "B")])
    #expect(Stage(tabs).renderTree.findings.map(\.code) == [.titleTruncated])
  }

  // MARK: - No room at all

  @Test("A text with room for less than a letter stood letter below letter, without a word")
  func lessThanALetter() {
    #expect(codes { TextBlock("Total").frame(width: 4) } == [.textTooNarrow])
    #expect(
      codes { PushButton("Total") {}.buttonStyle(.plain).frame(width: 4) }.contains(.textTooNarrow)
    )
    #expect(
      codes {
        Row(spacing: 0) {
          TextBlock("Total")
          Fill().frame(width: 390, height: 20)
        }
      }.contains(.textTooNarrow)
    )
    // Wide enough for the longest word, or words of one letter.
    #expect(codes { TextBlock("Total").frame(width: 60) }.isEmpty)
    #expect(codes { TextBlock("A B C").frame(width: 14) }.isEmpty)
    // Set vertically by intention.
    #expect(!codes { TextBlock("日本").frame(width: 20) }.contains(.textTooNarrow))
  }

  @Test("A list in a scroll area is 10 points high, and its rows are not in sight")
  func listInScrollArea() {
    let stage = Stage(on: .iPhone15) {
      ScrollArea {
        Column {
          TextBlock("Above")
          RowList { Each(["Ann", "Ben", "Cem"], id: \.self) { TextBlock($0) } }
        }
      }
    }
    let tree = stage.renderTree
    #expect(tree.findings.map(\.code) == [.listWithoutHeight])
    #expect(tree.all(.list).first?.frame?.size.height == 10)
    #expect(!TreeRenderer.outline.render(tree).contains("Ben"))
    let framed = Stage(on: .iPhone15) {
      ScrollArea { RowList { TextBlock("Ann") }.frame(height: 300) }
    }
    #expect(framed.renderTree.findings.isEmpty)
    // A column is as high as its rows, whatever it is called.
    #expect(codes { ScrollArea { Column { TextBlock("Ann") }.role(.list) } }.isEmpty)
  }

  // MARK: - Ways

  @Test("Tabs in a cover without a way out were not a finding")
  func tabsInCover() {
    func findings(@ElementBuilder _ screen: @escaping @MainActor () -> some Element) -> [Finding] {
      let cover = ModalDetentConfiguration(detents: [.fullscreen])
      let app = StubCoordinator("home", modals: ["tabs": cover])
      app.addModalCoordinator(
        StubTabs([
          StubCoordinator("a", tab: "A") { _ in screen() },
          StubCoordinator("b", tab: "B") { _ in screen() },
        ])
      )
      app.navigate(to: StubRoute("tabs"))
      return Stage(app).renderTree.findings
    }
    #expect(findings { Fill() }.map(\.code) == [.noWayBack])
    #expect(findings { Fill() }.map(\.place) == ["a"])
    #expect(findings { PushButton("Close") {}.buttonStyle(.bordered) }.isEmpty)
  }

  @Test("Texts that only touch each other are not a finding")
  func touching() {
    @ElementBuilder func row(_ overlap: Double) -> some Element {
      Row(spacing: -overlap) {
        TextBlock("Price")
        TextBlock("Sold out")
      }
    }
    #expect(codes { row(1.5) }.isEmpty)
    #expect(codes { row(3) } == [.contentCutOff])
  }
}
