import FlowEngine
import LayoutSim

struct OrdersScreen: Element {
  let coordinator: AnyCoordinator
  let orders: [Order]

  var body: some Element {
    Page {
      TitledList("Earlier orders") {
        Each(orders) { order in
          LinkRow(
            title: "Order \(order.number)",
            detail: order.status,
            badge: order.total.description
          ) {
            coordinator.navigate(to: AccountRoute.order(order.number))
          }
        }
      }
    }
    .navigationTitle("Orders")
    .navigationBarTitleDisplayMode(.inline)
  }
}
