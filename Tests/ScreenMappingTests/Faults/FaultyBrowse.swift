import FlowEngine
import LayoutSim

@testable import Bookshop

/// The Browse tab without its people, and with something wrong in it.
final class FaultyBrowse: Coordinator<BrowseRoute> {
  enum Fault {
    case none

    /// The button that closes the contents closes the sample below them.
    case contentsCloseSample

    /// The button that closes the sample pops the screen below it, and the sample stays.
    case sampleClosesEditions

    /// A link to a book leaves out its shelf.
    case shelfIsLeftOut

    /// The book of the month is on none of the shelves.
    case featuredIsMissing

    /// The remarks on a book take the book along when they go.
    case remarksTakeBook
  }

  private let fault: Fault

  init(_ fault: Fault) {
    self.fault = fault
    let shop = Shop()
    let factory = FaultyBrowseFactory(fault, shop)
    super.init(router: Router(initial: .shelves, factory: factory))
    factory.show(self)
    addModalCoordinator(FaultySheet(.about(shop.catalogue.featured), fault, shop))
    let sample = FaultySheet(.sample, fault, shop)
    sample.addModalCoordinator(FaultySheet(.contents, fault, shop))
    addModalCoordinator(sample)
  }

  override func canHandle(_ route: any Route) -> Bool {
    switch route as? BrowseRoute {
    case .contents, .filter, nil: false
    default: true
    }
  }

  override func navigationType(for route: any Route) -> NavigationType {
    switch route as? BrowseRoute {
    case .about, .sample: .modal
    default: .push
    }
  }

  override func navigationPath(for route: any Route) -> [any Route]? {
    guard case .book(let book) = route as? BrowseRoute, fault != .shelfIsLeftOut else { return nil }
    return [BrowseRoute.genre(book.genre), BrowseRoute.book(book)]
  }
}

/// A sheet of the Browse tab.
private final class FaultySheet: Coordinator<BrowseRoute> {
  private let fault: FaultyBrowse.Fault

  init(_ route: BrowseRoute, _ fault: FaultyBrowse.Fault, _ shop: Shop) {
    self.fault = fault
    let factory = FaultyBrowseFactory(fault, shop)
    super.init(router: Router(initial: route, factory: factory))
    factory.show(self)
  }

  override func canHandle(_ route: any Route) -> Bool { route as? BrowseRoute == .contents }

  override func navigationType(for route: any Route) -> NavigationType { .modal }

  override func wasDismissed(for reason: DismissalReason) {
    if fault == .remarksTakeBook, case .about = router.state.root { parent?.pop() }
  }
}

private final class FaultyBrowseFactory: ElementFactory<BrowseRoute> {
  private let fault: FaultyBrowse.Fault
  private let catalogue: Catalogue
  private let shop: BrowseFactory

  init(_ fault: FaultyBrowse.Fault, _ shop: Shop) {
    self.fault = fault
    catalogue = shop.catalogue
    self.shop = BrowseFactory(shop: shop)
  }

  func show(_ coordinator: Coordinator<BrowseRoute>) {
    self.coordinator = coordinator
    shop.coordinator = coordinator
  }

  override func buildElement(for route: BrowseRoute) -> (any Element)? {
    guard let coordinator else { return nil }
    switch (route, fault) {
    case (.contents, .contentsCloseSample):
      return ContentsScreen(coordinator: coordinator)
        .environment(\.navigationBackAction) { [weak coordinator] in
          coordinator?.parent?.parent?.dismissModal()
        }
    case (.sample, .sampleClosesEditions):
      return SampleScreen(coordinator: coordinator, book: catalogue.featured)
        .environment(\.navigationBackAction) { [weak coordinator] in coordinator?.parent?.pop() }
    case (.genre(let genre), .featuredIsMissing):
      let books = catalogue.books(on: genre).filter { $0 != catalogue.featured }
      return GenreScreen(coordinator: coordinator, genre: genre, books: books)
    default:
      return shop.buildElement(for: route)
    }
  }
}
