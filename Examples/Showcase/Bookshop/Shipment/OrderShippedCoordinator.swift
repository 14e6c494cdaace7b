import FlowEngine

/// Tells that an order has left the shop: a detour over whatever the customer was doing.
public final class OrderShippedCoordinator: Coordinator<ShipmentRoute> {
  /// News about `order`.
  public init(order: Order) {
    let factory = ShipmentFactory(order: order)
    super.init(router: Router(initial: .shipped, factory: factory))
    factory.coordinator = self
  }

  public override func canHandle(_ route: any Route) -> Bool { route is ShipmentRoute }
}
