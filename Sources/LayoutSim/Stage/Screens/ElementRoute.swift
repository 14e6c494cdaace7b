import FlowEngine

/// A route that is its own screen, described by elements.
public protocol ElementRoute: ViewRoute {
  /// The type of the screen.
  associatedtype Body: Element

  /// The screen.
  @ElementBuilder @MainActor var body: Body { get }
}

extension ElementRoute {
  /// The body.
  @MainActor
  public func buildView() -> Any? { body }
}
