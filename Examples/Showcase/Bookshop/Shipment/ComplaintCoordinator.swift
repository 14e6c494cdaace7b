import FlowEngine

/// A sheet over the news of a parcel, for complaints about it.
public final class ComplaintCoordinator: Coordinator<ShipmentRoute> {
  /// Creates a complaint about `order`.
  public init(order: Order) {
    let factory = ShipmentFactory(order: order)
    super.init(router: Router(initial: .complaint, factory: factory))
    factory.coordinator = self
  }
}
