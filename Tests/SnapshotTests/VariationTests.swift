import LayoutSim
import Snapshot
import SnapshotRendering
import Testing

@MainActor
@Suite("One stage under several settings")
struct VariationTests {
  private let stage: Stage

  init() {
    let home = Coordinator(
      root: DefaultRoute("home", presentationStyle: .push) { TextBlock("Home") }
    )
    home.present(
      DefaultRoute("note", presentationStyle: .detents([.height(200)])) {
        TextBlock("A note of seven words in all").lineLimit(1)
      }
    )
    stage = Stage(home)
  }

  @Test("A table, the first one whole, and the others as differences")
  func text() {
    assertSnapshot(
      of: stage,
      over: Variations(
        devices: [.iPhone15, .iPhoneSE3],
        typeSizes: [.large, .accessibility3],
        schemes: [.light, .dark]
      )
    )
  }

  @Test("The settings are the stage's own afterwards, and it shows what it showed")
  func putBack() throws {
    let traits = stage.traits
    let outline = TreeRenderer.outline.render(stage.renderTree)
    _ = try stage.variationReport(
      over: Variations(devices: [.iPadA16], orientations: [.landscape]),
      detail: .semantic
    )
    #expect(stage.traits == traits)
    #expect(TreeRenderer.outline.render(stage.renderTree) == outline)
  }

  @Test("Without any values there is one variation, the stage's own")
  func none() throws {
    let text = try stage.variationReport(over: Variations(), detail: .layers)
    #expect(text.contains("\n== own settings\ndevice iphone-15 "))
    #expect(text.split(separator: "\n").count { $0.hasPrefix("==") } == 1)
  }
}
