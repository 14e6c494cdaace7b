import FlowEngine

/// The Basket tab, and the steps of the checkout in the sheet over it.
public enum BasketRoute: Route {
  /// The books in the basket.
  case basket

  /// The first step of the checkout: the address, in a sheet.
  case address

  /// The second step: the payment.
  case payment

  /// The order is being placed.
  case placing

  /// The order was placed, with its number.
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
