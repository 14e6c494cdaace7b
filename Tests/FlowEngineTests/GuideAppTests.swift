import Testing

@testable import FlowEngine

/// The guides' example app.
@MainActor
struct GuideAppTests {
  private let app = AppCoordinator()
  private let main: MainTabCoordinator

  init() throws {
    app.navigate(to: AppRoute.tabRoot)
    main = try #require(app.currentFlow as? MainTabCoordinator)
  }

  @Test("The app starts with the login screen")
  func start() {
    #expect(AppCoordinator().picture == "login")
  }

  @Test("Logging in shows the tabs, the first one selected")
  func login() {
    #expect(app.picture == "[*Red* Green Blue Yellow Purple] red")
    #expect(app.router.state.root == .tabRoot)
  }

  @Test("A rainbow color is shown on Red's stack, over the rainbow's root")
  func pushedChild() throws {
    let plan = try main.red.plan(to: RainbowRoute.orange)

    #expect(
      plan.description == """
        to rainbow_orange from app/flow MainTab/tab 0 Red
          1. push child app/flow MainTab/tab 0 Red/child Rainbow
          2. push rainbow_orange on app/flow MainTab/tab 0 Red/child Rainbow
        """
    )
    try main.red.apply(plan)
    #expect(
      app.picture
        == "[*Red* Green Blue Yellow Purple] red > Rainbow.rainbow_red > Rainbow.rainbow_orange"
    )
  }

  @Test("A link into the nested modal's ocean builds everything below it")
  func deepLink() {
    #expect(app.navigate(to: OceanRoute.abyss))

    #expect(
      app.picture == """
        [Red Green *Blue* Yellow Purple] blue > DeepBlue.level1 > DeepBlue.level2 > DeepBlue.level3 \
        | sheet Level3Modal: level3Modal \
        | sheet NestedModal: nestedModal > Ocean.surface > Ocean.abyss
        """
    )
  }

  @Test("The same link from another tab gives the same screens, and cleans that tab")
  func deepLinkFromTab() {
    main.red.navigate(to: RedRoute.lightRed)
    main.red.navigate(to: RedRoute.info)

    #expect(main.red.infoModal.navigate(to: OceanRoute.deep))

    #expect(main.red.router.state.stack == [])
    #expect(app.composition.surfaces.map(\.owner.name) == ["App", "Level3Modal", "NestedModal"])
    #expect(app.visibleRoute.identifier == "deep")
  }

  @Test("The link works a second time after a visit to another tab")
  func deepLinkTwice() {
    app.navigate(to: OceanRoute.abyss)
    app.navigate(to: GreenRoute.lightGreen)
    #expect(app.picture == "[Red *Green* Blue Yellow Purple] green > lightGreen")

    #expect(app.navigate(to: OceanRoute.shallow))
    #expect(app.visibleRoute.identifier == "shallow")
  }

  @Test("Success takes the place of loading, and back leads to the code")
  func replace() {
    app.navigate(to: UnlockRoute.enterCode)
    main.purple.unlock.navigate(to: UnlockRoute.loading)
    main.purple.unlock.navigate(to: UnlockRoute.success)
    #expect(main.purple.unlock.router.state.stack == [.success])

    main.purple.unlock.pop()

    #expect(app.visibleRoute.identifier == "enterCode")
  }

  @Test("A sheet has the detents that its host gives it")
  func detents() {
    main.red.navigate(to: RedRoute.info)

    let expected = ModalDetentConfiguration(detents: [.custom, .medium], selectedDetent: .custom)
    #expect(app.composition.surfaces.last?.detents == expected)
    #expect(main.red.router.state.modalDetentConfiguration == expected)
  }

  @Test("Logging out from deep inside shows the login screen and nothing else")
  func logout() {
    app.navigate(to: OceanRoute.abyss)

    #expect(main.blue.deepBlue.level3Modal.nestedModal.ocean.navigate(to: AppRoute.login))

    #expect(app.picture == "login")
  }

  @Test("From inside a tab the tabs' own route dismisses what is above and keeps the flow")
  func tabRootFromInside() {
    main.red.navigate(to: RedRoute.lightRed)
    main.red.navigate(to: RedRoute.info)

    #expect(main.red.infoModal.navigate(to: AppRoute.tabRoot))

    #expect(app.currentFlow === main)
    #expect(app.picture == "[*Red* Green Blue Yellow Purple] red")
  }

  @Test("The factory's screen is what is shown for a route")
  func screens() {
    #expect(main.red.router.view(for: .info) as? String == "screen of info")
    #expect(main.red.buildScreen(for: RedRoute.red) as? String == "screen of red")
  }
}
