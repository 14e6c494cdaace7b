import FlowEngine
import LayoutSim

struct AccountScreen: Element {
  let coordinator: AnyCoordinator
  let customer: Customer

  var body: some Element {
    Page {
      TextBlock(customer.name).font(.title2)
      TitledList("Yours") {
        LinkRow(title: "Orders", badge: "\(customer.orders.count)") {
          coordinator.navigate(to: AccountRoute.orders)
        }
        LinkRow(title: "Import a wish list") {
          coordinator.navigate(to: AccountRoute.importing)
        }
        LinkRow(title: "Ask a bookseller") { coordinator.navigate(to: SupportRoute.chat) }
      }
      PushButton("Sign out") { coordinator.navigate(to: AppRoute.login) }.buttonStyle(.bordered)
    }
    .navigationTitle("Account")
  }
}
