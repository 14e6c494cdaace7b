import FlowEngine
import LayoutSim

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
    .titleDisplayMode(.inline)
  }
}
