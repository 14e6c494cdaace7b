import Testing

@testable import FlowEngine

/// Guides: modals and nested modals.
@MainActor
struct ModalJourneyTests {
  private let app: AppCoordinator
  private let main: MainTabCoordinator
  private let guide: LoggedIn

  init() throws {
    guide = try LoggedIn()
    app = guide.app
    main = guide.main
  }

  @Test("Of two registered modals the one whose root is the route comes up")
  func byRoot() {
    guide.visit(RedRoute.darkRed)
    #expect(app.visibleCoordinator === main.red.darkRedModal)
    main.red.dismissModal()
    guide.visit(RedRoute.info)
    #expect(app.visibleCoordinator === main.red.infoModal)
  }

  @Test("Only one of a coordinator's modals is up at a time")
  func oneAtATime() {
    guide.visit(RedRoute.darkRed, RedRoute.info)
    #expect(app.picture == "[*Red* Green Blue Yellow Purple] red | sheet RedModal: info")
    #expect(main.red.darkRedModal.presentationContext == .root)
  }

  @Test("A modal goes even darker, back, and back to where it was opened")
  func multiStep() {
    guide.visit(GreenRoute.lightGreen, GreenRoute.darkGreen, GreenRoute.evenDarkerGreen)
    var visible: [String] = []
    for _ in 0..<3 {
      visible.append(app.visibleRoute.identifier)
      app.visibleCoordinator.pop()
    }
    #expect(visible == ["evenDarkerGreen", "darkGreen", "lightGreen"])
    #expect(app.picture == "[Red *Green* Blue Yellow Purple] green")
  }

  @Test("A modal that was closed opens with its first screen")
  func opensAfresh() {
    guide.visit(GreenRoute.evenDarkerGreen)
    main.green.dismissModal()
    guide.visit(GreenRoute.darkGreen)
    #expect(
      app.picture == "[Red *Green* Blue Yellow Purple] green | sheet DarkGreen: darkGreen"
    )
  }

  // A1: the guides leave the modal where it is.
  @Test("The modal's own route brings a modal that is deep inside itself back to its start")
  func modalsOwnRoute() {
    guide.visit(GreenRoute.evenDarkerGreen)
    #expect(main.green.navigate(to: GreenRoute.darkGreen))
    #expect(
      app.picture == "[Red *Green* Blue Yellow Purple] green | sheet DarkGreen: darkGreen"
    )
  }

  @Test("From a modal to the screen it was opened on the modal goes")
  func toScreenBelow() {
    guide.visit(GreenRoute.lightGreen, GreenRoute.darkGreen)
    #expect(main.green.darkGreenModal.navigate(to: GreenRoute.lightGreen))
    #expect(app.picture == "[Red *Green* Blue Yellow Purple] green > lightGreen")
  }

  @Test("From a modal to a screen of its host the modal goes and the screen comes")
  func toScreenOfHost() {
    guide.visit(RedRoute.info)
    #expect(main.red.infoModal.navigate(to: RedRoute.lightRed))
    #expect(app.picture == "[*Red* Green Blue Yellow Purple] red > lightRed")
  }

  @Test("From a modal to a child of its host the modal goes and the child is pushed")
  func toChildOfHost() {
    guide.visit(RedRoute.info)
    #expect(main.red.infoModal.navigate(to: RainbowRoute.blue))
    #expect(
      app.picture
        == "[*Red* Green Blue Yellow Purple] red > Rainbow.rainbow_red > Rainbow.rainbow_blue"
    )
  }

  @Test("A pushed child presents its own modal over its own screens")
  func modalOfChild() {
    guide.visit(BlueRoute.blue, DeepBlueRoute.level3, DeepBlueRoute.level3Modal)
    #expect(main.blue.router.state.presented == nil)
    #expect(main.blue.deepBlue.router.state.presented == .level3Modal)
    #expect(main.blue.deepBlue.level3Modal.presentationContext == .modal)
  }

  @Test("Closing the nested modal shows the modal below it")
  func closeNested() {
    guide.visit(DeepBlueRoute.nestedModal)
    app.visibleCoordinator.pop()
    #expect(app.visibleRoute.identifier == "level3Modal")
    app.visibleCoordinator.pop()
    #expect(app.visibleRoute.identifier == "level3")
  }

  @Test("Closing the outer modal takes the nested one and its ocean with it")
  func closeOuter() {
    guide.visit(OceanRoute.abyss)
    main.blue.deepBlue.dismissModal()
    #expect(
      app.picture == """
        [Red Green *Blue* Yellow Purple] blue > DeepBlue.level1 > DeepBlue.level2 > DeepBlue.level3
        """
    )
    #expect(main.blue.deepBlue.level3Modal.router.state.presentations == [])
  }

  @Test("From the nested modal to a level both modals go, and that level is in front")
  func fromNestedToLevel() {
    guide.visit(DeepBlueRoute.nestedModal, DeepBlueRoute.level2)
    #expect(
      app.picture == "[Red Green *Blue* Yellow Purple] blue > DeepBlue.level1 > DeepBlue.level2"
    )
  }

  @Test("From the ocean to the modal below it only what is above that modal goes")
  func fromOceanToModal() {
    guide.visit(OceanRoute.deep, DeepBlueRoute.level3Modal)
    #expect(
      app.picture == """
        [Red Green *Blue* Yellow Purple] blue > DeepBlue.level1 > DeepBlue.level2 > DeepBlue.level3 \
        | sheet Level3Modal: level3Modal
        """
    )
  }

  @Test("In the ocean one depth leads to the next, and back up again")
  func insideTheOcean() {
    guide.visit(OceanRoute.surface, OceanRoute.shallow, OceanRoute.deep, OceanRoute.abyss)
    let ocean = main.blue.deepBlue.level3Modal.nestedModal.ocean
    #expect(ocean.router.state.stack == [.shallow, .deep, .abyss])
    guide.visit(OceanRoute.shallow)
    #expect(ocean.router.state.stack == [.shallow])
    #expect(app.composition.surfaces.count == 3)
  }

  @Test("A swipe that closes the sheet leaves no trace of it in the state")
  func swipe() {
    guide.visit(RedRoute.info)
    main.red.dismissModal()
    #expect(main.red.router.state.presented == nil)
    #expect(main.red.router.state.modalDetentConfiguration == nil)
    #expect(main.red.router.state.currentRoute == .red)
  }
}
