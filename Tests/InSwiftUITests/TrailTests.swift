import FlowEngine
import LayoutSim
import ScreenMapping
import Testing

@Suite("An app with a router of its own")
struct TrailTests {
  let router = TrailRouter()
  let stage: Stage

  init() throws {
    let router = router
    stage = Stage(on: .iPhone15) { TrailsView(router: router) }
    try stage.tap("Begin")
  }

  private var title: String? { stage.topScreen?.title }

  @Test("The cover goes by its button, and the router follows")
  func welcome() {
    #expect(!router.isWelcomeShown)
    #expect(stage.surfaces.count == 1)
    #expect(title == "Parks")
  }

  @Test("Links and buttons push, and the way back takes values off the path")
  func path() throws {
    try stage.tap("Glen Park")
    try stage.tap("Lake Trail")
    #expect(router.path.count == 2)
    #expect(title == "Lake Trail")
    #expect(stage.back.label == "Glen Park")
    try stage.swipeBack()
    try stage.goBack()
    #expect(router.path.isEmpty)
    #expect(title == "Parks")
  }

  @Test("A link opens a trail in its park, and closes the sheet that is in the way")
  func link() throws {
    try stage.tap("Filter")
    router.open(.ridge, in: Park.all[0])
    #expect(stage.surfaces.count == 1)
    #expect(title == "Ridge Trail")
    #expect(stage.back.label == "Glen Park")
    try stage.tap("All parks")
    #expect(title == "Parks")
  }

  @Test("The filter is a sheet of two heights, and changes what is behind it")
  func filter() throws {
    try stage.tap("Glen Park")
    router.sheet = .filter
    #expect(stage.sheet?.detents == [.medium, .extraLarge])  // SwiftUI’s large
    #expect(stage.sheet?.detent == .medium)
    try stage.tap("Short trails only")
    try stage.swipeSheetAway()
    #expect(router.sheet == nil)
    #expect(throws: StageError.self) { try stage.tap("Ridge Trail") }
    try stage.tap("Lake Trail")
    #expect(title == "Lake Trail")
  }

  @Test("A report is 160 points high, stays while something is written, and is sent")
  func report() throws {
    router.open(.mill, in: Park.all[1])
    try stage.tap("Report a fallen tree")
    #expect(stage.sheet?.height == 160)
    try stage.enter("At the bridge", into: "Where on Mill Trail?")
    #expect(try stage.dragSheetDown() == .keptUp)
    try stage.tap("Send")
    #expect(router.sheet == nil)
    #expect(title == "Parks")
  }

  @Test("A map of it has every screen, sheet and cover that taps lead to")
  func map() async throws {
    var trails = Exploration("trails") {
      let router = TrailRouter()
      return Coordinator(
        root: DefaultRoute("trails", presentationStyle: .push) { TrailsView(router: router) }
      )
    }
    trails.laws = []
    let map = await trails.run()
    #expect(Set(map.places.flatMap { $0.surfaces.map(\.style) }) == ["base", "sheet", "cover"])
    // At least the cover, the parks, two of them, three trails and the filter.
    #expect(map.states.count >= 8)
  }
}
