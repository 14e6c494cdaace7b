import FlowEngine
import LayoutSim

struct PrizeScreen: Element {
  let coordinator: AnyCoordinator
  let prize: Prize

  var body: some Element {
    Page {
      TextBlock(prize.name).font(.title2)
      TextBlock("\(prize.winner.name), \(prize.year)").font(.subheadline)
      Paragraph(prize.reason)
      PushButton("All authors") {
        coordinator.navigate(to: AuthorRoute.all)
      }
      .buttonStyle(.bordered)
    }
    .navigationTitle("\(prize.year)")
    .navigationBarTitleDisplayMode(.inline)
  }
}
