import FlowEngine

/// Shows what the shelves can be filtered by.
public final class FilterCoordinator: Coordinator<BrowseRoute> {
  /// A filter for the shelves of `shop`.
  public init(shop: Shop) {
    let factory = BrowseFactory(shop: shop)
    super.init(router: Router(initial: .filter, factory: factory))
    factory.coordinator = self
  }
}
