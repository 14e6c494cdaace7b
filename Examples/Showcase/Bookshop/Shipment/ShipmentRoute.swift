import FlowEngine

/// The news about a parcel.
public enum ShipmentRoute: String, Route {
  /// It has left the shop.
  case shipped = "shipment.shipped"

  /// Where it has been.
  case tracking = "shipment.tracking"

  /// What the customer is not happy with. A sheet.
  case complaint = "shipment.complaint"
}
