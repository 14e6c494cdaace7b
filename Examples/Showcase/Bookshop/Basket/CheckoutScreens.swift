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
    .screenTitle("Delivery address")
    .closesFromBar("Cancel")
  }
}

struct PaymentScreen: Element {
  let coordinator: AnyCoordinator
  let total: Price

  var body: some Element {
    Page {
      FormField(label: "Card", text: "•••• •••• •••• 1817")
      Paragraph("We charge \(total.description) when the parcel leaves the shop, not before.")
      WideButton("Place order") { coordinator.navigate(to: BasketRoute.placing) }
    }
    .screenTitle("Payment")
  }
}

struct PlacingScreen: Element {
  var body: some Element {
    Column(spacing: 12) {
      Icon("hourglass").textStyle(.title)
      TextBlock("Placing your order").textStyle(.headline)
      Paragraph("Please keep this open.")
    }
    .padding()
    .screenTitle("One moment")
  }
}

struct PlacedScreen: Element {
  let coordinator: AnyCoordinator
  let number: Int

  var body: some Element {
    Page {
      TextBlock("Thank you").textStyle(.title2)
      Paragraph(
        "Your order has the number \(number). Ned is looking for the brown paper; we write to you "
          + "when the parcel has left."
      )
      WideButton("Done") { coordinator.navigate(to: BasketRoute.basket) }
    }
    .screenTitle("Order placed")
  }
}
