extension Element {
  /// Sets an inherited value for everything inside.
  public func environment<Value>(
    _ path: WritableKeyPath<InheritedValues, Value>,
    _ value: Value
  ) -> some Element {
    InheritedModifier(content: self) { $0[keyPath: path] = value }
  }

  /// Changes an inherited value for everything inside, from what it is here; `\.self` stands for all of them.
  public func transformEnvironment<Value>(
    _ path: WritableKeyPath<InheritedValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some Element {
    InheritedModifier(content: self) { transform(&$0[keyPath: path]) }
  }

  /// Disables the controls inside, which are still shown.
  ///
  /// Controls that an enclosing element disables stay disabled.
  public func disabled(_ isDisabled: Bool = true) -> some Element {
    InheritedModifier(content: self) { $0.isEnabled = $0.isEnabled && !isDisabled }
  }
}

/// Content with other inherited values.
struct InheritedModifier<Content: Element>: PrimitiveElement {
  let content: Content
  let change: (inout InheritedValues) -> Void

  func resolve(into resolver: inout Resolver) {
    resolver.inheriting(change) { content.resolve(into: &$0) }
  }
}
