extension Element {
  /// Performs `action` with a `value` of the content's geometry, after layout, which it does not affect.
  ///
  /// The action runs for the first value, then only for values that differ. While the screen settles it runs
  /// at most once for a value, so that two values cannot alternate forever. It imitates SwiftUI's geometry
  /// callback, whose actions run after the update that produced the value.
  ///
  /// - Parameters:
  ///   - value: Reads the value; lengths are in points and unrounded.
  ///   - action: Receives the value.
  /// - Returns: The content, observed.
  public func onGeometryChange<Value: Equatable>(
    of value: @escaping @MainActor (ElementGeometry) -> Value,
    perform action: @escaping @MainActor (Value) -> Void
  ) -> some Element {
    onGeometryChange(of: value) { _, present in action(present) }
  }

  /// Performs `action` with the previous and the current value of the content's geometry, after layout.
  ///
  /// Both are equal the first time.
  ///
  /// - Parameters:
  ///   - value: Reads the value; lengths are in points and unrounded.
  ///   - action: Receives the value of the last notification, and the current one.
  /// - Returns: The content, observed.
  public func onGeometryChange<Value: Equatable>(
    of value: @escaping @MainActor (ElementGeometry) -> Value,
    perform action: @escaping @MainActor (_ former: Value, _ present: Value) -> Void
  ) -> some Element {
    Observed(content: self) { _ in
      .geometry(value: { value($0) }) { former, present in
        action(erased(former ?? present), erased(present))
      }
    }
  }

  /// Performs `action` with a `value` of the given type of the content's geometry, after layout, which it does not
  /// affect.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - value: Reads the value; lengths are in points and unrounded.
  ///   - action: Receives the value.
  /// - Returns: The content, observed.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type,
    of value: @escaping @MainActor (ElementGeometry) -> Value,
    action: @escaping @MainActor (_ present: Value) -> Void
  ) -> some Element {
    onGeometryChange(of: value, perform: action)
  }

  /// Performs `action` with the previous and the current value of the given type of the content's geometry, after layout.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - value: Reads the value; lengths are in points and unrounded.
  ///   - action: Receives the value of the last notification, and the current one.
  /// - Returns: The content, observed.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type,
    of value: @escaping @MainActor (ElementGeometry) -> Value,
    action: @escaping @MainActor (_ former: Value, _ present: Value) -> Void
  ) -> some Element {
    onGeometryChange(of: value, perform: action)
  }

  /// Performs `action` with a length of the content's geometry in another number type.
  @_disfavoredOverload
  public func onGeometryChange<Length: BinaryFloatingPoint>(
    for type: Length.Type,
    of length: @escaping @MainActor (ElementGeometry) -> Double,
    action: @escaping @MainActor (_ present: Length) -> Void
  ) -> some Element {
    onGeometryChange(of: { Length(length($0)) }, perform: action)
  }

  /// Performs `action` with the previous and the current length of the content's geometry in another number type.
  @_disfavoredOverload
  public func onGeometryChange<Length: BinaryFloatingPoint>(
    for type: Length.Type,
    of length: @escaping @MainActor (ElementGeometry) -> Double,
    action: @escaping @MainActor (_ former: Length, _ present: Length) -> Void
  ) -> some Element {
    onGeometryChange(of: { Length(length($0)) }, perform: action)
  }
}

extension Element {
  /// Performs `action` with the content's size, after layout, which it does not affect.
  ///
  /// The size is unrounded. The action runs for the first size, then only for sizes that differ. While the
  /// screen settles it runs at most once for a size, so that two sizes cannot alternate forever.
  public func onSizeChange(
    perform action: @escaping @MainActor (Size) -> Void
  ) -> some Element {
    Observed(content: self) { _ in .size(action) }
  }
}
