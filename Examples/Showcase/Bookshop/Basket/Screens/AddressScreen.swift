import FlowEngine
import LayoutSim

struct AddressScreen: Element {
  let coordinator: AnyCoordinator
  let customer: Customer

  var body: some Element {
    Page {
      FormField(label: "Name", text: customer.name)
      Each(Array(customer.address.enumerated()), id: \.offset) { offset, line in
        FormField(label: "Line \(offset + 1)", text: line)
      }
      WideButton("Continue to payment") { coordinator.navigate(to: BasketRoute.payment) }
    }
    .navigationTitle("Delivery address")
    .navigationBarTitleDisplayMode(.inline)
    .closesFromBar("Cancel")
  }
}
