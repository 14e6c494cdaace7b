/// Something that the customer bought.
public struct Order: Hashable, Identifiable, Sendable {
  /// The order's number, which also names it in routes.
  public let number: Int

  /// The titles, as on the invoice.
  public let titles: [String]

  /// What was paid.
  public let total: Price

  /// How far it is: `On its way`.
  public let status: String

  /// What the parcel has been through, oldest first.
  public let journey: [String]

  /// The order's number.
  public var id: Int { number }
}
