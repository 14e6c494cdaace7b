import Testing

@testable import FlowEngine

/// Guides: smart navigation.
@MainActor
struct SmartJourneyTests {
  private let app: AppCoordinator
  private let main: MainTabCoordinator
  private let guide: LoggedIn

  init() throws {
    guide = try LoggedIn()
    app = guide.app
    main = guide.main
  }

  private var red: [String] { main.red.flattenedPath.map(\.route.identifier) }

  @Test("A screen further down is popped to, not pushed again")
  func backwards() {
    guide.visit(RainbowRoute.orange, RainbowRoute.yellow, RainbowRoute.green, RainbowRoute.orange)
    #expect(red == ["red", "rainbow_red", "rainbow_orange"])
  }

  @Test("From level 3 back to level 1")
  func levels() {
    guide.visit(DeepBlueRoute.level3, DeepBlueRoute.level1)
    #expect(main.blue.flattenedPath.map(\.route.identifier) == ["blue", "level1"])
  }

  @Test("A screen that is asked for twice is there once")
  func twice() {
    guide.visit(RedRoute.lightRed, RedRoute.lightRed)
    #expect(red == ["red", "lightRed"])
  }

  @Test("A modal that is asked for twice is there once")
  func modalTwice() {
    guide.visit(RedRoute.info, RedRoute.info)
    #expect(app.picture == "[*Red* Green Blue Yellow Purple] red | sheet RedModal: info")
  }

  @Test("From the rainbow to Red's own root the rainbow goes")
  func childToParentsRoot() {
    guide.visit(RainbowRoute.orange, RedRoute.red)
    #expect(red == ["red"])
  }

  @Test("From the rainbow to a screen of Red below it the rainbow goes")
  func childToParentsScreen() {
    guide.visit(RedRoute.lightRed, RainbowRoute.orange, RedRoute.lightRed)
    #expect(red == ["red", "lightRed"])
  }

  // D6: the guides push the parent's screen under those of the child.
  @Test("From the rainbow to a new screen of Red the screen takes the rainbow's place")
  func childToNewScreen() {
    guide.visit(RainbowRoute.orange, RedRoute.lightRed)
    #expect(red == ["red", "lightRed"])
    #expect(app.visibleRoute.identifier == "lightRed")
  }

  @Test("From the rainbow Red's sheet comes up over the rainbow")
  func childToParentsModal() {
    guide.visit(RainbowRoute.orange, RedRoute.info)
    #expect(
      app.picture == """
        [*Red* Green Blue Yellow Purple] red > Rainbow.rainbow_red > Rainbow.rainbow_orange \
        | sheet RedModal: info
        """
    )
  }

  @Test("The rainbow comes with its first color, whatever color is asked for")
  func firstColor() {
    guide.visit(RainbowRoute.purple)
    #expect(red == ["red", "rainbow_red", "rainbow_purple"])
  }

  @Test("The rainbow's first color pushes the rainbow and nothing over it")
  func childsRoot() {
    guide.visit(RainbowRoute.red)
    #expect(red == ["red", "rainbow_red"])
  }

  @Test("Red's own red and the rainbow's are two routes")
  func twoReds() {
    guide.visit(RainbowRoute.red, RedRoute.red)
    #expect(red == ["red"])
  }

  // D2: the reference leaves the sheet up.
  @Test("The screen under a sheet, asked for by name, dismisses the sheet")
  func screenUnderSheet() {
    guide.visit(RedRoute.lightRed, RedRoute.info)
    #expect(main.red.navigate(to: RedRoute.lightRed))
    #expect(app.picture == "[*Red* Green Blue Yellow Purple] red > lightRed")
  }
}
