import FlowEngine

/// The screens of the Account tab.
public enum AccountRoute: Route {
  /// Who is signed in, and what there is to look at.
  case overview

  /// Earlier orders.
  case orders

  /// One order by its number, which an old letter may remember wrongly.
  case order(Int)

  /// A wish list is being fetched from elsewhere.
  case importing

  /// So many books were on it.
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
