import Testing

@testable import FlowEngine

/// Saving columns.
@MainActor
struct SavedSplitTests {
  private let mail = MailColumns()

  @Test("Columns come back with their stacks, the front and what was requested")
  func roundTrip() throws {
    mail.boxes.go("settings")
    mail.list.go("message")
    mail.message.go("headers")
    mail.split.setColumnVisibility(.double)
    let fresh = MailColumns()
    #expect(try fresh.split.restore(from: mail.split.savedData()) == [])
    #expect(fresh.split.picture == "{boxes > settings, list, *message > headers*}")
    #expect(fresh.split.columnVisibility == .double)
    try expectAlike(fresh.split, mail.split)
  }

  @Test("What a split was never asked is not written")
  func defaults() throws {
    let text = String(decoding: try mail.split.savedData(), as: UTF8.self)
    #expect(!text.contains("compactColumn"))
    #expect(!text.contains("columnVisibility"))
  }

  @Test("A coordinator that came into a column is made again by the app")
  func madeAgain() throws {
    mail.split.show(PlaceCoordinator("Draft", root: "draft", handles: ["attach"]), in: .detail)
    mail.split.go("attach")
    let fresh = MailColumns()
    let draft = PlaceCoordinator("Draft", root: "draft", handles: ["attach"])
    fresh.split.makes = ["Draft": { draft }]
    #expect(try fresh.split.restore(mail.split.savedState()) == [])
    #expect(fresh.split.picture == "{boxes, list, *draft > attach*}")
    #expect(draft.column == .detail)
    #expect(fresh.message.parent == nil)
    try expectAlike(fresh.split, mail.split)
  }

  @Test("A column whose coordinator the app does not make keeps the one that is there")
  func notMade() throws {
    mail.split.show(PlaceCoordinator("Draft", root: "draft"), in: .detail)
    let fresh = MailColumns()
    let path = OwnerPath(rootName: "Mail")
      .appending(OwnerStep(role: .column, name: "Draft", index: 2))
    #expect(try fresh.split.restore(mail.split.savedState()) == [.ownerIsGone(path)])
    #expect(fresh.split.picture == "{boxes, list, *none*}")
  }

  @Test("A column that was empty is empty again")
  func empty() throws {
    mail.split.setColumn(.detail, to: nil)
    let fresh = MailColumns()
    fresh.split.go("message")
    try fresh.split.restore(mail.split.savedState())
    #expect(fresh.split.picture == "{*boxes*, list, -}")
    #expect(fresh.message.parent == nil)
  }

  @Test("A route that is gone in one column leaves the others alone")
  func pruned() throws {
    mail.boxes.go("settings")
    mail.list.go("search")
    let fresh = MailColumns()
    let notices = try fresh.split.restore(mail.split.savedState().losing("settings"))
    #expect(notices.count == 1)
    #expect(fresh.split.picture == "{boxes, *list > search*, none}")
  }

  @Test("A state with a column that the split does not have is refused")
  func noColumn() throws {
    let two = PlaceSplit(style: .doubleColumn, sidebar: PlaceCoordinator("Boxes", root: "boxes"))
    let path = OwnerPath(rootName: "Mail")
      .appending(OwnerStep(role: .column, name: "List", index: 1))
    try expectRefused(.ownerMissing(path), two) { try two.restore(mail.split.savedState()) }
  }

  @Test("Two coordinators in one column are refused")
  func sameColumn() throws {
    let state = try mail.split.savedState().changing { entry in
      if entry.place?.role == .column { entry.place?.index = 2 }
    }
    try expectRefused(.brokenEntry(index: 2, .placeTaken), mail.split) {
      try mail.split.restore(state)
    }
  }

  @Test("A split that the app makes for a column is refused")
  func splitForColumn() throws {
    mail.split.show(PlaceCoordinator("Draft", root: "draft"), in: .detail)
    let state = try mail.split.savedState()
    let fresh = MailColumns()
    fresh.split.makes = ["Draft": { NamedSplit() }]
    #expect(throws: FlowError.misplacedSplit("Draft", owner: fresh.split.ownerPath, role: .column))
    {
      try fresh.split.restore(state)
    }
    #expect(fresh.split.picture == "{*boxes*, list, none}")
  }
}

private final class NamedSplit: SplitCoordinator<Place> {
  init() { super.init(router: Router(initial: "draft")) }

  override var ownerName: String { "Draft" }
}
