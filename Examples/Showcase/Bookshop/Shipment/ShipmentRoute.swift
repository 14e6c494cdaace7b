import FlowEngine

/// The news about a parcel.
public enum ShipmentRoute: String, Route {
  /// It has left the shop.
  case shipped = "shipment.shipped"

  /// The journey of the parcel.
  case tracking = "shipment.tracking"

  /// A complaint of the customer, in a sheet.
  case complaint = "shipment.complaint"
}
