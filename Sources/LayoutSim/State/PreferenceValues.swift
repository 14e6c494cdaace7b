/// The preferences that a subtree wrote, each reduced to one value.
package struct PreferenceValues {
  private var entries: [Entry] = []

  /// Nothing written.
  package init() {}

  /// Whether nothing was written.
  package var isEmpty: Bool { entries.isEmpty }

  /// The reduced value for `key`, or its default.
  package subscript<Key: Preference>(key: Key.Type) -> Key.Value {
    written(key) ?? Key.defaultValue
  }

  /// The reduced value for `key`, or `nil` if nothing wrote it.
  package func written<Key: Preference>(_ key: Key.Type) -> Key.Value? {
    let wanted = ObjectIdentifier(key)
    for entry in entries where entry.key == wanted {
      return .some(erased(entry.value))
    }
    return nil
  }

  /// Makes `value` the one value for `key`, whatever was there.
  mutating func write<Key: Preference>(_ key: Key.Type, _ value: Key.Value) {
    let wanted = ObjectIdentifier(key)
    if let index = entries.firstIndex(where: { $0.key == wanted }) {
      entries[index].value = value
    } else {
      let join: (Any, Any) -> Any = { first, next in
        var joined = erased(first, as: Key.Value.self)
        Key.reduce(value: &joined) { erased(next) }
        return joined
      }
      entries.append(Entry(key: wanted, value: value, join: join))
    }
  }

  /// Takes over what the next sibling wrote.
  mutating func append(_ next: PreferenceValues) {
    if entries.isEmpty {
      entries = next.entries
      return
    }
    for entry in next.entries {
      if let index = entries.firstIndex(where: { $0.key == entry.key }) {
        entries[index].value = entries[index].join(entries[index].value, entry.value)
      } else {
        entries.append(entry)
      }
    }
  }

  private struct Entry {
    let key: ObjectIdentifier
    var value: Any
    let join: (Any, Any) -> Any
  }
}
