import FlowEngine
import LayoutSim

struct AuthorScreen: Element {
  let coordinator: AnyCoordinator
  let author: Author
  let bookCount: Int
  let prizes: [Prize]

  var body: some Element {
    Page {
      TextBlock(author.name).font(.title2)
      TextBlock(author.years).font(.subheadline)
      TitledList("More") {
        LinkRow(title: "Life") { coordinator.navigate(to: AuthorRoute.life(author)) }
        LinkRow(title: "Books", badge: "\(bookCount)") {
          coordinator.navigate(to: AuthorRoute.bibliography(author))
        }
        Each(prizes) { prize in
          LinkRow(title: prize.name, detail: "\(prize.year)") {
            coordinator.navigate(to: PrizeRoute.prize(prize))
          }
        }
      }
    }
    .navigationTitle(author.name)
    .navigationBarTitleDisplayMode(.inline)
  }
}
