import FlowEngine
import LayoutSim

struct ShelvesScreen: Element {
  let coordinator: AnyCoordinator
  let catalogue: Catalogue

  var body: some Element {
    Page {
      TitledList("Shelves") {
        Each(Genre.allCases, id: \.self) { genre in
          LinkRow(title: genre.title, badge: "\(catalogue.books(on: genre).count)") {
            coordinator.navigate(to: BrowseRoute.genre(genre))
          }
        }
      }
      TitledList("People") {
        LinkRow(title: "Authors", detail: "Who wrote all this") {
          coordinator.navigate(to: AuthorRoute.all)
        }
      }
    }
    .navigationTitle("Browse")
    .toolbar {
      PushButton("Filter") { coordinator.navigate(to: BrowseRoute.filter) }.accessibilityIdentifier(
        "filter"
      )
    }
  }
}
