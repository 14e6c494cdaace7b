extension Element {
  /// Changes the preference of the content for `key`, as the elements around it see it.
  ///
  /// The change starts from the content's reduced value, or from the default if nothing in it wrote
  /// the key.
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
