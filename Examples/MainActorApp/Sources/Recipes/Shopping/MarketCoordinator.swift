import FlowEngine

/// The screens of a walk through the market.
enum MarketRoute: Route {
  case stalls
  case stall(Int)
}

/// A walk through the market, which the shopping list brings along.
final class MarketCoordinator: Coordinator<MarketRoute> {
  init() {
    super.init(router: Router(initial: .stalls))
  }
}
