extension Element {
  /// Performs `action` with the previous and the current `value` if it differs from that of the last pass in
  /// which the content was at its place.
  ///
  /// The action runs after layout. While the screen settles it runs at most once for a value, so that two
  /// values cannot alternate forever. On a stage it also runs while another screen covers the content, but not in a tab
  /// that is not selected, and in rows once they are in sight. It imitates SwiftUI's modifier of that name.
  ///
  /// - Parameters:
  ///   - value: The value to compare.
  ///   - isInitial: Whether the action also runs for the first value, which is then passed as both.
  ///   - action: Receives both values.
  /// - Returns: The content, observed.
  public func onChange<Value: Equatable>(
    of value: Value,
    initial isInitial: Bool = false,
    _ action: @escaping @MainActor (_ former: Value, _ present: Value) -> Void
  ) -> some Element {
    ValueObserved(value: value, isInitial: isInitial, action: action, content: self)
  }

  /// Performs `action` if `value` differs from that of the last pass in which the content was at its place.
  ///
  /// - Parameters:
  ///   - value: The value to compare.
  ///   - isInitial: Whether the action also runs for the first value.
  ///   - action: Is performed after layout.
  /// - Returns: The content, observed.
  public func onChange<Value: Equatable>(
    of value: Value,
    initial isInitial: Bool = false,
    _ action: @escaping @MainActor () -> Void
  ) -> some Element {
    onChange(of: value, initial: isInitial) { _, _ in action() }
  }
}

private struct ValueObserved<Value: Equatable, Content: Element>: PrimitiveElement {
  let value: Value
  let isInitial: Bool
  let action: @MainActor (Value, Value) -> Void
  let content: Content

  func resolve(into resolver: inout Resolver) {
    let (value, action) = (value, action)
    resolver.observed(
      by: Self.self,
      .value(value, notifiesFirst: isInitial) { action(erased($0), value) },
      content: content
    )
  }
}
