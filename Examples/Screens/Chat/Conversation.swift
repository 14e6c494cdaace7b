import Observation

/// The messages between two people.
@MainActor
@Observable
public final class Conversation {
  /// A message.
  public struct Message: Identifiable, Hashable, Sendable {
    /// The number of the message: later ones have higher numbers.
    public let id: Int

    /// The text.
    public let words: String

    /// Whether the user wrote it.
    public let isMine: Bool

    /// The text that it answers, if any.
    public let quote: String?

    /// Creates a message.
    public init(id: Int, _ words: String, isMine: Bool = false, quote: String? = nil) {
      self.id = id
      self.words = words
      self.isMine = isMine
      self.quote = quote
    }
  }

  /// The name of the other person.
  public let name: String

  /// The messages from before today.
  public private(set) var yesterday: [Message] = []

  /// The messages from today.
  public private(set) var today: [Message]

  /// Whether the other person is writing.
  public private(set) var isTyping = false

  @ObservationIgnored private let clock: any Clock<Duration>

  /// Creates a conversation with `name`, who takes time to answer on `clock`.
  public init(with name: String, today: [Message], clock: any Clock<Duration>) {
    self.name = name
    self.today = today
    self.clock = clock
  }

  /// Sends `words`, and waits for the answer: a second later it is being written, two more and it is there.
  public func send(_ words: String, quoting quote: Message? = nil) async {
    add(words, isMine: true, quote: quote?.words)
    do {
      try await clock.sleep(for: .seconds(1))
      isTyping = true
      try await clock.sleep(for: .seconds(2))
    } catch {}
    isTyping = false
    add("Gladly.", isMine: false, quote: nil)
  }

  /// Loads the messages of the day before, which takes a second.
  public func loadYesterday() async {
    try? await clock.sleep(for: .seconds(1))
    yesterday = [
      Message(id: -2, "Are you coming to the concert?"),
      Message(id: -1, "If there are seats left.", isMine: true),
    ]
  }

  /// Deletes `message` for both.
  public func delete(_ message: Message) {
    yesterday.removeAll { $0.id == message.id }
    today.removeAll { $0.id == message.id }
  }

  private func add(_ words: String, isMine: Bool, quote: String?) {
    let next = (today.map(\.id).max() ?? 0) + 1
    today.append(Message(id: next, words, isMine: isMine, quote: quote))
  }
}
