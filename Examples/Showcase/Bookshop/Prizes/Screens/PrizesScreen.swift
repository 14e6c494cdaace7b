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
    .navigationTitle("Prizes")
    .navigationBarTitleDisplayMode(.inline)
  }
}
