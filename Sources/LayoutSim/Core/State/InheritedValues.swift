/// A key for a value that everything inside an element inherits, with its default.
///
/// ```swift
/// struct BadgeLimitKey: InheritedKey { static let defaultValue = 99 }
/// extension InheritedValues {
///   var badgeLimit: Int {
///     get { self[BadgeLimitKey.self] }
///     set { self[BadgeLimitKey.self] = newValue }
///   }
/// }
/// ```
public protocol InheritedKey {
  /// The type of the value.
  associatedtype Value: Sendable

  /// The value if no enclosing element sets one.
  static var defaultValue: Value { get }
}

/// The values that an element inherits from the enclosing elements.
public struct InheritedValues: Sendable {
  /// The values that were set, each key once.
  ///
  /// There are few, and every element reads some, so that a scan costs less than hashing.
  private var entries: [Entry] = []

  /// Creates the default values.
  public init() {}

  /// The value for `key`, or its default.
  public subscript<Key: InheritedKey>(key: Key.Type) -> Key.Value {
    get {
      guard let entry = entries.first(where: { $0.key == ObjectIdentifier(key) }) else {
        return Key.defaultValue
      }
      return unsafeDowncast(entry.value, to: HeldValue<Key.Value>.self).value
    }
    set { set(Entry(key: ObjectIdentifier(key), value: HeldValue(newValue))) }
  }

  /// Replaces the values by those that are set in `others`.
  mutating func take(_ others: InheritedValues) {
    for entry in others.entries { set(entry) }
  }

  private mutating func set(_ entry: Entry) {
    if let index = entries.firstIndex(where: { $0.key == entry.key }) {
      entries[index] = entry
    } else {
      entries.append(entry)
    }
  }

  /// A value of a key, whose type only the key knows.
  private struct Entry: Sendable {
    let key: ObjectIdentifier
    let value: any AnyObject & Sendable
  }
}

/// A value that never changes, so that copies of inherited values share it.
private final class HeldValue<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
