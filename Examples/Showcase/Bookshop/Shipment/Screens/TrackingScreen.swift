import FlowEngine
import LayoutSim

struct TrackingScreen: Element {
  let coordinator: AnyCoordinator
  let order: Order

  var body: some Element {
    Page {
      Each(order.journey, id: \.self) { step in
        Row(alignment: .firstTextBaseline) {
          Icon("mappin")
          Paragraph(step)
        }
      }
      PushButton("Something is wrong") {
        coordinator.navigate(to: ShipmentRoute.complaint)
      }
      .buttonStyle(.bordered)
    }
    .navigationTitle("Order \(order.number)")
    .navigationBarTitleDisplayMode(.inline)
  }
}
