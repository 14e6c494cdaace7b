import Testing

@testable import FlowEngine

/// Tabs that are not selected may have left sheets and covers up.
@MainActor
struct TabSurfaceTests {
  private let first = PlaceCoordinator("First", root: "first", handles: ["a", "b"])
  private let second = PlaceCoordinator(
    "Second",
    root: "second",
    handles: ["x"],
    modals: ["sheet2"]
  )
  private let third = PlaceCoordinator("Third", root: "third", modals: ["sheet3"])
  private let detour = PlaceCoordinator("Detour", root: "detour", handles: ["d"])
  private let tabs: PlaceTabs

  init() {
    second.addModalCoordinator(PlaceCoordinator("Sheet2", root: "sheet2"))
    third.addModalCoordinator(PlaceCoordinator("Sheet3", root: "sheet3"))
    tabs = PlaceTabs(tabs: [first, second, third])
  }

  @Test("A screen of one tab dismisses what the others have left up, the last tab's first")
  func others() throws {
    second.go("sheet2")
    tabs.switchToTab(2)
    third.go("sheet3")
    #expect(
      try tabs.steps(to: "a") == [
        "dismiss modal app/tab 2 Third/modal Sheet3", "dismiss modal app/tab 1 Second/modal Sheet2",
        "select tab 0 First of app", "push a on app/tab 0 First",
      ]
    )
  }

  @Test("A detour of the selected tab answers, and another tab's sheet stays up")
  func selectedTabsDetour() throws {
    second.go("sheet2")
    tabs.switchToTab(0)
    first.presentDetour(detour, presenting: "detour")
    #expect(try tabs.steps(to: "d") == ["push d on app/tab 0 First/detour Detour"])
  }

  @Test("A call that another tab's detour answers leaves its own tab, whose screens go")
  func otherTabsDetour() throws {
    first.go("a")
    tabs.switchToTab(1)
    second.presentDetour(detour, presenting: "detour")
    tabs.switchToTab(0)
    #expect(
      try first.steps(to: "d") == [
        "pop to first on app/tab 0 First", "select tab 1 Second of app",
        "push d on app/tab 1 Second/detour Detour",
      ]
    )
  }

  @Test("A call from a tab out of sight leaves its screens, though its own cover is in front")
  func coverOfTabOutOfSight() throws {
    second.go("x")
    tabs.switchToTab(0)
    first.presentDetour(detour, presenting: "detour")
    second.present("late", presentationStyle: .fullScreenCover)
    #expect(tabs.visibleRoute.identifier == "late")
    #expect(
      try second.steps(to: "d") == [
        "dismiss screen app/tab 1 Second/screen late", "pop to second on app/tab 1 Second",
        "push d on app/tab 0 First/detour Detour",
      ]
    )
  }

  /// Presents `sheet3` while the third tab is selected, and then `later` while the second is.
  private func presentBoth() {
    tabs.switchToTab(2)
    third.go("sheet3")
    tabs.switchToTab(1)
    let later = PlaceCoordinator("Later", root: "later", handles: ["l"])
    second.navigate(to: later, presentationStyle: .sheet)
  }

  private var surfaces: [String] { tabs.liveSurfaces().dropFirst().map(\.route.identifier) }

  @Test("Selecting a tab put its sheet in front of one that was presented later", arguments: 0..<3)
  func orderOfPresentation(selected: Int) {
    presentBoth()
    tabs.switchToTab(selected)
    #expect(surfaces == ["sheet3", "later"])
    #expect(tabs.visibleRoute.identifier == "later")
  }

  @Test("A sheet that a tab out of sight presented last was below that of the selected tab")
  func ofUnselected() {
    third.go("sheet3")
    tabs.switchToTab(2)
    second.present("late")
    #expect(surfaces == ["sheet3", "late"])
    #expect(tabs.visibleRoute.identifier == "late")
  }

  @Test("What a lower sheet presents came below a later one of another tab")
  func overASheet() {
    presentBoth()
    let last = PlaceCoordinator("Last", root: "last")
    third.modalCoordinators[0].navigate(to: last, presentationStyle: .fullScreenCover)
    #expect(surfaces == ["sheet3", "later", "last"])
  }

  @Test("Detours and covers of tabs changed places, too")
  func detours() {
    tabs.switchToTab(2)
    third.presentDetour(detour, presenting: "detour")
    tabs.switchToTab(0)
    first.present("late", presentationStyle: .fullScreenCover)
    tabs.switchToTab(2)
    #expect(surfaces == ["detour", "late"])
  }

  @Test("A sheet that rests at another height stays below a later one")
  func otherHeight() {
    third.answering.detents = ModalDetentConfiguration(detents: [.medium, .large])
    presentBoth()
    third.modalCoordinators[0].selectDetent(.large)
    tabs.switchToTab(2)
    #expect(surfaces == ["sheet3", "later"])
  }

  @Test("A screen in a sheet came below a later sheet of another tab, which goes")
  func screenBelow() throws {
    presentBoth()
    tabs.switchToTab(2)
    (third.modalCoordinators[0] as? PlaceCoordinator)?.answering.handles = ["y"]
    #expect(
      try tabs.steps(to: "y") == [
        "dismiss subflow app/tab 1 Second/subflow Later", "push y on app/tab 2 Third/modal Sheet3",
      ]
    )
  }

  @Test("A tab that became another one's neighbour took its sheet in front of a later one")
  func movedTabs() {
    presentBoth()
    tabs.setTabs([first, second, third], selecting: third)
    #expect(surfaces == ["sheet3", "later"])
  }

  @Test("Restored sheets were in the order of their tabs")
  func restored() throws {
    presentBoth()
    tabs.switchToTab(2)
    let saved = try tabs.savedState()
    second.dismiss()
    third.dismiss()
    second.makes["Later"] = { PlaceCoordinator("Later", root: "later", handles: ["l"]) }
    try tabs.restore(saved)
    #expect(surfaces == ["sheet3", "later"])
    #expect(try tabs.savedState() == saved)
  }

  @Test("A state that differs only in the order of its sheets is restored")
  func restoredOrder() throws {
    second.go("sheet2")
    third.go("sheet3")
    let saved = try tabs.savedState()
    second.dismiss()
    second.go("sheet2")
    #expect(surfaces == ["sheet3", "sheet2"])
    try tabs.restore(saved)
    #expect(surfaces == ["sheet2", "sheet3"])
  }

  @Test("A tab that is removed reports its screens, too, before it goes")
  func removedTab() {
    second.go("x")
    var steps: [String] = []
    tabs.observe { if case .changed(let change) = $0 { steps.append(change.step.description) } }
    tabs.removeChild(second)
    #expect(steps == ["pop to second on app/tab 1 Second", "remove Second from app"])
  }
}
