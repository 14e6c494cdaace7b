extension Element {
  /// Hands `value` down to everything inside.
  public func inherited<Value>(
    _ path: WritableKeyPath<InheritedValues, Value>,
    _ value: Value
  ) -> some Element {
    InheritedModifier(content: self) { $0[keyPath: path] = value }
  }

  /// Shows the controls inside without letting the user press them.
  ///
  /// What an element above disabled stays disabled.
  public func disabled(_ isDisabled: Bool = true) -> some Element {
    InheritedModifier(content: self) { $0.isEnabled = $0.isEnabled && !isDisabled }
  }
}

private struct InheritedModifier<Content: Element>: PrimitiveElement {
  let content: Content
  let change: (inout InheritedValues) -> Void

  func resolve(into resolver: inout Resolver) {
    resolver.inheriting(change) { content.resolve(into: &$0) }
  }
}
