import Testing

@testable import FlowEngine

/// Going back among columns.
@MainActor
struct SplitBackTests {
  private let mail = MailColumns()
  private var split: PlaceSplit { mail.split }

  @Test("The root of a column has no way back and stays")
  func root() {
    split.show(.detail)
    #expect(mail.message.presentationContext == .column)
    #expect(!mail.message.presentationContext.shouldShowBackButton)
    mail.message.pop()
    #expect(split.picture == "{boxes, list, *none*}")
  }

  @Test("pop goes back inside the column in which it is called")
  func pop() {
    mail.boxes.go("settings")
    mail.list.go("search")
    mail.boxes.pop()
    #expect(split.picture == "{boxes, *list > search*, none}")
  }

  @Test("popToRoot of a split empties the stack of the column in front")
  func popToRoot() {
    mail.boxes.go("settings")
    mail.list.go("search")
    split.popToRoot()
    #expect(split.picture == "{boxes > settings, *list*, none}")
  }

  @Test("restart brings all columns to their roots, and leaves the front where it is")
  func restart() {
    mail.boxes.go("settings")
    mail.list.go("search")
    #expect(split.restart())
    #expect(split.picture == "{boxes, *list*, none}")
  }

  @Test("A column that finishes ends the split that was presented")
  func finish() {
    let home = PlaceCoordinator("Home", root: "home")
    home.navigate(to: split, presentationStyle: .fullScreenCover)
    #expect(home.picture == "home | cover Mail: {*boxes*, list, none}")
    #expect(mail.list.finishFlow())
    #expect(home.picture == "home")
  }

  @Test("A split that was presented goes back from its root as a whole")
  func dismissal() throws {
    let home = PlaceCoordinator("Home", root: "home")
    home.navigate(to: split, presentationStyle: .sheet)
    #expect(
      try split.planToGoBack().steps.map(\.description) == ["dismiss subflow app/subflow Mail"]
    )
  }

  @Test("What showing a column does can be asked before")
  func planToShow() throws {
    split.show(.detail)
    #expect(
      try split.planToShow(.sidebar).steps.map(\.description) == ["show column sidebar of app"]
    )
  }

  @Test("Lifecycles: all columns are in sight, whichever is in front")
  func lifecycle() {
    let journal = Journal()
    let boxes = LifecycleStub("Boxes", root: "boxes")
    let message = LifecycleStub("Message", root: "none", handles: ["message"])
    for stub in [boxes, message] { stub.answering.journal = journal }
    let two = PlaceSplit(style: .doubleColumn, sidebar: boxes, detail: message)
    two.beginAppearing()
    let all = journal.take().filter { !$0.contains("may") }
    #expect(
      all == [
        "willAppear Boxes", "willAppear boxes", "willAppear Message", "willAppear none",
        "didAppear Boxes", "didAppear boxes", "didAppear Message", "didAppear none",
      ]
    )
    two.show(.detail)
    #expect(journal.take().isEmpty)
    message.go("message")
    #expect(
      journal.take().filter { !$0.contains("may") } == [
        "willDisappear none", "willAppear message", "didDisappear none", "didAppear message",
      ]
    )
  }
}
