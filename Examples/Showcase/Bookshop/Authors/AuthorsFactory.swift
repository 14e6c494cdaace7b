import FlowEngine
import LayoutSim

final class AuthorsFactory: ElementFactory<AuthorRoute> {
  private let shop: Shop

  init(shop: Shop) {
    self.shop = shop
  }

  override func buildElement(for route: AuthorRoute) -> (any Element)? {
    guard let coordinator else { return nil }
    let catalogue = shop.catalogue
    switch route {
    case .all:
      return AuthorsScreen(coordinator: coordinator, authors: catalogue.authors)
    case .author(let author):
      return AuthorScreen(
        coordinator: coordinator,
        author: author,
        bookCount: catalogue.books(by: author).count,
        prizes: catalogue.prizes(of: author)
      )
    case .bibliography(let author):
      return BibliographyScreen(
        coordinator: coordinator,
        author: author,
        books: catalogue.books(by: author)
      )
    case .life(let author):
      return LifeScreen(author: author)
    }
  }
}
