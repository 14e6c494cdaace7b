import Observation

/// A product in a shop.
@MainActor
@Observable
public final class Product {
  /// A customer's review of it.
  public struct Review: Identifiable, Hashable, Sendable {
    /// The number of the review.
    public let id: Int

    /// The rating, from one to five.
    public let stars: Int

    /// The text.
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

  /// Products that others also bought.
  public let related = ["Wool Hat", "Leather Boots", "Canvas Bag", "Rain Trousers"]

  /// The reviews of customers.
  public let reviews = [
    Review(id: 1, stars: 5, words: "Dry after a day on the moor."),
    Review(
      id: 2,
      stars: 3,
      words: "Warm, but the sleeves are long. I sent it back for a smaller one."
    ),
  ]

  /// The chosen colour.
  public var colour = "Moss"

  /// The chosen size, if any.
  public var size: String?

  /// Whether it is on the customer's list of wishes.
  public var isFavourite = false

  /// The number in the customer's bag.
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
