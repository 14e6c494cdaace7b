import FlowEngine

/// A sheet over the news of a parcel, for what is wrong with it.
public final class ComplaintCoordinator: Coordinator<ShipmentRoute> {
  /// A complaint about `order`.
  public init(order: Order) {
    let factory = ShipmentFactory(order: order)
    super.init(router: Router(initial: .complaint, factory: factory))
    factory.coordinator = self
  }
}
