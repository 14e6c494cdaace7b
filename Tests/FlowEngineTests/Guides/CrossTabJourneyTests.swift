import Testing

@testable import FlowEngine

/// Guides: across tabs.
@MainActor
struct CrossTabJourneyTests {
  private let app: AppCoordinator
  private let main: MainTabCoordinator
  private let guide: LoggedIn

  init() throws {
    guide = try LoggedIn()
    app = guide.app
    main = guide.main
  }

  @Test(
    "Each tab's screen is reached from the first tab",
    arguments: [
      (RedRoute.lightRed, "[*Red* Green Blue Yellow Purple] red > lightRed"),
      (GreenRoute.lightGreen, "[Red *Green* Blue Yellow Purple] green > lightGreen"),
      (BlueRoute.lightBlue, "[Red Green *Blue* Yellow Purple] blue > lightBlue"),
      (YellowRoute.lightYellow, "[Red Green Blue *Yellow* Purple] yellow > lightYellow"),
      (PurpleRoute.lightPurple, "[Red Green Blue Yellow *Purple*] purple > lightPurple"),
    ] as [(any Route & Sendable, String)]
  )
  func everyTab(route: any Route & Sendable, picture: String) {
    #expect(main.red.navigate(to: route))
    #expect(app.picture == picture)
  }

  @Test("Another tab's root selects that tab and pushes nothing")
  func rootOfTab() throws {
    #expect(
      try main.red.plan(to: GreenRoute.green).steps.map(\.description)
        == ["select tab 1 Green of app/flow MainTab"]
    )
    main.red.navigate(to: GreenRoute.green)
    #expect(app.picture == "[Red *Green* Blue Yellow Purple] green")
  }

  @Test("Going to another tab dismisses the sheet of the tab that is left")
  func dismissesSheet() {
    guide.visit(RedRoute.info)
    #expect(main.red.infoModal.navigate(to: GreenRoute.lightGreen))
    #expect(app.picture == "[Red *Green* Blue Yellow Purple] green > lightGreen")
    #expect(main.red.router.state.presented == nil)
  }

  @Test("Going to another tab from a screen leaves that screen's tab at its root")
  func cleansTab() {
    guide.visit(RedRoute.lightRed, RainbowRoute.orange)
    main.red.rainbow.navigate(to: GreenRoute.lightGreen)
    main.switchToTab(0)
    #expect(app.picture == "[*Red* Green Blue Yellow Purple] red")
  }

  @Test("Selecting tabs by hand keeps the screens of each, those of pushed children too")
  func byHand() {
    guide.visit(RedRoute.lightRed, RainbowRoute.orange)
    main.switchToTab(1)
    #expect(app.picture == "[Red *Green* Blue Yellow Purple] green")
    main.switchToTab(0)
    #expect(
      app.picture == """
        [*Red* Green Blue Yellow Purple] red > lightRed > Rainbow.rainbow_red \
        > Rainbow.rainbow_orange
        """
    )
  }

  @Test("A link across tabs goes to a screen inside another tab's modal")
  func screenInModal() {
    #expect(main.red.navigate(to: GreenRoute.evenDarkerGreen))
    #expect(
      app.picture == """
        [Red *Green* Blue Yellow Purple] green | sheet DarkGreen: darkGreen > evenDarkerGreen
        """
    )
  }

  @Test("A link across tabs presents another tab's modal")
  func modalOfTab() {
    #expect(main.red.navigate(to: YellowRoute.darkYellow))
    #expect(
      app.picture == "[Red Green Blue *Yellow* Purple] yellow | sheet DarkYellow: darkYellow"
    )
  }

  @Test("From a sheet to another tab's sheet the first one goes")
  func sheetToSheet() {
    guide.visit(RedRoute.darkRed, GreenRoute.info)
    #expect(app.picture == "[Red *Green* Blue Yellow Purple] green | sheet GreenInfo: info")
  }

  @Test("A custom tab bar reads the tabs, shows the selection and selects")
  func customTabBar() {
    #expect(
      main.children.compactMap(\.tabItem).map(\.text) == [
        "Red", "Green", "Blue", "Yellow", "Purple",
      ]
    )
    #expect(main.router.state.selectedTab == 0)
    main.switchToTab(3)
    #expect(main.router.state.selectedTab == 3)
    #expect(app.visibleRoute.identifier == "yellow")
  }

  @Test("The tab coordinator claims nothing itself, and its tabs take their routes")
  func delegates() {
    #expect(!main.canHandle(RedRoute.lightRed))
    #expect(main.navigate(to: RedRoute.lightRed))
    #expect(main.router.state.stack == [])
    #expect(main.red.router.state.stack == [.lightRed])
  }

  @Test("Routes of one identifier in several tabs go to the tab of their type")
  func sameIdentifier() {
    main.red.navigate(to: PurpleRoute.info)
    #expect(app.picture == "[Red Green Blue Yellow *Purple*] purple | cover PurpleInfo: info")
    app.visibleCoordinator.navigate(to: BlueRoute.info)
    #expect(app.picture == "[Red Green *Blue* Yellow Purple] blue | sheet BlueInfo: info")
  }
}
