import LayoutSim

struct TrackingScreen: Element {
  let order: Order

  var body: some Element {
    Page {
      Each(order.journey, id: \.self) { step in
        Row(alignment: .firstBaseline) {
          Icon("mappin")
          Paragraph(step)
        }
      }
    }
    .screenTitle("Order \(order.number)")
  }
}
