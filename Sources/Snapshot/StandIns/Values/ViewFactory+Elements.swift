import FlowEngine
import LayoutSim

extension ViewFactory {
  /// A view as a result of `buildView(for:)`.
  ///
  /// It stands for SwiftUIFlow's method of that name.
  public func view(_ content: some Element) -> Any? { AnyElement(content) }
}
