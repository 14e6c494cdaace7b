extension Element {
  /// Changes the preference of the content for `key`, as seen by the enclosing elements.
  ///
  /// The change is applied to the content's reduced value, or to the default if nothing inside sets the key.
  public func transformPreference<Key: Preference>(
    _ key: Key.Type,
    _ change: @escaping (inout Key.Value) -> Void
  ) -> some Element {
    PreferenceTransform<Key, Self>(change: change, content: self)
  }
}

private struct PreferenceTransform<Key: Preference, Content: Element>: PrimitiveElement {
  let change: (inout Key.Value) -> Void
  let content: Content

  func resolve(into resolver: inout Resolver) {
    resolver.openPass(.preference)
    content.resolve(into: &resolver)
    var value = resolver.builder.preferences[Key.self]
    change(&value)
    resolver.builder.preferences.write(Key.self, value)
    resolver.closeModifier()
  }
}
