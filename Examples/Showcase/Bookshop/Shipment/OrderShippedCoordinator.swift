import FlowEngine

/// The news that an order has left the shop: a detour over whatever is on screen.
public final class OrderShippedCoordinator: Coordinator<ShipmentRoute> {
  /// Creates the news about `order`.
  public init(order: Order) {
    let factory = ShipmentFactory(order: order)
    super.init(router: Router(initial: .shipped, factory: factory))
    factory.coordinator = self
    addModalCoordinator(ComplaintCoordinator(order: order))
  }

  public override func canHandle(_ route: any Route) -> Bool { route is ShipmentRoute }

  public override func navigationType(for route: any Route) -> NavigationType {
    route as? ShipmentRoute == .complaint ? .modal : .push
  }

  public override func modalDetentConfiguration(
    for route: any Route
  ) -> ModalDetentConfiguration {
    ModalDetentConfiguration(detents: [.custom])
  }
}
