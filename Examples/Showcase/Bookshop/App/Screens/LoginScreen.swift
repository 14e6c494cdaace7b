import FlowEngine
import LayoutSim

struct LoginScreen: Element {
  let coordinator: AnyCoordinator
  let customer: Customer

  var body: some Element {
    Column(spacing: 24) {
      Stretch()
      Icon("books.vertical").font(.largeTitle)
      Column(spacing: 8) {
        TextBlock("The Corner Bookshop").font(.largeTitle)
        Paragraph("Old books, new copies, posted the same day.")
      }
      Column(spacing: 12) {
        FormField(label: "Name", text: customer.name)
        FormField(label: "Password", text: "••••••••")
      }
      WideButton("Log in") { coordinator.navigate(to: AppRoute.shop) }
        .accessibilityIdentifier("login.submit")
      Stretch()
      Stretch()
    }
    .padding()
  }
}
