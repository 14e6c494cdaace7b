import FlowEngine

/// The flows of the app, and the cover over all of its tabs.
public enum AppRoute: String, Route {
  /// Signing in.
  case login

  /// The shop with its tabs.
  case shop

  /// How the shop works, as a cover.
  case onboarding
}
