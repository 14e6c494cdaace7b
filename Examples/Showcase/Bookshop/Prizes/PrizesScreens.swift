import FlowEngine
import LayoutSim

struct PrizesScreen: Element {
  let coordinator: AnyCoordinator
  let prizes: [Prize]

  var body: some Element {
    Page {
      TitledList("Won by our authors") {
        Each(prizes) { prize in
          LinkRow(title: prize.name, detail: "\(prize.winner.name), \(prize.year)") {
            coordinator.navigate(to: PrizeRoute.prize(prize))
          }
        }
      }
    }
    .screenTitle("Prizes")
  }
}

struct PrizeScreen: Element {
  let coordinator: AnyCoordinator
  let prize: Prize

  var body: some Element {
    Page {
      TextBlock(prize.name).textStyle(.title2)
      TextBlock("\(prize.winner.name), \(prize.year)").textStyle(.subheadline)
      Paragraph(prize.reason)
      PushButton("All authors", look: .bordered) {
        coordinator.navigate(to: AuthorRoute.all)
      }
    }
    .screenTitle("\(prize.year)")
  }
}
