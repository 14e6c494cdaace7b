import FlowEngine
import LayoutSim

struct PaymentScreen: Element {
  let coordinator: AnyCoordinator
  let total: Price

  var body: some Element {
    Page {
      FormField(label: "Card", text: "•••• •••• •••• 1817")
      Paragraph("We charge \(total.description) when the parcel leaves the shop, not before.")
      WideButton("Place order") { coordinator.navigate(to: BasketRoute.placing) }
    }
    .navigationTitle("Payment")
    .navigationBarTitleDisplayMode(.inline)
  }
}
