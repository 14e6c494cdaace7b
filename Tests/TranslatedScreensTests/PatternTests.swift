import LayoutSim
import StandIns
import Testing

/// What SwiftUI views are often made of.
@Suite("Translated patterns of screens")
struct TranslatedPatternTests {
  private func texts(_ stage: Stage) -> [String] {
    stage.renderTree.nodes.filter { $0.role == .text }.compactMap(\.label)
  }

  @Test("Two keys come up from below: boxes are as wide as the wider one, and are counted")
  func preferences() throws {
    let stage = Stage(on: .iPhone15) { EqualWidthsView() }
    #expect(texts(stage).last == "2")
    let boxes = stage.renderTree.nodes.filter { $0.facts.contains(Fact("ink", "yellow")) }
    let widths = boxes.compactMap { $0.frame?.size.width }
    let words = try #require(stage.element(labelled: "Elderflower")?.frame?.size.width)
    #expect(widths == [words, words])
  }

  // A line of body text is 20.33 high, and the style has 8 on each side.
  @Test("A button's style of the app's decides its size, and a disabled one does nothing")
  func style() throws {
    let stage = Stage(on: .iPhone15) { TillView() }
    let button = try #require(stage.element(labelled: "Sell"))
    #expect(abs((button.frame?.size.height ?? 0) - 36.33) < 0.34)
    #expect(throws: StageError.self) { try stage.tap("Refund") }
    try stage.tap("Sell")
    try stage.tap("Sell")
    try stage.tap("Refund")
    #expect(texts(stage).last == "Sold 1")
  }

  @Test("A container of the app's has one content or two, with a condition in it")
  func container() throws {
    let stage = Stage(on: .iPhone15) { PanelsView() }
    #expect(texts(stage) == ["Plain", "Starred", "Last", "Longer"])
    try stage.tap("Longer")
    #expect(texts(stage) == ["Plain", "Starred", "More", "Last", "Longer"])
  }

  @Test("A task runs again for each value")
  func task() async throws {
    let stage = Stage(on: .iPhone15) { LeafView() }
    try await stage.finish()
    #expect(texts(stage).first == "Page 1")
    try stage.tap("Turn")
    try await stage.finish()
    #expect(texts(stage).first == "Page 2")
  }

  @Test("Items of a toolbar are in both bars, and follow the state")
  func toolbar() throws {
    let stage = Stage(on: .iPhone15) { DraftView() }
    #expect(stage.topScreen?.title == "Draft")
    #expect(throws: StageError.self) { try stage.tap("Save") }
    try stage.enter("Tea", into: "Words")
    try stage.tap("Save")
    try stage.tap("Count 0")
    #expect(stage.element(labelled: "Count 1") != nil)
    #expect(texts(stage).contains("Saved"))
  }

  @Test("A dialog asks, and an alert has a field")
  func dialogs() throws {
    let stage = Stage(on: .iPhone15) { PersonView() }
    try stage.tap("Remove")
    try stage.tap("Remove for good")
    #expect(texts(stage).first == "Nobody")
    try stage.tap("Rename")
    try stage.enter("Grace", into: "Name")
    try stage.tap("OK")
    #expect(texts(stage).first == "Grace")
  }

  @Test("What is written into the environment holds below, and conditions are a phone's")
  func environment() throws {
    let stage = Stage(on: .iPhone15) { HouseView() }
    #expect(texts(stage) == ["One", "Dark", "Visits 3", "Visit", "quiet"])
    let one = try #require(stage.element(labelled: "One")?.frame)
    let dark = try #require(stage.element(labelled: "Dark")?.frame)
    #expect(dark.maxX < one.minX)
    try stage.tap("Visit")
    #expect(texts(stage).contains("Visits 4"))
  }

  @Test("Rows have bindings to their items, and a sheet is about one of them")
  func items() throws {
    let stage = Stage(on: .iPhone15) { PlumsView() }
    let ripen = stage.renderTree.nodes.filter { $0.label == "Ripen" }
    let second = try #require(ripen.last?.frame)
    try stage.tap(at: Point(x: second.midX, y: second.midY))
    #expect(texts(stage).contains("Pear!"))
    let open = try #require(stage.renderTree.nodes.last { $0.label == "Open" }?.frame)
    try stage.tap(at: Point(x: open.midX, y: open.midY))
    #expect(stage.sheet?.height == 200)
    try stage.tap("Close Pear!")
    #expect(stage.sheet == nil)
  }

  @Test("A material by its short name, the platform's background and its settings are known")
  func surfaces() throws {
    let stage = Stage(on: .iPhone15) { SurfacesView() }
    let inks = stage.renderTree.nodes.flatMap(\.facts).filter { $0.key == "ink" }.map(\.value)
    #expect(inks == ["thin-material", "background"])
    try stage.tap("Settings")
    #expect(stage.openedLinks == ["app-settings:"])
  }

  private func frame(_ tag: String, in stage: Stage) -> Rect? {
    stage.renderTree.nodes.first { $0.identifier == tag }?.frame
  }

  // 90 + 10 + 80 = 180 fit into 200, and 70 more do not; 70 + 10 + 120 do. The first two are on the first line, 30 high, and
  // the others 10 below.
  @Test("Tags of a layout of the app's flow into lines, as on a device")
  func flow() throws {
    let stage = Stage(on: .iPhone15) { TagsView(widths: [90, 80, 70, 120]) }
    let frames = (0..<4).compactMap { frame("\($0)", in: stage) }
    let origin = try #require(frames.first?.origin)
    #expect(frames.map { $0.minX - origin.x } == [0, 100, 0, 80])
    #expect(frames.map { $0.minY - origin.y } == [0, 0, 40, 40])
    #expect(frames.map(\.size.width) == [90, 80, 70, 120])
  }

  // Weights of 1 and 3 in 200; both are as high as the higher one, and centred.
  @Test("A layout of the app's asks its children for their weights once")
  func weights() throws {
    let stage = Stage(on: .iPhone15) { WeightsView(isFlowing: true) }
    let one = try #require(frame("one", in: stage))
    let three = try #require(frame("three", in: stage))
    #expect([one.size.width, three.size.width] == [50, 150])
    #expect(three.minX == one.maxX)
    #expect(one.minY - three.minY == 10)
    #expect(frame("left", in: stage)?.maxX == frame("right", in: stage)?.minX)
    let column = Stage(on: .iPhone15) { WeightsView(isFlowing: false) }
    #expect(frame("left", in: column)?.maxY == frame("right", in: column)?.minY)
  }
}
