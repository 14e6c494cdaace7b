import FlowEngine
import LayoutSim

/// The prizes: a child of the authors, which are a child of the Browse tab, all on one stack.
public final class PrizesCoordinator: Coordinator<PrizeRoute> {
  /// The prizes that authors of `shop` have won.
  public init(shop: Shop) {
    let factory = PrizesFactory(shop: shop)
    super.init(router: Router(initial: .all, factory: factory))
    factory.coordinator = self
  }

  public override func canHandle(_ route: any Route) -> Bool { route is PrizeRoute }
}

final class PrizesFactory: ElementFactory<PrizeRoute> {
  private let shop: Shop

  init(shop: Shop) {
    self.shop = shop
  }

  override func buildElement(for route: PrizeRoute) -> (any Element)? {
    guard let coordinator else { return nil }
    switch route {
    case .all: return PrizesScreen(coordinator: coordinator, prizes: shop.catalogue.prizes)
    case .prize(let prize): return PrizeScreen(coordinator: coordinator, prize: prize)
    }
  }
}
