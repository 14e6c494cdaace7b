import FlowEngine

/// Shows the beginning of the book of the month, and the contents over it.
public final class SampleCoordinator: Coordinator<BrowseRoute> {
  /// Creates the sample of `shop`.
  public init(shop: Shop) {
    let factory = BrowseFactory(shop: shop)
    super.init(router: Router(initial: .sample, factory: factory))
    factory.coordinator = self
    addModalCoordinator(ContentsCoordinator(shop: shop))
  }

  public override func canHandle(_ route: any Route) -> Bool {
    route as? BrowseRoute == .contents
  }

  public override func navigationType(for route: any Route) -> NavigationType {
    route as? BrowseRoute == .contents ? .modal : .push
  }

  public override func modalDetentConfiguration(
    for route: any Route
  ) -> ModalDetentConfiguration {
    ModalDetentConfiguration(detents: [.medium, .large], selectedDetent: .medium)
  }
}
