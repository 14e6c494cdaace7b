import FlowEngine
import LayoutSim

final class ShipmentFactory: ElementFactory<ShipmentRoute> {
  private let order: Order

  init(order: Order) {
    self.order = order
  }

  override func buildElement(for route: ShipmentRoute) -> (any Element)? {
    guard let coordinator else { return nil }
    switch route {
    case .shipped: return ShippedScreen(coordinator: coordinator, order: order)
    case .tracking: return TrackingScreen(coordinator: coordinator, order: order)
    case .complaint: return ComplaintScreen(order: order)
    }
  }
}
