extension Element {
  /// Tells the elements around it `value`, in place of whatever the content tells for `key`.
  public func preference<Key: Preference>(_ key: Key.Type, value: Key.Value) -> some Element {
    PreferenceWriter<Key, Self>(value: value, content: self)
  }

  /// Performs `action` with what the content tells for `key`, after layout.
  ///
  /// The first value is always told, then only values that differ. Inside one settling a value is
  /// told once only, so that two values cannot take turns for ever.
  public func onPreferenceChange<Key: Preference>(
    _ key: Key.Type,
    perform action: @escaping @MainActor (Key.Value) -> Void
  ) -> some Element
  where Key.Value: Equatable {
    PreferenceReader<Key, Self>(action: action, content: self)
  }
}

private struct PreferenceWriter<Key: Preference, Content: Element>: Element {
  typealias Body = Never

  let value: Key.Value
  let content: Content

  func resolve(into resolver: inout Resolver) {
    let node = Node(.pass, .preference)
    resolver.modifier(node) { resolver in
      content.resolve(into: &resolver)
      resolver.preferences.write(Key.self, value)
    }
  }
}

private struct PreferenceReader<Key: Preference, Content: Element>: Element
where Key.Value: Equatable {
  typealias Body = Never

  let action: @MainActor (Key.Value) -> Void
  let content: Content

  func resolve(into resolver: inout Resolver) {
    let slot = resolver.place.claim(Self.self)
    let start = resolver.store.nodes.count
    let outer = resolver.preferences
    resolver.preferences = PreferenceValues()
    let place = resolver.place.enter(slot)
    content.resolve(into: &resolver)
    resolver.place.leave(to: place)
    let below = resolver.preferences
    let value = below[Key.self]
    resolver.preferenceObservers.append(
      PreferenceObserver(
        slot: slot,
        node: start,
        value: value,
        deliver: deliver(value)
      )
    )
    resolver.preferences = outer
    resolver.preferences.append(below)
  }

  private func deliver(_ value: Key.Value) -> @MainActor () -> Void {
    { action(value) }
  }
}
