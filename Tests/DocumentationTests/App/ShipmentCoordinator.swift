import FlowEngine
import LayoutSim

final class ShipmentCoordinator: Coordinator<ShipmentRoute> {
  init(number: Int) {
    super.init(router: Router(initial: .shipped(number), factory: ShipmentFactory()))
  }

  override func canHandle(_ route: any Route) -> Bool { route is ShipmentRoute }
}

final class ShipmentFactory: ElementFactory<ShipmentRoute> {
  override func buildElement(for route: ShipmentRoute) -> (any Element)? {
    guard case .shipped(let number) = route else { return nil }
    return BackButtonScreen(words: "Order \(number) is on its way.")
  }
}

struct BackButtonScreen: Element {
  @Inherited(\.navigationBackAction) var goBack
  let words: String

  var body: some Element {
    Column {
      TextBlock(words)
      PushButton("Done") { goBack?() }
    }
  }
}
