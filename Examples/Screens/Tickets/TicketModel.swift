import Observation

/// The model of concerts and seats: concerts are loaded and searched, and a seat is held for a while.
///
/// It sleeps on any clock, so tests can pass one whose time they control.
@MainActor
@Observable
public final class TicketModel {
  /// The pause after a letter before a search begins.
  public static let searchPause = Duration.milliseconds(300)

  /// The time for which a seat is held.
  public static let holdingTime = 10

  /// The concerts that are shown; `nil` until they are loaded.
  public private(set) var concerts: [String]?

  /// The text for which concerts were last looked up.
  public private(set) var searched = ""

  /// The number of requests to the shop.
  public private(set) var questions = 0

  /// The seconds for which the seat is still held; `nil` if none is.
  public private(set) var secondsLeft: Int?

  @ObservationIgnored private let shop: TicketShop
  @ObservationIgnored private let clock: any Clock<Duration>
  @ObservationIgnored private var search: Task<Void, Never>?

  /// Creates a model that asks `shop` and sleeps on `clock`.
  public init(shop: TicketShop, clock: any Clock<Duration>) {
    self.shop = shop
    self.clock = clock
  }

  /// Loads all concerts.
  public func load() async {
    concerts = await ask("")
  }

  /// Searches for `words`, unless another search follows within a moment.
  public func search(_ words: String) {
    search?.cancel()
    search = Task {
      do {
        try await clock.sleep(for: Self.searchPause)
      } catch {
        return
      }
      let found = await ask(words)
      guard !Task.isCancelled else { return }
      (searched, concerts) = (words, found)
    }
  }

  /// Holds a seat, and counts the seconds until it is released.
  public func hold() async {
    for seconds in (1...Self.holdingTime).reversed() {
      secondsLeft = seconds
      do {
        try await clock.sleep(for: .seconds(1))
      } catch {
        break
      }
    }
    secondsLeft = nil
  }

  private func ask(_ words: String) async -> [String] {
    questions += 1
    return await shop.concerts(matching: words)
  }
}
