import FlowEngine

/// The Basket tab, and the steps of the checkout in the sheet over it.
public enum BasketRoute: Route {
  /// What the customer is about to buy.
  case basket

  /// First step of the checkout: where the parcel goes. A sheet.
  case address

  /// Second step: how it is paid.
  case payment

  /// The order is on its way to the shop.
  case placing

  /// The shop has the order, with its number.
  case placed(Int)

  /// The route's stable name: `checkout.placed(1043)`.
  public var identifier: String {
    switch self {
    case .basket: "basket"
    case .address: "checkout.address"
    case .payment: "checkout.payment"
    case .placing: "checkout.placing"
    case .placed(let number): "checkout.placed(\(number))"
    }
  }
}
