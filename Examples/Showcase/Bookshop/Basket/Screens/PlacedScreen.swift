import FlowEngine
import LayoutSim

struct PlacedScreen: Element {
  let coordinator: AnyCoordinator
  let number: Int

  var body: some Element {
    Page {
      TextBlock("Thank you").font(.title2)
      Paragraph(
        "Your order has the number \(number). Ned is looking for the brown paper; we write to you "
          + "when the parcel has left."
      )
      WideButton("Done") { coordinator.navigate(to: BasketRoute.basket) }
    }
    .navigationTitle("Order placed")
    .navigationBarTitleDisplayMode(.inline)
  }
}
