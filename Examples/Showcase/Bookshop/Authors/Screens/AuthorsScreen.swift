import FlowEngine
import LayoutSim

struct AuthorsScreen: Element {
  let coordinator: AnyCoordinator
  let authors: [Author]

  var body: some Element {
    Page {
      TitledList("On our shelves") {
        Each(authors) { author in
          LinkRow(title: author.name, detail: author.years) {
            coordinator.navigate(to: AuthorRoute.author(author))
          }
        }
      }
      LinkRow(title: "Prizes") { coordinator.navigate(to: PrizeRoute.all) }
    }
    .navigationTitle("Authors")
  }
}
