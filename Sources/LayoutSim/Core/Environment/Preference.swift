/// A value that elements pass to the enclosing elements, reduced to a single one on its way up.
///
/// Children that never set the key are skipped, and a single value is used unchanged. Content that may vary,
/// such as that of a condition or of a list, counts as a child with the default if nothing inside sets the
/// key, so reducing with the default must not change a value. This has been observed in SwiftUI.
public protocol Preference {
  /// The type of the value.
  associatedtype Value

  /// The value if no element inside sets one.
  static var defaultValue: Value { get }

  /// Combines a value with that of the next sibling, in the order of the tree.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

/// The ideal height of a screen's content, in points; `nil` sets none, heights are added.
public enum IdealHeightKey: Preference {
  /// No ideal height.
  public static var defaultValue: Double? { nil }

  /// Adds heights; `nil` is neutral.
  public static func reduce(value: inout Double?, nextValue: () -> Double?) {
    value = sum(value, nextValue())
  }
}

/// The minimum height of a screen's content, in points; `nil` sets none, heights are added.
public enum MinimumHeightKey: Preference {
  /// No minimum height.
  public static var defaultValue: Double? { nil }

  /// Adds heights; `nil` is neutral.
  public static func reduce(value: inout Double?, nextValue: () -> Double?) {
    value = sum(value, nextValue())
  }
}

private func sum(_ first: Double?, _ second: Double?) -> Double? {
  guard let first else { return second }
  guard let second else { return first }
  return first + second
}

/// The preferences of a subtree, each reduced to one value.
package struct PreferenceValues {
  private var entries: [Entry] = []

  /// The number of parts with the default value of every key that has no entry.
  private var defaultCount = 0

  /// Creates an empty set of preferences.
  package init() {}

  /// Whether no preference was set.
  package var isEmpty: Bool { entries.isEmpty }

  /// The reduced value for `key`, or its default.
  package subscript<Key: Preference>(key: Key.Type) -> Key.Value {
    if let value = written(key) { return value }
    var value = Key.defaultValue
    for _ in 0..<max(0, defaultCount - 1) { Key.reduce(value: &value) { Key.defaultValue } }
    return value
  }

  /// The reduced value for `key`; `nil` if none was set.
  package func written<Key: Preference>(_ key: Key.Type) -> Key.Value? {
    let wanted = ObjectIdentifier(key)
    for entry in entries where entry.key == wanted {
      return .some(erased(entry.value))
    }
    return nil
  }

  /// Sets `value` as the only value for `key`.
  mutating func write<Key: Preference>(_ key: Key.Type, _ value: Key.Value) {
    let wanted = ObjectIdentifier(key)
    if let index = entries.firstIndex(where: { $0.key == wanted }) {
      entries[index].value = value
    } else {
      let join: (Any, Any?) -> Any = { first, next in
        var joined = erased(first, as: Key.Value.self)
        Key.reduce(value: &joined) { next.map { erased($0) } ?? Key.defaultValue }
        return joined
      }
      entries.append(Entry(key: wanted, value: value, join: join) { Key.defaultValue })
    }
  }

  /// Marks the values as those of content that may vary: for its siblings it has the default of every key
  /// that nothing inside sets.
  mutating func holdDefaults() {
    defaultCount = 1
  }

  /// Adds the preferences of the next sibling.
  mutating func append(_ next: PreferenceValues) {
    if entries.isEmpty, defaultCount == 0 {
      self = next
      return
    }
    if next.entries.isEmpty, next.defaultCount == 0 { return }
    let count = entries.count
    for entry in next.entries where !entries.contains(where: { $0.key == entry.key }) {
      entries.append(entry.following(defaultCount))
    }
    for index in 0..<count {
      let key = entries[index].key
      if let value = next.entries.first(where: { $0.key == key })?.value {
        entries[index].value = entries[index].join(entries[index].value, value)
      } else {
        entries[index].reduceDefaults(next.defaultCount)
      }
    }
    defaultCount += next.defaultCount
  }

  private struct Entry {
    let key: ObjectIdentifier
    var value: Any

    /// Combines a value with the next one; `nil` is the default.
    let join: (Any, Any?) -> Any
    let defaultValue: () -> Any

    /// Combines the value with the default, `count` times.
    mutating func reduceDefaults(_ count: Int) {
      for _ in 0..<count { value = join(value, nil) }
    }

    /// The entry after `count` siblings with the default.
    func following(_ count: Int) -> Entry {
      guard count > 0 else { return self }
      var entry = self
      entry.value = defaultValue()
      entry.reduceDefaults(count - 1)
      entry.value = join(entry.value, value)
      return entry
    }
  }
}

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
