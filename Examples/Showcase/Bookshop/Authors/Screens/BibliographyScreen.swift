import FlowEngine
import LayoutSim

struct BibliographyScreen: Element {
  let coordinator: AnyCoordinator
  let author: Author
  let books: [Book]

  var body: some Element {
    Page {
      TitledList("By \(author.name)") {
        Each(books) { book in
          LinkRow(title: book.title, badge: "\(book.year)") {
            coordinator.navigate(to: BrowseRoute.book(book))
          }
        }
      }
    }
    .navigationTitle("Books")
    .navigationBarTitleDisplayMode(.inline)
  }
}
