import FlowEngine
import LayoutSim

struct BasketScreen: Element {
  let coordinator: AnyCoordinator
  let basket: Basket

  var body: some Element {
    Page {
      TitledList("To be posted") {
        // By position, because a book may be in the basket twice.
        Each(Array(basket.books.enumerated()), id: \.offset) { _, book in
          LinkRow(title: book.title, detail: book.author.name, badge: book.price.description) {
            coordinator.navigate(to: BrowseRoute.book(book))
          }
        }
      }
      Row(alignment: .firstTextBaseline) {
        TextBlock("Total").font(.headline)
        Stretch()
        TextBlock(basket.total.description).font(.headline)
      }
      .accessibilityElement(children: .combine).role(.row)
      .accessibilityIdentifier("basket.total")
      WideButton("Check out") { coordinator.navigate(to: BasketRoute.address) }
    }
    .navigationTitle("Basket")
  }
}
