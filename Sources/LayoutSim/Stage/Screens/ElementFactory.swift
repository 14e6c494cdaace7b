import FlowEngine

/// Builds the screens of one route type as elements, so that a stage can lay them out.
open class ElementFactory<R: Route>: ViewFactory<R> {
  /// The screen for `route`; `nil` shows a placeholder instead.
  open func buildElement(for route: R) -> (any Element)? { nil }

  /// The same screen for the engine, which knows nothing about elements.
  open override func buildView(for route: R) -> Any? {
    buildElement(for: route)
  }
}
