import FlowEngine
import LayoutSim

final class BrowseFactory: ElementFactory<BrowseRoute> {
  private let shop: Shop

  init(shop: Shop) {
    self.shop = shop
  }

  override func buildElement(for route: BrowseRoute) -> (any Element)? {
    guard let coordinator else { return nil }
    let catalogue = shop.catalogue
    switch route {
    case .shelves:
      return ShelvesScreen(coordinator: coordinator, catalogue: catalogue)
    case .genre(let genre):
      return GenreScreen(
        coordinator: coordinator,
        genre: genre,
        books: catalogue.books(on: genre)
      )
    case .book(let book):
      return BookScreen(
        coordinator: coordinator,
        book: book,
        isFeatured: book.id == catalogue.featured.id,
        basket: shop.basket
      )
    case .editions(let book):
      return EditionsScreen(
        coordinator: coordinator,
        book: book,
        isFeatured: book.id == catalogue.featured.id
      )
    case .about(let book):
      return AboutScreen(of: book)
    case .filter:
      return FilterScreen()
    case .sample:
      return SampleScreen(coordinator: coordinator, book: catalogue.featured)
    case .contents:
      return ContentsScreen(coordinator: coordinator)
    }
  }
}
