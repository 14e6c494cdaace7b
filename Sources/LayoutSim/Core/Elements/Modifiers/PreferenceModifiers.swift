extension Element {
  /// Sets the preference for `key` to `value`, replacing that of the content.
  public func preference<Key: Preference>(_ key: Key.Type, value: Key.Value) -> some Element {
    transformPreference(key) { $0 = value }
  }

  /// Performs `action` with the preference of the content for `key`, after layout.
  ///
  /// The action runs for the first value, then only for values that differ. While the screen settles it runs
  /// at most once for a value, so that two values cannot alternate forever.
  public func onPreferenceChange<Key: Preference>(
    _ key: Key.Type,
    perform action: @escaping @MainActor (Key.Value) -> Void
  ) -> some Element
  where Key.Value: Equatable {
    PreferenceReader<Key, Self>(action: action, content: self)
  }
}

private struct PreferenceReader<Key: Preference, Content: Element>: PrimitiveElement
where Key.Value: Equatable {
  let action: @MainActor (Key.Value) -> Void
  let content: Content

  func resolve(into resolver: inout Resolver) {
    let slot = resolver.place.claim(Self.self)
    let outer = resolver.place.enter(slot)
    resolver.builder.openPreferences()
    content.resolve(into: &resolver)
    let (action, screen) = (action, resolver.inherited.screenPlace)
    let value = resolver.builder.preferences[Key.self]
    let node = resolver.builder.closePreferences()
    resolver.builder.observers.append(
      PreferenceObserver(slot: slot, node: node, value: value, key: Key.self, screen: screen) {
        action(erased($0))
      }
    )
    resolver.place.leave(to: outer)
  }
}

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
