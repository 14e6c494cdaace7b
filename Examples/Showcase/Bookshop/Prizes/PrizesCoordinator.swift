import FlowEngine

/// The prizes: a child of the authors, which are a child of the Browse tab, all on one stack.
public final class PrizesCoordinator: Coordinator<PrizeRoute> {
  /// Creates the prizes that authors of `shop` have won.
  public init(shop: Shop) {
    let factory = PrizesFactory(shop: shop)
    super.init(router: Router(initial: .all, factory: factory))
    factory.coordinator = self
  }

  public override func canHandle(_ route: any Route) -> Bool { route is PrizeRoute }
}
