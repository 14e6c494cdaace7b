import Observation

/// The letters of a customer, in their boxes.
@MainActor
@Observable
public final class Mail {
  /// The boxes of letters.
  public enum Box: String, CaseIterable, Identifiable, Sendable {
    case inbox = "Inbox"
    case sent = "Sent"
    case archive = "Archive"
    case bin = "Bin"

    /// The name.
    public var id: String { rawValue }

    /// The symbol.
    public var icon: String {
      switch self {
      case .inbox: "tray"
      case .sent: "paperplane"
      case .archive: "archivebox"
      case .bin: "trash"
      }
    }
  }

  /// A letter.
  public struct Letter: Identifiable, Hashable, Sendable {
    /// The number of the letter.
    public let id: Int

    /// The sender.
    public let sender: String

    /// The subject.
    public let subject: String

    /// The text.
    public let words: String

    /// The box that contains it.
    public var box: Box

    /// Whether it has been read.
    public var isRead: Bool

    /// Creates a letter.
    public init(
      id: Int,
      from sender: String,
      _ subject: String,
      _ words: String,
      in box: Box = .inbox,
      isRead: Bool = false
    ) {
      self.id = id
      self.sender = sender
      self.subject = subject
      self.words = words
      self.box = box
      self.isRead = isRead
    }
  }

  /// All letters.
  public private(set) var letters: [Letter]

  @ObservationIgnored private let clock: any Clock<Duration>

  /// Creates mail whose server takes its time on `clock`.
  public init(_ letters: [Letter], clock: any Clock<Duration>) {
    self.letters = letters
    self.clock = clock
  }

  /// The letters in `box` that contain `words`, and only the unread ones if `unreadOnly`.
  public func letters(in box: Box, with words: String, unreadOnly: Bool) -> [Letter] {
    letters.filter {
      $0.box == box && (words.isEmpty || "\($0.sender) \($0.subject)".contains(words))
        && !(unreadOnly && $0.isRead)
    }
  }

  /// The number of letters in `box` that have not been read.
  public func unread(in box: Box) -> Int { letters.count { $0.box == box && !$0.isRead } }

  /// The letter with a number, if there is one.
  public func letter(_ id: Int) -> Letter? { letters.first { $0.id == id } }

  /// Looks for new letters, which takes a second.
  public func load() async {
    try? await clock.sleep(for: .seconds(1))
    guard letter(100) == nil else { return }
    let letter = Letter(id: 100, from: "Ivy Fell", "Tickets", "They are at the door.")
    letters.insert(letter, at: 0)
  }

  /// Moves the letter with a number to `box`.
  public func move(_ id: Int, to box: Box) { change(id) { $0.box = box } }

  /// Sets whether the letter with a number has been read.
  public func setRead(_ id: Int, _ isRead: Bool = true) { change(id) { $0.isRead = isRead } }

  /// Sends a letter.
  public func send(to receiver: String, subject: String, words: String) {
    let next = (letters.map(\.id).max() ?? 0) + 1
    letters.append(
      Letter(id: next, from: receiver, subject, words, in: .sent, isRead: true)
    )
  }

  private func change(_ id: Int, _ change: (inout Letter) -> Void) {
    guard let index = letters.firstIndex(where: { $0.id == id }) else { return }
    change(&letters[index])
  }
}
