/// Builds the screens of one route type: the only link between navigation and rendering.
///
/// The engine knows nothing about views. The results of a factory are for the renderer: elements for a stage,
/// views for an app.
@MainActor
open class ViewFactory<R: Route> {
  /// The coordinator whose screens this factory builds; weak, since the coordinator owns it.
  public weak var coordinator: Coordinator<R>?

  /// Creates a factory without a coordinator.
  public init() {}

  /// The screen for `route`; `nil` shows a placeholder instead.
  open func buildView(for route: R) -> Any? { nil }
}
