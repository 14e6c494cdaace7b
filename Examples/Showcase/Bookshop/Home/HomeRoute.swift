import FlowEngine

/// The screens of the Home tab.
public enum HomeRoute: String, Route {
  /// The shop window.
  case window = "home.window"

  /// How parcels are packed.
  case packing = "home.packing"
}
