import FlowEngine

/// The screens of the Account tab.
public enum AccountRoute: Route {
  /// The customer's name, and links to the other screens.
  case overview

  /// Earlier orders.
  case orders

  /// One order by its number, which may not exist.
  case order(Int)

  /// A wish list is being imported.
  case importing

  /// The number of books that were imported.
  case imported(Int)

  /// The route's stable name: `account.order(1042)`.
  public var identifier: String {
    switch self {
    case .overview: "account"
    case .orders: "account.orders"
    case .order(let number): "account.order(\(number))"
    case .importing: "account.importing"
    case .imported(let count): "account.imported(\(count))"
    }
  }
}
