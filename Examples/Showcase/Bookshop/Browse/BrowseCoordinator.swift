import FlowEngine

/// The Browse tab: shelves, books, and three sheets; the authors are a child with its own routes.
public final class BrowseCoordinator: Coordinator<BrowseRoute> {
  private let catalogue: Catalogue

  /// Creates the shelves of `shop`.
  public init(shop: Shop) {
    catalogue = shop.catalogue
    let factory = BrowseFactory(shop: shop)
    super.init(router: Router(initial: .shelves, factory: factory))
    factory.coordinator = self

    addChild(AuthorsCoordinator(shop: shop))
    addModalCoordinator(AboutCoordinator(shop: shop))
    addModalCoordinator(FilterCoordinator(shop: shop))
    addModalCoordinator(SampleCoordinator(shop: shop))
  }

  public override var tabItem: (text: String, image: String)? { ("Browse", "books.vertical") }

  public override func canHandle(_ route: any Route) -> Bool {
    switch route as? BrowseRoute {
    case .shelves, .genre, .book, .editions, .about, .filter, .sample: true
    // The contents belong to the sample, which presents them.
    case .contents, nil: false
    }
  }

  public override func navigationType(for route: any Route) -> NavigationType {
    switch route as? BrowseRoute {
    case .about, .filter, .sample: .modal
    default: .push
    }
  }

  public override func navigationPath(for route: any Route) -> [any Route]? {
    switch route as? BrowseRoute {
    case .book(let book): path(to: book)
    case .about(let book): path(to: book)
    case .editions(let book): path(to: book) + [BrowseRoute.editions(book)]
    case .sample, .contents: pathToSample
    case .shelves, .genre, .filter: nil
    // The notes are inside the sheet of the sample, at any depth.
    case nil: route is NoteRoute ? pathToSample : nil
    }
  }

  public override func modalDetentConfiguration(
    for route: any Route
  ) -> ModalDetentConfiguration {
    switch route as? BrowseRoute {
    case .about: ModalDetentConfiguration(detents: [.custom])
    case .filter: ModalDetentConfiguration(detents: [.small, .medium, .custom])
    default: ModalDetentConfiguration(detents: [.large])
    }
  }

  private func path(to book: Book) -> [any Route] {
    [BrowseRoute.genre(book.genre), BrowseRoute.book(book)]
  }

  private var pathToSample: [any Route] {
    path(to: catalogue.featured) + [BrowseRoute.editions(catalogue.featured)]
  }
}
