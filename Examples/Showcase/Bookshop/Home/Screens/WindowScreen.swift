import FlowEngine
import LayoutSim

struct WindowScreen: Element {
  let coordinator: AnyCoordinator
  let shop: Shop

  var body: some Element {
    let book = shop.catalogue.featured
    Page {
      Row(alignment: .top, spacing: 16) {
        Picture("cover of \(book.title)", width: 96, height: 144)
        Column(alignment: .leading, spacing: 8) {
          TextBlock("Book of the month").font(.caption).role(.badge)
          TextBlock(book.title).font(.title3)
          TextBlock(book.author.name).font(.subheadline)
          PushButton("See the book") {
            coordinator.navigate(to: BrowseRoute.book(book))
          }
          .buttonStyle(.bordered)
        }
      }
      Paragraph(
        "Good afternoon. It rains in Baker Street, the fire is lit, and somebody is coming up the "
          + "stairs."
      )
      TitledList("From the counter") {
        LinkRow(title: "How the shop works") { coordinator.navigate(to: AppRoute.onboarding) }
        LinkRow(title: "How we pack", detail: "Brown paper, no plastic") {
          coordinator.navigate(to: HomeRoute.packing)
        }
      }
    }
    .navigationTitle("The Corner Bookshop")
  }
}
