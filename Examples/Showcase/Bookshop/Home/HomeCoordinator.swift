import FlowEngine

/// The Home tab: the shop window.
public final class HomeCoordinator: Coordinator<HomeRoute> {
  /// Creates a shop window with this month's books of `shop`.
  public init(shop: Shop) {
    let factory = HomeFactory(shop: shop)
    super.init(router: Router(initial: .window, factory: factory))
    factory.coordinator = self
  }

  public override var tabItem: (text: String, image: String)? { ("Home", "house") }

  public override func canHandle(_ route: any Route) -> Bool { route is HomeRoute }
}
