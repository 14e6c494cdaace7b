import Screens
import Snapshot
import Testing

@MainActor
@Suite("Chat: messages from the bottom up, and a field that grows")
struct ChatTests {
  private let clock = StageClock()
  private let conversation: Conversation
  private let stage: Stage

  init() {
    conversation = Conversation(
      with: "Ivy",
      today: [
        .init(id: 1, "Hello, how was the walk?"),
        .init(
          id: 2,
          "Long, and wet from the first stile to the last. We saw a hare.",
          isMine: true
        ),
        .init(id: 3, "A hare!", quote: "Long, and wet from the first stile to the last."),
      ],
      clock: clock
    )
    let coordinator = ChatCoordinator([conversation])
    stage = Stage(coordinator, on: .iPhone15, clock: clock)
    coordinator.navigate(to: ChatRoute.chat("Ivy"))
  }

  private var shown: [String] {
    stage.renderTree.nodes.filter { $0.role == .text && !$0.flags.contains(.scrolledAway) }
      .compactMap(\.label)
  }

  @Test("A conversation on four devices")
  func onFourDevices() {
    assertSnapshot(of: stage, over: .fourDevices)
  }

  @Test("A conversation with a draft, while the keyboard is up, on four devices")
  func writingOnFourDevices() throws {
    try stage.longPress("A hare!")
    try stage.tap("Reply")
    try stage.enter(
      "It sat in the middle of the path.\nIt did not mind us at all.",
      into: "Message"
    )
    assertSnapshot(of: stage, over: .fourDevices)
  }

  @Test("An answer is announced after a second, and is there after three")
  func answer() async throws {
    try stage.enter("Shall we go again?", into: "Message")
    try stage.tap("Send")
    try await stage.proceed(by: 1)
    #expect(shown.contains("Ivy is typing …"))
    try await stage.finish()
    #expect(stage.now == 3)
    #expect(conversation.today.map(\.words).suffix(2) == ["Shall we go again?", "Gladly."])
    #expect(shown.contains("Gladly."))
  }

  @Test("Nothing is sent while there is no draft")
  func noDraft() {
    #expect(throws: StageError.self) { try stage.tap("Send") }
  }

  @Test("A message of one's own can be deleted, another's cannot")
  func deleting() throws {
    try stage.longPress("Hello, how was the walk?")
    #expect(stage.element(labelled: "Delete") == nil)
    try stage.tapOutside()
    try stage.longPress("Long, and wet from the first stile to the last. We saw a hare.")
    try stage.tap("Delete")
    #expect(conversation.today.map(\.id) == [1, 3])
  }

  @Test("The day before is loaded by pulling")
  func yesterday() async throws {
    try stage.pullToRefresh()
    try await stage.finish()
    #expect(conversation.yesterday.count == 2)
    #expect(stage.element(labelled: "Yesterday") != nil)
  }

  @Test("A call is a cover that ends by its button only")
  func call() throws {
    try stage.tap("Call")
    #expect(stage.surfaces.count == 2)
    try stage.tap("End")
    #expect(stage.surfaces.count == 1)
  }
}
