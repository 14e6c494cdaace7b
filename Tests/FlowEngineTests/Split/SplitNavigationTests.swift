import Testing

@testable import FlowEngine

/// Navigating among columns.
@MainActor
struct SplitNavigationTests {
  private let mail = MailColumns()
  private var split: PlaceSplit { mail.split }

  @Test("All columns are there from the start, the sidebar in front")
  func start() {
    #expect(split.picture == "{*boxes*, list, none}")
    #expect(split.visibleRoute.identifier == "boxes")
  }

  @Test("A path names the column")
  func path() {
    #expect(mail.message.ownerPath.description == "app/column detail Message")
    #expect(split.coordinator(at: mail.message.ownerPath) === mail.message)
  }

  @Test("A route that leads into another column brings it to the front")
  func otherColumn() throws {
    #expect(
      try mail.boxes.steps(to: "search") == [
        "show column content of app", "push search on app/column content List",
      ]
    )
    mail.boxes.go("search")
    #expect(split.picture == "{boxes, *list > search*, none}")
    #expect(split.compactColumn == .content)
  }

  @Test("The column that a call leaves keeps its stack")
  func keepsStack() {
    mail.boxes.go("settings")
    mail.boxes.go("search")
    #expect(split.picture == "{boxes > settings, *list > search*, none}")
  }

  @Test("A route that takes the root of its column replaces all that the column shows")
  func takesRoot() throws {
    mail.list.go("message")
    mail.message.go("headers")
    #expect(split.picture == "{boxes, list, *message > headers*}")
    #expect(
      try mail.list.steps(to: "reply") == [
        "pop to message on app/column detail Message", "root app/column detail Message at reply",
      ]
    )
    mail.list.go("reply")
    #expect(split.picture == "{boxes, list, *reply*}")
  }

  @Test("The root that a column already has only brings the column to the front")
  func sameRoot() throws {
    mail.list.go("message")
    split.show(.sidebar)
    #expect(try split.steps(to: "message") == ["show column detail of app"])
  }

  @Test("A push in a column that is not in front brings it to the front")
  func pushBeside() throws {
    split.show(.detail)
    #expect(
      try mail.boxes.steps(to: "settings") == [
        "show column sidebar of app", "push settings on app/column sidebar Boxes",
      ]
    )
  }

  @Test("A literal push in a column that is not in front brings it to the front")
  func literalPushBeside() {
    split.show(.detail)
    mail.boxes.navigate(toRoute: "settings")
    #expect(split.picture == "{*boxes > settings*, list, none}")
  }

  @Test("The column in front is asked first, then the others from the leading edge")
  func order() {
    for stub in [mail.boxes, mail.list, mail.message] { stub.answering.handles.insert("any") }
    split.show(.content)
    split.go("any")
    #expect(split.picture == "{boxes, *list > any*, none}")
    let other = MailColumns()
    for stub in [other.boxes, other.message] { stub.answering.handles.insert("any") }
    other.split.show(.content)
    other.split.go("any")
    #expect(other.split.picture == "{*boxes > any*, list, none}")
  }

  @Test("A column that cannot show what it claims gives way to the next")
  func failingColumn() {
    mail.boxes.answering.modals.insert("search")
    split.go("search")
    #expect(split.picture == "{boxes, *list > search*, none}")
  }

  @Test("A route into another column dismisses what any column presents")
  func dismisses() throws {
    mail.boxes.go("account")
    #expect(
      try split.steps(to: "search") == [
        "dismiss modal app/column sidebar Boxes/modal Account", "show column content of app",
        "push search on app/column content List",
      ]
    )
  }

  @Test("The split's own modal is above all columns")
  func ownModal() {
    mail.list.go("compose")
    #expect(split.picture == "{*boxes*, list, none} | sheet Compose: compose")
    split.go("search")
    #expect(split.picture == "{boxes, *list > search*, none}")
  }

  @Test("A route that a claiming split would have to push is refused")
  func containerCannotPush() {
    split.answering.handles.insert("here")
    #expect(
      throws: FlowError.containerCannotPush(
        route: RouteDescription(Place("here")),
        owner: split.ownerPath
      )
    ) {
      try split.perform(Place("here"))
    }
  }

  @Test("A split inside a tab is reached through the tab")
  func insideTab() throws {
    let home = PlaceCoordinator("Home", root: "home")
    let tabs = PlaceTabs(tabs: [home, split])
    #expect(
      try home.steps(to: "search") == [
        "select tab 1 Mail of app", "show column content of app/tab 1 Mail",
        "push search on app/tab 1 Mail/column content List",
      ]
    )
    #expect(tabs.go("search"))
    #expect(tabs.picture == "[Home *Mail*] {boxes, *list > search*, none}")
  }

  @Test("A call that leaves a split for another tab empties its own column, and no other")
  func leavingTab() {
    let home = PlaceCoordinator("Home", root: "home", handles: ["news"])
    let tabs = PlaceTabs(tabs: [split, home])
    mail.boxes.go("settings")
    mail.list.go("search")
    mail.list.go("news")
    #expect(tabs.picture == "[Mail *Home*] home > news")
    #expect(mail.boxes.words == "boxes settings")
    #expect(mail.list.words == "list")
  }

  @Test("Tabs may be in a column")
  func tabsInColumn() {
    let tabs = PlaceTabs(tabs: [PlaceCoordinator("Red", root: "red", handles: ["red1"])])
    split.setColumn(.detail, to: tabs)
    mail.boxes.go("red1")
    #expect(split.picture == "{boxes, list, *[*Red*] red > red1*}")
  }

  @Test("A requested visibility that hides the destination gives way to the least that shows it")
  func revealing() throws {
    split.setColumnVisibility(.detailOnly)
    #expect(
      try split.steps(to: "search") == [
        "show columns double of app", "show column content of app",
        "push search on app/column content List",
      ]
    )
    split.setColumnVisibility(.double)
    #expect(
      try split.steps(to: "settings") == [
        "show columns all of app", "push settings on app/column sidebar Boxes",
      ]
    )
  }

  @Test("A guard of the split is asked about routes into its columns")
  func guarded() {
    split.answering.guardsNavigation = { route in
      route.identifier == "search" ? .refuse(reason: "offline") : .allow
    }
    #expect(!mail.boxes.go("search"))
    #expect(split.picture == "{*boxes*, list, none}")
    #expect(
      split.unhandledErrors == [
        .navigationRefused(
          route: RouteDescription(Place("search")),
          guardian: split.ownerPath,
          because: "offline"
        )
      ]
    )
  }

  @Test(
    "A call on a column in a tab that is not selected selects no tab, as on any other screen there"
  )
  func columnInAnotherTab() throws {
    let tabs = PlaceTabs(tabs: [split, PlaceCoordinator("Other", root: "other")])
    tabs.switchToTab(1)
    #expect(
      try mail.boxes.steps(to: "settings") == [
        "push settings on app/tab 0 Mail/column sidebar Boxes"
      ]
    )
    #expect(mail.boxes.go("settings"))
    #expect(tabs.router.state.selectedTab == 1)
    #expect(mail.boxes.words == "boxes settings")
  }
}
