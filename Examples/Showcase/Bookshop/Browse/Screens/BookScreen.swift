import FlowEngine
import LayoutSim

struct BookScreen: Element {
  let coordinator: AnyCoordinator
  let book: Book
  let isFeatured: Bool
  let basket: Basket

  var body: some Element {
    Page {
      Row(alignment: .top, spacing: 16) {
        Picture("cover of \(book.title)", width: 96, height: 144)
        Column(alignment: .leading, spacing: 4) {
          TextBlock(book.title).font(.title3)
          TextBlock("\(book.author.name), \(book.year)").font(.subheadline)
          if isFeatured {
            TextBlock("Book of the month").font(.caption).role(.badge)
          }
          TextBlock("from \(book.price.description)").font(.headline).role(.text)
        }
      }
      WideButton("Add to basket") {
        basket.add(book)
        coordinator.navigate(to: BasketRoute.basket)
      }
      TitledList("More") {
        LinkRow(title: "About this book") {
          coordinator.navigate(to: BrowseRoute.about(book))
        }
        LinkRow(title: "Editions", badge: "\(book.editions.count)") {
          coordinator.navigate(to: BrowseRoute.editions(book))
        }
        LinkRow(title: book.author.name, detail: "Author") {
          coordinator.navigate(to: AuthorRoute.author(book.author))
        }
      }
    }
    .navigationTitle(book.title)
    .navigationBarTitleDisplayMode(.inline)
  }
}
