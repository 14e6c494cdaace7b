import FlowEngine
import LayoutSim

/// The two tab bars of a hub.
public enum HubRoute: String, ViewRoute, CaseIterable, Sendable {
  /// The platform's.
  case stockBar = "hub.stock-bar"

  /// The app's own.
  case ownBar = "hub.own-bar"

  /// The screen around the tabs, which replaces the platform's bar; `nil` leaves that where it is.
  public func buildView() -> Any? {
    switch self {
    case .stockBar: nil
    case .ownBar: CustomTabs { OwnBarScreen() }
    }
  }
}
