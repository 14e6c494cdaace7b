extension Element {
  /// Performs `action` with the former and the present `value` when it is another one than in the
  /// last pass in which the content was at its place.
  ///
  /// The action runs after layout. Inside one settling it runs for a value once only, so that two values
  /// cannot take turns for ever. It imitates SwiftUI's modifier of the name.
  ///
  /// - Parameters:
  ///   - value: What is compared.
  ///   - isInitial: Whether the action runs for the first value, too, then as both of the two.
  ///   - action: Hears of the change.
  /// - Returns: The content, observed.
  public func onChange<Value: Equatable>(
    of value: Value,
    initial isInitial: Bool = false,
    perform action: @escaping @MainActor (_ former: Value, _ present: Value) -> Void
  ) -> some Element {
    ValueObserved(value: value, isInitial: isInitial, action: action, content: self)
  }
}

private struct ValueObserved<Value: Equatable, Content: Element>: PrimitiveElement {
  let value: Value
  let isInitial: Bool
  let action: @MainActor (Value, Value) -> Void
  let content: Content

  func resolve(into resolver: inout Resolver) {
    let (value, action) = (value, action)
    resolver.observedParts(
      by: Self.self,
      .value(value, notifiesFirst: isInitial) { action(erased($0), value) },
      content: content
    )
  }
}
