import FlowEngine

/// The screens about prizes.
public enum PrizeRoute: Route {
  /// All prizes that an author of the shop has won.
  case all

  /// One prize.
  case prize(Prize)

  /// The route's stable name: `prizes.prize(nobel-1907)`.
  public var identifier: String {
    switch self {
    case .all: "prizes.all"
    case .prize(let prize): "prizes.prize(\(prize.id))"
    }
  }
}
