import FlowEngine

/// Shows the life of any author.
public final class LifeCoordinator: Coordinator<AuthorRoute> {
  /// Creates a sheet about an author of `shop`.
  public init(shop: Shop) {
    let factory = AuthorsFactory(shop: shop)
    super.init(router: Router(initial: .life(shop.catalogue.featured.author), factory: factory))
    factory.coordinator = self
  }
}
