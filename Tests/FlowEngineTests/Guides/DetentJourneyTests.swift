import Testing

@testable import FlowEngine

/// Guides: the heights of modals.
@MainActor
struct DetentJourneyTests {
  private let app: AppCoordinator
  private let main: MainTabCoordinator
  private let guide: LoggedIn

  init() throws {
    guide = try LoggedIn()
    app = guide.app
    main = guide.main
  }

  @Test(
    "Each tab's info asks for its own height",
    arguments: [
      (RedRoute.info, [.custom, .medium]), (GreenRoute.info, [.small]), (BlueRoute.info, [.medium]),
      (YellowRoute.info, [.large]),
    ] as [(any Route & Sendable, [ModalPresentationDetent])]
  )
  func info(route: any Route & Sendable, detents: [ModalPresentationDetent]) {
    guide.visit(route)
    #expect(app.composition.surfaces.last?.style == .sheet)
    #expect(app.composition.surfaces.last?.detents?.detents == detents)
  }

  @Test("Purple's info is a cover, for it asks for full screen and nothing else")
  func cover() {
    guide.visit(PurpleRoute.info)
    #expect(app.composition.surfaces.last?.style == .cover)
    #expect(main.purple.router.state.modalDetentConfiguration?.shouldUseFullScreenCover == true)
  }

  @Test("Red's info rests at its content's height first")
  func selected() {
    guide.visit(RedRoute.info)
    #expect(main.red.router.state.modalDetentConfiguration?.selectedDetent == .custom)
  }

  @Test("A modal that asks for nothing is one large sheet, with nothing selected")
  func defaults() {
    guide.visit(BlueRoute.darkBlue)
    #expect(
      main.blue.router.state.modalDetentConfiguration
        == ModalDetentConfiguration(detents: [.large], selectedDetent: nil)
    )
  }

  @Test("A sheet of two heights is dragged from one to the other")
  func drag() {
    guide.visit(RedRoute.darkRed)
    for detent: ModalPresentationDetent in [.large, .medium] {
      main.red.darkRedModal.selectDetent(detent)
      #expect(main.red.router.state.modalDetentConfiguration?.selectedDetent == detent)
    }
  }

  @Test("A height that the user chose is forgotten when the sheet is closed")
  func forgotten() {
    guide.visit(RedRoute.darkRed)
    main.red.darkRedModal.selectDetent(.large)
    main.red.dismissModal()
    guide.visit(RedRoute.darkRed)
    #expect(main.red.router.state.modalDetentConfiguration?.selectedDetent == nil)
  }

  // B58: the host's heights are those for the modal's root, not for the destination.
  @Test("A link past the modal's first screen keeps the heights of the first screen")
  func linkPastRoot() {
    guide.visit(GreenRoute.evenDarkerGreen)
    #expect(
      main.green.router.state.modalDetentConfiguration
        == ModalDetentConfiguration(detents: [.large])
    )
  }

  @Test("There are six heights to ask for")
  func six() {
    #expect(
      ModalPresentationDetent.allCases
        == [.small, .medium, .large, .extraLarge, .fullscreen, .custom]
    )
  }
}
