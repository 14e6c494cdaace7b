import Snapshot
import Testing

@MainActor
@Suite("The tea shop")
struct TeaShopTests {
  let store = TeaStore()
  let app: AppCoordinator
  let stage: Stage

  init() {
    app = AppCoordinator(store: store)
    stage = Stage(app, on: .iPhone15)
  }

  @Test("The welcome screen leads into the shop")
  func welcome() throws {
    try stage.tap("Enter the shop")
    #expect(app.visibleRoute.identifier == "list")
  }

  @Test("A tea that was loaded is in the list, and leads to its screen")
  func loading() async throws {
    app.navigate(to: AppRoute.shop)
    await store.load()
    try stage.tap("Assam")
    #expect(stage.back.label == "Teas")
  }

  @Test("Reviews lie over the tea that they are about, wherever the call comes from")
  func reviews() {
    app.navigate(to: AppRoute.shop)
    app.navigate(to: ReviewRoute.all)
    #expect(stage.topScreen?.title == "Reviews")
    #expect(stage.back.label == "Assam")
  }

  @Test("A note's sheet is as tall as its words")
  func note() {
    app.navigate(to: AppRoute.shop)
    app.navigate(to: TeaRoute.note("Assam"))
    // 16, two lines of 20⅓ with 8 between them, and 16.
    #expect(stage.sheet?.height == 242.0 / 3)
    #expect(app.visibleRoute.identifier == "note(\"Assam\")")
  }

  @Test("A shipment interrupts a note and gives it back")
  func shipment() throws {
    app.navigate(to: AppRoute.shop)
    app.navigate(to: TeaRoute.note("Assam"))
    app.orderShipped(7)
    #expect(stage.back.canNavigateBack)
    try stage.tap("Done")
    #expect(app.visibleRoute.identifier == "note(\"Assam\")")
  }

  @Test("A note looks as its reference says")
  func noteSnapshot() {
    app.navigate(to: AppRoute.shop)
    app.navigate(to: TeaRoute.note("Assam"))
    assertSnapshot(of: stage)
  }
}
