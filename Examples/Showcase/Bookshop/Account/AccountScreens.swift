import FlowEngine
import LayoutSim

struct AccountScreen: Element {
  let coordinator: AnyCoordinator
  let customer: Customer

  var body: some Element {
    Page {
      TextBlock(customer.name).textStyle(.title2)
      TitledList("Yours") {
        LinkRow(title: "Orders", badge: "\(customer.orders.count)") {
          coordinator.navigate(to: AccountRoute.orders)
        }
        LinkRow(title: "Import a wish list") {
          coordinator.navigate(to: AccountRoute.importing)
        }
        LinkRow(title: "Ask a bookseller") { coordinator.navigate(to: SupportRoute.chat) }
      }
      PushButton("Sign out", look: .bordered) { coordinator.navigate(to: AppRoute.login) }
    }
    .screenTitle("Account")
  }
}

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
    .screenTitle("Orders")
  }
}

struct OrderScreen: Element {
  let order: Order

  var body: some Element {
    Page {
      TextBlock(order.status).textStyle(.headline)
      Each(order.titles, id: \.self) { TextBlock($0) }
      Paragraph("You paid \(order.total.description), postage included.")
    }
    .screenTitle("Order \(order.number)")
  }
}
