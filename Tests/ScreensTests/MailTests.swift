import Screens
import Snapshot
import Testing

@MainActor
@Suite("Mail in three columns")
struct MailTests {
  private let clock = StageClock()
  private let mail: Mail
  private let coordinator: MailCoordinator

  init() {
    mail = Mail(
      [
        .init(
          id: 1,
          from: "Ann Walker",
          "The concert",
          "Are you coming on Friday? There are seats."
        ),
        .init(id: 2, from: "Ned Moor", "Strings", "I forgot one.", isRead: true),
        .init(id: 3, from: "Ivy Fell", "The walk", "Bring boots.", in: .archive, isRead: true),
      ],
      clock: clock
    )
    coordinator = MailCoordinator(mail: mail)
  }

  private func tablet() -> Stage {
    Stage(coordinator, on: .iPadPro13M4, orientation: .landscape, clock: clock)
  }

  private func phone() -> Stage { Stage(coordinator, on: .iPhone15, clock: clock) }

  @Test("A letter on four devices that are held sideways")
  func onFourDevices() async throws {
    let stage = Stage(coordinator, on: .iPadPro13M4, orientation: .landscape, clock: clock)
    try stage.tap("The concert")
    await stage.proceed()
    assertSnapshot(
      of: stage,
      over: Variations(devices: [.iPadPro13M4, .iPadMiniA17, .iPhone16ProMax, .iPhone15])
    )
  }

  @Test("A letter is read where there are three columns, and its row is no longer marked")
  func reading() async throws {
    let stage = tablet()
    #expect(mail.unread(in: .inbox) == 1)
    try stage.tap("The concert")
    await stage.proceed()
    #expect(mail.unread(in: .inbox) == 0)
    #expect(
      stage.layersLine
        == "layers split(sidebar:stack(boxes),content:stack(letters(Inbox)),*detail:stack(letter(1)))"
    )
  }

  @Test("On a phone each choice is a screen, with the way back to the one before")
  func phoneStack() throws {
    let stage = phone()
    try stage.tap("Archive")
    #expect(stage.back.label == "Mail")
    try stage.tap("The walk")
    #expect(stage.back.label == "Archive")
    try stage.goBack()
    try stage.goBack()
    #expect(!stage.back.isVisible)
  }

  @Test("A letter that was chosen on a tablet is in front in a window of a phone's width")
  func narrowWindow() throws {
    let stage = tablet()
    try stage.tap("Strings")
    stage.traits.windowSize = Size(width: 375, height: 1032)
    #expect(stage.layersLine == "layers stack(boxes,letters(Inbox),letter(2))")
    stage.traits.windowSize = nil
    #expect(stage.layersLine.hasSuffix("*detail:stack(letter(2)))"))
  }

  @Test("A swipe marks a letter as unread, and one across the whole row deletes another")
  func swipes() throws {
    let stage = tablet()
    try stage.swipe(row: "Strings", .leading)
    try stage.tap("Unread")
    #expect(mail.unread(in: .inbox) == 2)
    try stage.swipe(row: "Strings", fully: true)
    #expect(mail.letter(2)?.box == .bin)
  }

  @Test("Unread letters are found by a word")
  func searching() throws {
    let stage = tablet()
    try stage.enter("The", into: "Sender or subject")
    try stage.tap("Unread")
    #expect(stage.element(labelled: "Strings") == nil)
    #expect(stage.element(labelled: "The concert") != nil)
    try stage.cancelSearch()
    #expect(stage.element(labelled: "Strings") != nil)
  }

  @Test("New letters are loaded by pulling")
  func refreshing() async throws {
    let stage = phone()
    try stage.tap("Inbox")
    try stage.pullToRefresh()
    try await stage.finish()
    #expect(stage.element(labelled: "Tickets") != nil)
  }

  @Test("A letter with words cannot be swiped away, and asks before it is deleted")
  func writing() throws {
    let stage = tablet()
    try stage.tap("Write")
    #expect(stage.focusedField == "To")
    try stage.enter("ivy@example.com", into: "To")
    try stage.enter("See you there.", into: "Words")
    try stage.swipeSheetAway()
    #expect(stage.sheet != nil)
    try stage.tap("Cancel")
    #expect(stage.dialogs.count == 1)
    try stage.tapOutside()
    try stage.tap("Send")
    #expect(mail.letters(in: .sent, with: "ivy", unreadOnly: false).count == 1)
    #expect(stage.sheet == nil)
  }
}
