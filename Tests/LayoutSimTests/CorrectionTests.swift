import FlowEngine
import Foundation
import LayoutSim
import SnapshotRendering
import StageSupport
import Testing

/// Corrected metrics.
@MainActor
struct CorrectionTests {
  private struct Lines: Element {
    var body: some Element {
      RowList {
        RowSection { TextBlock("One") }
        RowSection { TextBlock("Two") }
      }
      .navigationTitle("Lines")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private func stage(
    _ text: String,
    platform: PlatformProfile = .iOS18,
    direction: WritingDirection = .leftToRight
  ) throws -> Stage {
    let corrections = try Corrections(parsing: text)
    let traits = Traits(
      device: .iPhone15,
      platform: platform,
      direction: direction,
      corrections: corrections
    )
    let tabs = StubTabs([
      StubCoordinator("lines", tab: "Lines") { _ in Lines() },
      StubCoordinator("other", tab: "Other"),
    ])
    return Stage(tabs, under: traits)
  }

  private func frames(_ role: Role, on stage: Stage) -> [Rect] {
    stage.renderTree.nodes.filter { $0.role == role }.compactMap(\.frame)
  }

  @Test(
    "Bars had the heights that FlowSim knows, whatever was measured",
    arguments: [PlatformProfile.iOS18, .iOS26],
    [WritingDirection.leftToRight, .rightToLeft]
  )
  func bars(platform: PlatformProfile, direction: WritingDirection) throws {
    let text = "navigation-bar.height 48\nnavigation-bar.top 60 # measured\n\ntab-bar.height 90\n"
    let stage = try stage(text, platform: platform, direction: direction)
    let bar = try #require(frames(.navigationBar, on: stage).first)
    #expect(bar.minY == 60)
    #expect(bar.size.height == 48)
    // 852 - 90.
    #expect(frames(.tabBar, on: stage).first?.minY == 762)
  }

  @Test(
    "Rows, their insets and gaps were FlowSim's",
    arguments: [PlatformProfile.iOS18, .iOS26],
    [WritingDirection.leftToRight, .rightToLeft]
  )
  func rows(platform: PlatformProfile, direction: WritingDirection) throws {
    let text = """
      list.row-height 60
      list.text-inset 10
      list.card-inset 30
      list.section-gap 50
      """
    let stage = try stage(text, platform: platform, direction: direction)
    let rows = frames(.row, on: stage)
    #expect(rows.map(\.size) == [Size(width: 333, height: 60), Size(width: 333, height: 60)])
    #expect(rows.map(\.minX) == [30, 30])
    #expect(rows[1].minY - rows[0].maxY == 50)
    let one = try #require(stage.renderTree.nodes.first { $0.label == "One" && $0.role == .text })
    let frame = try #require(one.frame)
    #expect(direction == .leftToRight ? frame.minX == 40 : frame.maxX == 353)
  }

  @Test("A row that grows with its content kept the inset of FlowSim")
  func rowInset() throws {
    let stage = Stage(
      StubCoordinator("home") { _ in RowList { Fill(.red).frame(height: 80) } },
      under: Traits(device: .iPhone15, corrections: try Corrections(parsing: "list.row-inset 4"))
    )
    #expect(frames(.row, on: stage).map(\.size.height) == [88])
  }

  @Test("Sheets, keyboards, alerts and search fields had FlowSim's lengths")
  func others() throws {
    let text = "sheet.top 70\nkeyboard.height 300\nalert.width 250\nsearch-field.height 40"
    var traits = Traits(device: .iPhone15, corrections: try Corrections(parsing: text))
    let app = StubCoordinator(
      "home",
      modals: ["sheet": ModalDetentConfiguration(detents: [.extraLarge])]
    ) { _ in
      TextBlock("Home").alert("Sure?", isPresented: .constant(true)) { PushButton("Yes") {} }
    }
    app.addModalCoordinator(StubCoordinator("sheet"))
    #expect(frames(.alert, on: Stage(app, under: traits)).map(\.size.width) == [250])
    app.navigate(to: StubRoute("sheet"))
    #expect(frames(.sheet, on: Stage(app, under: traits)).map(\.minY) == [70])
    traits.keyboard = .shown
    #expect(traits.keyboardHeight == 300)
    let field = try renderTree(of: SearchEntry(words: .constant("")), width: 300, traits: traits)
    #expect(field.nodes.first?.frame?.size.height == 40)
  }

  @Test(
    "Widths of texts were those of FlowSim's letters in all scripts",
    arguments: [
      ("text.latin", "Wide words 12"), ("text.ideographs", "漢字"), ("text.hangul", "한국"),
      ("text.middle-eastern", "שלום"), ("text.other-scripts", "ไทย"), ("text.emoji", "🙂🙂"),
    ]
  )
  func widths(name: String, words: String) throws {
    var traits = Traits(device: .iPhone15)
    func width(_ words: String) throws -> Double {
      try measure(TextBlock(words), width: nil, traits: traits).width
    }
    let others = ["Latin", "漢字", "한국", "שלום", "ไทย", "🙂🙂"].filter { $0 != words }
    let (before, unchanged) = (try width(words), try others.map(width))
    traits.corrections = try Corrections(parsing: "\(name) 1.5")
    // Widths are rounded up to thirds of a point.
    let after = try width(words)
    #expect(abs(after - before * 1.5) < 0.51)
    if name != "text.latin" { #expect(try others.map(width) == unchanged) }
  }

  @Test("Factors of two scripts do not multiply each other")
  func mixed() throws {
    var traits = Traits(device: .iPhone15)
    let words = TextBlock("Ab 漢字")
    let before = try measure(words, width: nil, traits: traits).width
    traits.corrections = try Corrections(parsing: "text.latin 2\ntext.ideographs 2")
    #expect(abs(try measure(words, width: nil, traits: traits).width - before * 2) < 0.7)
  }

  @Test("Corrections that were set on a stage later did not change its screen")
  func later() throws {
    let stage = try stage("")
    let before = stage.renderTree
    let width = { @MainActor in
      stage.renderTree.nodes.first { $0.label == "One" && $0.role == .text }?.frame?.size.width ?? 0
    }
    let narrow = width()
    stage.traits.corrections = try Corrections(parsing: "text.latin 1.5\nlist.row-height 70")
    #expect(frames(.row, on: stage).first?.size.height == 70)
    #expect(abs(width() - narrow * 1.5) < 0.51)
    stage.traits.corrections = Corrections()
    #expect(stage.renderTree == before)
  }

  @Test("An outline did not say that its lengths are an app's own")
  func header() throws {
    let stage = try stage("text.latin 1.25\ntab-bar.height 90")
    let text = TreeRenderer.outline.render(stage.renderTree)
    let first = text.split(separator: "\n").first.map(String.init)
    #expect(first?.hasSuffix(" corrected=tab-bar.height:90,text.latin:1.25") == true)
    let outline = try Outline(parsing: text)
    #expect(outline.text == text)
    #expect(RenderTree(of: outline).traits.corrections == stage.traits.corrections)
    #expect(throws: OutlineError.self) {
      try Outline(parsing: text.replacing("latin:1.25", with: "latin:1.250"))
    }
  }

  @Test("Corrections are read as they are written, and not written if there are none")
  func coding() throws {
    let traits = Traits(
      device: .iPhone15,
      corrections: try Corrections(parsing: "list.row-height 52.5")
    )
    let data = try JSONEncoder().encode(traits)
    #expect(try JSONDecoder().decode(Traits.self, from: data) == traits)
    #expect(traits.corrections.description == "list.row-height 52.5\n")
  }

  @Test(
    "A bad file is refused with its line and the reason",
    arguments: [
      ("tab-bar.height", "line 1: tab-bar.height needs one number, such as: tab-bar.height 44"),
      (
        "\n# x\ntab-bar.height 9 9",
        "line 3: tab-bar.height needs one number, such as: tab-bar.height 44"
      ),
      ("text.latin wide", "line 1: text.latin needs one number, such as: text.latin 1.02"),
      ("text.latin 3", "line 1: 3 is no factor: text.latin is from 0.5 to 2.0"),
      ("list.row-height -1", "line 1: -1 is no length: list.row-height is from 0.0 to 2000.0"),
      ("list.row-height nan", "line 1: nan is no length: list.row-height is from 0.0 to 2000.0"),
      (
        "list.row-height 1\nlist.row-height 1",
        "line 2: list.row-height is corrected for the second time"
      ),
    ]
  )
  func refused(text: String, message: String) {
    let error = #expect(throws: CorrectionError.self) { try Corrections(parsing: text) }
    #expect(error?.description == message)
  }

  @Test("An unknown name lists those that are known")
  func unknown() {
    let error = #expect(throws: CorrectionError.self) { try Corrections(parsing: "tabbar 4") }
    let text = error?.description ?? ""
    let words = "line 1: “tabbar” is nothing that can be corrected. Known: navigation-bar.height, "
    #expect(text.hasPrefix(words))
    #expect(text.hasSuffix(", text.emoji"))
  }
}
