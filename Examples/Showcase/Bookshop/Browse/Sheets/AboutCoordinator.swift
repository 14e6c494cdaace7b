import FlowEngine

/// Shows the bookseller's remarks on any book.
///
/// It is registered for the book of the month and takes the route of the book for which it is presented.
public final class AboutCoordinator: Coordinator<BrowseRoute> {
  /// Creates a sheet about a book of `shop`.
  public init(shop: Shop) {
    let factory = BrowseFactory(shop: shop)
    super.init(router: Router(initial: .about(shop.catalogue.featured), factory: factory))
    factory.coordinator = self
  }
}
