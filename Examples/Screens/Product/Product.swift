import Observation

/// Something to buy.
@MainActor
@Observable
public final class Product {
  /// What a customer wrote about it.
  public struct Review: Identifiable, Hashable, Sendable {
    /// The number of the review.
    public let id: Int

    /// From one to five.
    public let stars: Int

    /// What was written.
    public let words: String
  }

  /// The maker.
  public let maker = "Fell & Fjord"

  /// The name.
  public let name = "Waxed Rain Jacket"

  /// The names of the pictures.
  public let photos = ["front", "back", "hood"]

  /// The colours to choose from.
  public let colours = ["Moss", "Rust", "Slate"]

  /// The sizes to choose from.
  public let sizes = ["XS", "S", "M", "L", "XL", "XXL"]

  /// The sizes that are sold out.
  public let soldOut: Set<String> = ["XS", "XXL"]

  /// What others bought, too.
  public let related = ["Wool Hat", "Leather Boots", "Canvas Bag", "Rain Trousers"]

  /// What customers wrote.
  public let reviews = [
    Review(id: 1, stars: 5, words: "Dry after a day on the moor."),
    Review(
      id: 2,
      stars: 3,
      words: "Warm, but the sleeves are long. I sent it back for a smaller one."
    ),
  ]

  /// The colour that is chosen.
  public var colour = "Moss"

  /// The size that is chosen, if any.
  public var size: String?

  /// Whether it is on the customer's list of wishes.
  public var isFavourite = false

  /// How many are in the customer's bag.
  public private(set) var countInBag = 0

  @ObservationIgnored private let clock: any Clock<Duration>

  /// Creates a product whose shop takes its time on `clock`.
  public init(clock: any Clock<Duration>) { self.clock = clock }

  /// Puts one into the bag, which takes a second.
  public func addToBag() async {
    try? await clock.sleep(for: .seconds(1))
    countInBag += 1
  }
}
