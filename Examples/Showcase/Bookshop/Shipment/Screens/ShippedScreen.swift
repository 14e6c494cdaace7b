import FlowEngine
import LayoutSim

/// It has no bar and draws no back button of its own: the stage adds one.
struct ShippedScreen: Element {
  let coordinator: AnyCoordinator
  let order: Order

  var body: some Element {
    Column(spacing: 16) {
      Stretch()
      Icon("shippingbox").font(.largeTitle)
      TextBlock("Your parcel has left").font(.title)
      Paragraph("Order \(order.number) with \(order.titles.count) books is in the post.")
      PushButton("Where is it?") {
        coordinator.navigate(to: ShipmentRoute.tracking)
      }
      .buttonStyle(.bordered)
      Stretch()
    }
    .padding()
  }
}
