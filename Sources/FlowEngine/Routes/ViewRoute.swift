/// A route that is its own screen.
///
/// A renderer asks it for the screen if neither its own table nor the coordinator's factory has one.
public protocol ViewRoute: Route {
  /// The screen: an element for a stage, a view for an app; `nil` shows a placeholder instead.
  @MainActor func buildView() -> Any?
}
