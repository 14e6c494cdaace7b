import FlowEngine

/// The introduction, shown as a cover over the tabs.
public final class OnboardingCoordinator: Coordinator<AppRoute> {
  /// Creates an introduction to `shop`.
  public init(shop: Shop) {
    let factory = AppFactory(shop: shop)
    super.init(router: Router(initial: .onboarding, factory: factory))
    factory.coordinator = self
  }
}
