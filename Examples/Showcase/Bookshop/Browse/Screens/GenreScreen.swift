import FlowEngine
import LayoutSim

struct GenreScreen: Element {
  let coordinator: AnyCoordinator
  let genre: Genre
  let books: [Book]

  var body: some Element {
    Page {
      TitledList("\(books.count) books") {
        Each(books) { book in
          LinkRow(
            title: book.title,
            detail: "\(book.author.name), \(book.year)",
            badge: book.price.description
          ) {
            coordinator.navigate(to: BrowseRoute.book(book))
          }
        }
      }
    }
    .navigationTitle(genre.title)
    .navigationBarTitleDisplayMode(.inline)
  }
}
