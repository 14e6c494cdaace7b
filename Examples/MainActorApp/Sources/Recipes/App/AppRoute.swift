import FlowEngine

/// The flows of the app.
enum AppRoute: String, Route {
  case welcome
  case kitchen
}
