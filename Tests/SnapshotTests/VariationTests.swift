import LayoutSim
import Snapshot
import SnapshotRendering
import Testing

/// One stage under several settings.
@MainActor
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
    _ = try VariationReport(
      of: stage,
      over: Variations(devices: [.iPadA16], orientations: [.landscape]),
      detail: .semantic
    )
    #expect(stage.traits == traits)
    #expect(TreeRenderer.outline.render(stage.renderTree) == outline)
  }

  @Test("A list that was scrolled to its end was elsewhere after it had been compared on a tablet")
  func scrolledBack() throws {
    let stage = Stage(on: .iPhoneSE3) {
      ScrollArea { Column { Each(1...40, id: \.self) { TextBlock("Line \($0)") } } }
        .navigationTitle("Lines").navigationBarTitleDisplayMode(.large)
    }
    try stage.scroll(by: 400)
    let outline = Outline(of: stage.renderTree)
    _ = try VariationReport(
      of: stage,
      over: Variations(devices: [.iPadPro13M4], typeSizes: [.xSmall, .large]),
      detail: .semantic
    )
    #expect(Outline(of: stage.renderTree) == outline)
    // It goes on from there.
    try stage.scroll(by: -400)
    #expect(stage.element(labelled: "Line 1")?.flags.contains(NodeFlags.scrolledAway) == false)
  }

  @Test("Comparing in the middle of a transition showed each setting as it began to appear")
  func transition() throws {
    let home = Coordinator(
      root: DefaultRoute("home", presentationStyle: .push) { TextBlock("Home") }
    )
    let stage = Stage(home)
    let report = { @MainActor in
      try VariationReport(
        of: stage,
        over: Variations(orientations: [.landscape]),
        detail: .semantic
      )
      .text
    }
    let settled = try report()
    try stage.withoutSettling {
      home.present(
        DefaultRoute("note", presentationStyle: .detents([.height(200)])) { TextBlock("Note") }
      )
      stage.advance(by: 0.1)
      let instant = TreeRenderer.outline.render(stage.renderTree)
      let transitions = stage.transitions
      let text = try report()
      #expect(text != settled)
      #expect(stage.transitions == transitions)
      #expect(stage.transitionFindings.isEmpty)
      #expect(TreeRenderer.outline.render(stage.renderTree) == instant)
      stage.advance(by: 2)
      #expect(try report() == text)
    }
    #expect(stage.transitionLog.map(\.kind) == [.present, .present, .present])
  }

  @Test("A matrix can be of one surface")
  func surface() throws {
    let text = try VariationReport(
      of: stage,
      surface: "note",
      over: Variations(devices: [.iPhoneSE3, .iPhone15]),
      detail: .semantic
    ).text
    #expect(!text.contains("screen home"))
    #expect(text.contains("\n    screen note "))
    #expect(throws: NoSuchSurfaceError.self) {
      try VariationReport(of: stage, surface: "basket", over: Variations(), detail: .semantic)
    }
  }

  @Test(
    "The stage's own settings come first, wherever they are among the values, and also where they are not"
  )
  func ownFirst() throws {
    let among = try VariationReport(
      of: stage,
      over: Variations(devices: [.iPhoneSE3, .iPhone15], typeSizes: [.xLarge, .large]),
      detail: .layers
    ).text
    let names = among.split(separator: "\n").prefix(5).map { $0.prefix { $0 != " " } }
    #expect(names == ["variation", "iphone-15", "iphone-se-3", "iphone-se-3", "iphone-15"])
    #expect(among.contains("\n== iphone-15 large\ndevice iphone-15 "))
    let beside = try VariationReport(
      of: stage,
      over: Variations(devices: [.iPhoneSE3]),
      detail: .layers
    ).text
    #expect(beside.contains("\n== own settings\ndevice iphone-15 "))
    #expect(beside.contains("\n== iphone-se-3\n"))
  }

  @Test("Without any values there is one variation, the stage's own")
  func none() throws {
    let text = try VariationReport(of: stage, over: Variations(), detail: .layers).text
    #expect(text.contains("\n== own settings\ndevice iphone-15 "))
    #expect(text.split(separator: "\n").count { $0.hasPrefix("==") } == 1)
  }
}
