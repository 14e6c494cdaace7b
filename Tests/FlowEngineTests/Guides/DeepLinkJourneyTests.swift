import Testing

@testable import FlowEngine

/// Guides: deep links.
@MainActor
struct DeepLinkJourneyTests {
  private let app: AppCoordinator
  private let main: MainTabCoordinator
  private let guide: LoggedIn

  init() throws {
    guide = try LoggedIn()
    app = guide.app
    main = guide.main
  }

  @Test("A link to level 3 shows the levels below it, and level 3 once")
  func level3() {
    #expect(app.navigate(to: DeepBlueRoute.level3))
    #expect(
      app.picture
        == "[Red Green *Blue* Yellow Purple] blue > DeepBlue.level1 > DeepBlue.level2 > DeepBlue.level3"
    )
  }

  @Test("A link to level 3's modal presents it over level 3")
  func level3Modal() {
    #expect(app.navigate(to: DeepBlueRoute.level3Modal))
    #expect(
      app.picture == """
        [Red Green *Blue* Yellow Purple] blue > DeepBlue.level1 > DeepBlue.level2 > DeepBlue.level3 \
        | sheet Level3Modal: level3Modal
        """
    )
  }

  @Test("A link to the nested modal presents both modals over level 3")
  func nestedModal() {
    #expect(app.navigate(to: DeepBlueRoute.nestedModal))
    #expect(
      app.picture == """
        [Red Green *Blue* Yellow Purple] blue > DeepBlue.level1 > DeepBlue.level2 > DeepBlue.level3 \
        | sheet Level3Modal: level3Modal | sheet NestedModal: nestedModal
        """
    )
  }

  @Test("A link to the ocean's surface pushes the ocean in the nested modal")
  func surface() {
    #expect(app.navigate(to: OceanRoute.surface))
    #expect(
      app.picture == """
        [Red Green *Blue* Yellow Purple] blue > DeepBlue.level1 > DeepBlue.level2 > DeepBlue.level3 \
        | sheet Level3Modal: level3Modal | sheet NestedModal: nestedModal > Ocean.surface
        """
    )
  }

  @Test("A coordinator that looks at a preference leads straight to a depth, or past all above it")
  func depths() {
    let nested = main.blue.deepBlue.level3Modal.nestedModal
    app.navigate(to: OceanRoute.deep)
    #expect(nested.flattenedPath.map(\.route.identifier) == ["nestedModal", "surface", "deep"])
    app.navigate(to: OceanRoute.surface)
    nested.ocean.showsIntro = true
    app.navigate(to: OceanRoute.deep)
    #expect(
      nested.flattenedPath.map(\.route.identifier)
        == ["nestedModal", "surface", "shallow", "deep"]
    )
  }

  @Test("The plan of the link to the abyss is the whole way, in order")
  func plan() throws {
    main.blue.deepBlue.level3Modal.nestedModal.ocean.showsIntro = true
    let deepBlue = "app/flow MainTab/tab 2 Blue/child DeepBlue"
    let modal = "\(deepBlue)/modal Level3Modal"
    let nested = "\(modal)/modal NestedModal"
    #expect(
      try app.plan(to: OceanRoute.abyss).steps.map(\.description) == [
        "select tab 2 Blue of app/flow MainTab",
        "push child \(deepBlue)",
        "push level2 on \(deepBlue)",
        "push level3 on \(deepBlue)",
        "present modal \(modal) for level3Modal",
        "present modal \(nested) for nestedModal",
        "push child \(nested)/child Ocean",
        "push shallow on \(nested)/child Ocean",
        "push deep on \(nested)/child Ocean",
        "push abyss on \(nested)/child Ocean",
      ]
    )
  }

  @Test("From a rainbow color the link to the abyss leaves nothing of the rainbow behind")
  func fromRainbow() {
    guide.visit(RainbowRoute.purple)
    #expect(main.red.rainbow.navigate(to: OceanRoute.abyss))
    #expect(app.visibleRoute.identifier == "abyss")
    #expect(main.red.flattenedPath.map(\.route.identifier) == ["red"])
  }

  @Test("From a screen to the next one by hand nothing is put between them")
  func byHand() {
    guide.visit(BlueRoute.blue, DeepBlueRoute.level1, DeepBlueRoute.level2, DeepBlueRoute.level3)
    #expect(
      main.blue.flattenedPath.map(\.route.identifier) == ["blue", "level1", "level2", "level3"]
    )
  }

  @Test("With screens on the stack the path is not built: the modal comes over level 2")
  func stackNotEmpty() {
    guide.visit(DeepBlueRoute.level2)
    guide.visit(DeepBlueRoute.level3Modal)
    #expect(
      app.picture == """
        [Red Green *Blue* Yellow Purple] blue > DeepBlue.level1 > DeepBlue.level2 \
        | sheet Level3Modal: level3Modal
        """
    )
  }

  @Test("After going back to the root the path is built again")
  func afterPopToRoot() {
    guide.visit(DeepBlueRoute.level3)
    main.blue.deepBlue.navigate(to: DeepBlueRoute.level1)
    #expect(app.visibleRoute.identifier == "level1")
    guide.visit(DeepBlueRoute.level3)
    #expect(
      main.blue.flattenedPath.map(\.route.identifier) == ["blue", "level1", "level2", "level3"]
    )
  }

  @Test("A link works from every tab, and from inside every sheet")
  func fromEverywhere() throws {
    let starts: [any Route] = [
      RedRoute.darkRed, GreenRoute.evenDarkerGreen, BlueRoute.info, YellowRoute.lightYellow,
      PurpleRoute.info, UnlockRoute.loading, OceanRoute.deep,
    ]
    for start in starts {
      let guide = try LoggedIn()
      guide.visit(start, DeepBlueRoute.nestedModal)
      #expect(
        guide.app.picture == """
          [Red Green *Blue* Yellow Purple] blue > DeepBlue.level1 > DeepBlue.level2 \
          > DeepBlue.level3 | sheet Level3Modal: level3Modal | sheet NestedModal: nestedModal
          """,
        "from \(start.identifier)"
      )
    }
  }

  @Test("A marketing link takes the user out of a sheet")
  func marketingLink() {
    guide.visit(UnlockRoute.enterCode, UnlockRoute.loading, PurpleRoute.info)
    #expect(main.navigate(to: GreenRoute.lightGreen))
    #expect(app.picture == "[Red *Green* Blue Yellow Purple] green > lightGreen")
  }

  // D23: the guides clean the stacks, too; a call on the tab coordinator keeps them here.
  @Test("A marketing link keeps the screens of the tab that it leaves")
  func marketingLinkKeepsStack() {
    guide.visit(UnlockRoute.enterCode, UnlockRoute.loading)
    main.navigate(to: GreenRoute.lightGreen)
    #expect(
      main.purple.flattenedPath.map(\.route.identifier) == ["purple", "enterCode", "loading"]
    )
  }

  @Test("Before logging in a link is refused, and the login screen stays")
  func loggedOut() {
    let app = AppCoordinator()
    #expect(!app.navigate(to: OceanRoute.abyss))
    #expect(app.picture == "login")
  }
}
