/// Something that a child tells the layout of the container that it is in.
///
/// ```swift
/// struct SpanKey: ContainerValueKey { static let defaultValue = 1 }
/// TextBlock("wide").containerValue(SpanKey.self, 2)
/// ```
public protocol ContainerValueKey {
  /// What is told.
  associatedtype Value

  /// What holds for a child that tells nothing.
  static var defaultValue: Value { get }
}

extension Element {
  /// Tells the layout of the container around it `value` for `key`.
  public func containerValue<Key: ContainerValueKey>(
    _ key: Key.Type,
    _ value: Key.Value
  ) -> some Element {
    ContainerValueWriter<Key, Self>(value: value, content: self)
  }
}

private struct ContainerValueWriter<Key: ContainerValueKey, Content: Element>: Element {
  typealias Body = Never

  let value: Key.Value
  let content: Content

  func resolve(into resolver: inout Resolver) {
    let start = resolver.store.nodes.count
    content.resolve(into: &resolver)
    resolver.store.tell(Key.self, value, from: start)
  }
}
