extension Element {
  /// Performs `action` with what `value` makes of the content's geometry, after layout; it has no
  /// influence on layout.
  ///
  /// The action runs for the first value, then only for values that differ. Inside one settling it runs for
  /// a value once only, so that two values cannot take turns for ever. It imitates SwiftUI's geometry
  /// callback, whose actions run after the update that produced the value.
  ///
  /// - Parameters:
  ///   - value: Picks what is of interest; lengths are in points and unrounded.
  ///   - action: Hears the value.
  /// - Returns: The content, observed.
  public func onGeometryChange<Value: Equatable>(
    of value: @escaping @MainActor (ElementGeometry) -> Value,
    perform action: @escaping @MainActor (Value) -> Void
  ) -> some Element {
    GeometryObserved(value: value, action: { _, value in action(value) }, content: self)
  }

  /// Performs `action` with the former and the present value of the content's geometry, after layout.
  ///
  /// Both are the same the first time.
  ///
  /// - Parameters:
  ///   - value: Picks what is of interest; lengths are in points and unrounded.
  ///   - action: Gets the value of which it was notified last, and the one that it gave way to.
  /// - Returns: The content, observed.
  public func onGeometryChange<Value: Equatable>(
    of value: @escaping @MainActor (ElementGeometry) -> Value,
    perform action: @escaping @MainActor (_ former: Value, _ present: Value) -> Void
  ) -> some Element {
    GeometryObserved(value: value, action: action, content: self)
  }
}

private struct GeometryObserved<Value: Equatable, Content: Element>: PrimitiveElement {
  let value: @MainActor (ElementGeometry) -> Value
  let action: @MainActor (Value, Value) -> Void
  let content: Content

  func resolve(into resolver: inout Resolver) {
    let (value, action) = (value, action)
    resolver.observed(
      by: Self.self,
      .geometry(value: { value($0) }) { former, present in
        action(erased(former ?? present), erased(present))
      },
      content: content
    )
  }
}
