import FlowEngine

/// Shows what the bookseller says about any book.
///
/// It is registered for the book of the month and takes the route of the book that it is shown for.
public final class AboutCoordinator: Coordinator<BrowseRoute> {
  /// A sheet about a book of `shop`.
  public init(shop: Shop) {
    let factory = BrowseFactory(shop: shop)
    super.init(router: Router(initial: .about(shop.catalogue.featured), factory: factory))
    factory.coordinator = self
  }
}
