/// Builds the screens of one route type: the only door from navigation to what is drawn.
///
/// The engine knows nothing about views. What a factory returns is for what draws it: elements
/// for a stage, views for an app.
@MainActor
open class ViewFactory<R: Route> {
  /// The coordinator whose screens this factory builds; weak, since the coordinator owns it.
  public weak var coordinator: Coordinator<R>?

  /// A factory that is not yet tied to a coordinator.
  public init() {}

  /// The screen for `route`, or `nil` if there is none; a placeholder then stands in for it.
  open func buildView(for route: R) -> Any? { nil }
}
