import FlowEngine

/// The screens of the Home tab.
public enum HomeRoute: String, Route {
  /// The shop window.
  case window = "home.window"

  /// The packing of parcels.
  case packing = "home.packing"
}
