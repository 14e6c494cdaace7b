import FlowEngine

/// Shows the filters of the shelves.
public final class FilterCoordinator: Coordinator<BrowseRoute> {
  /// Creates a filter for the shelves of `shop`.
  public init(shop: Shop) {
    let factory = BrowseFactory(shop: shop)
    super.init(router: Router(initial: .filter, factory: factory))
    factory.coordinator = self
  }
}
