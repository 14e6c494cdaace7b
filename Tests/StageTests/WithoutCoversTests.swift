import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// What a computer shows while a detour is up, which it has no cover for.
@MainActor
struct WithoutCoversTests {
  /// An app with a list in a tab, a sheet over it with two screens, and a detour over both.
  private struct Shop {
    let app: StubTabs
    let list: StubCoordinator
    let stage: Stage

    @MainActor
    init(under traits: Traits = Traits(device: .mac, platform: .macOS), sheet isUp: Bool = true) {
      list = StubCoordinator(
        "list",
        handles: ["item"],
        modals: ["basket": ModalDetentConfiguration()],
        tab: "List"
      )
      let basket = StubCoordinator("basket", handles: ["payment"], modals: [:])
      list.addModalCoordinator(basket)
      app = StubTabs([list])
      if isUp {
        list.navigate(to: StubRoute("basket"))
        basket.navigate(to: StubRoute("payment"))
      }
      app.presentDetour(StubCoordinator("shipped"), presenting: StubRoute("shipped"))
      stage = Stage(app, under: traits)
    }

    @MainActor var surfaces: [String] { app.composition.surfaces.map(\.route.identifier) }
  }

  /// A detour does nothing there, so fingers reach past it and do not take it away.
  @Test(
    "A sheet that is in front because a detour is not shown is swiped away, and the detour stays up"
  )
  func swipe() throws {
    let shop = Shop()
    #expect(shop.stage.topScreen?.route.identifier == "payment")
    try shop.stage.swipeSheetAway()
    #expect(shop.surfaces == ["tabs", "shipped"])
    #expect(shop.stage.topScreen?.route.identifier == "list")
  }

  @Test("A tap beside such a sheet reports that the sheet has gone, and it has")
  func tapOutside() throws {
    let shop = Shop(under: Traits(device: .iPhone15, platform: .macOS))
    #expect(try shop.stage.tapOutside() == .dismissed)
    #expect(shop.surfaces == ["tabs", "shipped"])
  }

  @Test("An error names the screen in front, and not a detour that is not shown")
  func refusals() {
    let shop = Shop(sheet: false)
    let stage = shop.stage
    #expect(throws: StageError.noSheet(front: "list")) { try stage.swipeSheetAway() }
    #expect(throws: StageError.noSheet(front: "list")) { try stage.dragSheetDown() }
    #expect(throws: StageError.noWayBack(screen: "list")) { try stage.goBack() }
    #expect(throws: StageError.nothingToGoBackTo(screen: "list")) { try stage.performBackAction() }
    #expect(throws: StageError.noBackSwipe(screen: "list", reason: .root)) { try stage.swipeBack() }
  }

  @Test("A sheet is shown although another tab has a detour that is not, and lies below")
  func sheetAboveDetour() {
    let list = StubCoordinator("list", tab: "List")
    let profile = StubCoordinator(
      "profile",
      modals: ["help": ModalDetentConfiguration()],
      tab: "Profile"
    )
    profile.addModalCoordinator(StubCoordinator("help"))
    let app = StubTabs([list, profile])
    list.presentDetour(StubCoordinator("shipped"), presenting: StubRoute("shipped"))
    app.switchToTab(1)
    profile.navigate(to: StubRoute("help"))
    #expect(app.composition.surfaces.map(\.route.identifier) == ["tabs", "shipped", "help"])
    let stage = Stage(app, under: Traits(device: .mac, platform: .macOS))
    #expect(stage.sheets.count == 1)
    #expect(stage.surfaces.map(\.surface.route.identifier) == ["tabs", "help"])
    #expect(stage.topScreen?.route.identifier == "help")
    #expect(stage.renderTree.findings.map(\.place) == ["shipped"])
  }

  @Test("Each detour that is not shown is reported once, and not what it presents")
  func findings() {
    let list = StubCoordinator("list")
    let app = StubCoordinator("home")
    app.addChild(list)
    let inner = StubCoordinator("inner")
    list.presentDetour(StubCoordinator("first"), presenting: StubRoute("first"))
    list.presentDetour(inner, presenting: StubRoute("inner"))
    app.presentDetour(StubCoordinator("second"), presenting: StubRoute("second"))
    let stage = Stage(app, under: Traits(device: .mac, platform: .macOS))
    #expect(stage.renderTree.findings.map(\.code) == [.noCovers, .noCovers])
    #expect(stage.renderTree.findings.map(\.place) == ["first", "second"])
  }

  @Test("A screen pushed under a detour that is not shown is visible, and not reported as covered")
  func destination() {
    let shop = Shop(sheet: false)
    shop.list.navigate(to: StubRoute("item"))
    #expect(shop.stage.topScreen?.route.identifier == "item")
    #expect(shop.stage.renderTree.findings.map(\.code) == [.noCovers])
    shop.stage.traits = Traits(device: .iPhone15)
    #expect(shop.stage.renderTree.findings.map(\.code) == [.destinationCovered])
  }
}
