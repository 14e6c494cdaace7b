/// An order of the customer.
public struct Order: Hashable, Identifiable, Sendable {
  /// The number of the order, which also identifies it in routes.
  public let number: Int

  /// The titles, as on the invoice.
  public let titles: [String]

  /// The amount that was paid.
  public let total: Price

  /// The status: `On its way`.
  public let status: String

  /// The stages of the parcel, oldest first.
  public let journey: [String]

  /// The order's number.
  public var id: Int { number }
}
