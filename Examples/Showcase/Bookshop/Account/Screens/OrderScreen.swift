import LayoutSim

struct OrderScreen: Element {
  let order: Order

  var body: some Element {
    Page {
      TextBlock(order.status).font(.headline)
      Each(order.titles, id: \.self) { TextBlock($0) }
      Paragraph("You paid \(order.total.description), postage included.")
    }
    .navigationTitle("Order \(order.number)")
    .navigationBarTitleDisplayMode(.inline)
  }
}
