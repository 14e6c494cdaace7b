/// A shop that answers after a while, on any thread.
public actor TicketShop {
  private let clock: any Clock<Duration>
  private let names: [String]

  /// Creates a shop with concerts named `names` that takes two seconds of `clock` for an answer.
  public init(_ names: [String], clock: any Clock<Duration>) {
    self.names = names
    self.clock = clock
  }

  /// The concerts whose names contain `words`.
  public func concerts(matching words: String) async -> [String] {
    try? await clock.sleep(for: .seconds(2))
    return words.isEmpty ? names : names.filter { $0.contains(words) }
  }
}
