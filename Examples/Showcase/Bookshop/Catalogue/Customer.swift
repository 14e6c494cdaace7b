/// A signed-in customer.
public struct Customer: Hashable, Sendable {
  /// The full name.
  public let name: String

  /// The lines of the address.
  public let address: [String]

  /// Earlier orders, the latest first.
  public let orders: [Order]
}

extension Customer {
  /// The customer of the tour.
  public static let harriet = Customer(
    name: "Harriet Smith",
    address: ["3 Highbury Lane", "Hartfield", "Surrey RH5 6AB"],
    orders: [
      Order(
        number: 1042,
        titles: ["Treasure Island", "The Jungle Book"],
        total: Price(pence: 1548),
        status: "On its way",
        journey: [
          "Packed in brown paper by Ned",
          "Collected from the shop at 16:40",
          "At the sorting office in Leatherhead",
        ]
      ),
      Order(
        number: 1017,
        titles: ["Frankenstein"],
        total: Price(pence: 699),
        status: "Delivered",
        journey: ["Packed in brown paper by Ned", "Left with a neighbour at number 5"]
      ),
    ]
  )
}
