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

/// Shows what the shelves can be filtered by.
public final class FilterCoordinator: Coordinator<BrowseRoute> {
  /// A filter for the shelves of `shop`.
  public init(shop: Shop) {
    let factory = BrowseFactory(shop: shop)
    super.init(router: Router(initial: .filter, factory: factory))
    factory.coordinator = self
  }
}

/// Shows the beginning of the book of the month, and over it the contents.
public final class SampleCoordinator: Coordinator<BrowseRoute> {
  /// The sample of `shop`.
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

/// Shows the contents of the sample; the editor's notes are a child, pushed inside the sheet.
public final class ContentsCoordinator: Coordinator<BrowseRoute> {
  /// The contents of the sample of `shop`.
  public init(shop: Shop) {
    let factory = BrowseFactory(shop: shop)
    super.init(router: Router(initial: .contents, factory: factory))
    factory.coordinator = self
    addChild(NotesCoordinator(shop: shop))
  }
}
