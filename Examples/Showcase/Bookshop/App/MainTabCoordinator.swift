import FlowEngine

/// The shop: four tabs, and the introduction that covers them all.
public final class MainTabCoordinator: TabCoordinator<AppRoute> {
  /// Creates a shop with all tabs at their root screens.
  public init(shop: Shop) {
    let factory = AppFactory(shop: shop)
    super.init(router: Router(initial: .shop, factory: factory))
    factory.coordinator = self

    addChild(HomeCoordinator(shop: shop))
    addChild(BrowseCoordinator(shop: shop))
    addChild(BasketCoordinator(shop: shop))
    addChild(AccountCoordinator(shop: shop))
    addModalCoordinator(OnboardingCoordinator(shop: shop))
  }

  public override func canHandle(_ route: any Route) -> Bool {
    route as? AppRoute == .onboarding
  }

  public override func navigationType(for route: any Route) -> NavigationType {
    route as? AppRoute == .onboarding ? .modal : .push
  }

  public override func modalDetentConfiguration(
    for route: any Route
  ) -> ModalDetentConfiguration {
    ModalDetentConfiguration(detents: [.fullscreen])
  }
}
