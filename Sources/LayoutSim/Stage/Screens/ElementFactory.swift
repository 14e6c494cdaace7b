import FlowEngine

/// Builds the screens of one route type as elements, so that a stage can lay them out.
open class ElementFactory<R: Route>: ViewFactory<R> {
  /// The screen for `route`, or `nil` if there is none; a placeholder then stands in for it.
  open func buildElement(for route: R) -> (any Element)? { nil }

  /// The same screen for the engine, which knows nothing about elements.
  open override func buildView(for route: R) -> Any? {
    buildElement(for: route)
  }
}
