/// A value of a child for the layout of its container.
///
/// ```swift
/// struct SpanKey: ContainerValueKey { static let defaultValue = 1 }
/// TextBlock("wide").containerValue(SpanKey.self, 2)
/// ```
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of a child that sets none.
  static var defaultValue: Value { get }
}

extension Element {
  /// Sets `value` for `key` on the content, for the layout of its container.
  @inlinable
  public func containerValue<Key: ContainerValueKey>(
    _ key: Key.Type,
    _ value: Key.Value
  ) -> some Element {
    ContainerValueWriter<Key, Self>(value: value, content: self)
  }
}

/// Content with a value for the enclosing layout.
@usableFromInline
struct ContainerValueWriter<Key: ContainerValueKey, Content: Element>: PrimitiveElement {
  @usableFromInline let value: Key.Value
  @usableFromInline let content: Content

  @inlinable
  init(value: Key.Value, content: Content) {
    self.value = value
    self.content = content
  }

  @inlinable
  func resolve(into resolver: inout Resolver) {
    resolver.openMark()
    content.resolve(into: &resolver)
    resolver.closeMark(publishing: value, for: ObjectIdentifier(Key.self))
  }
}
