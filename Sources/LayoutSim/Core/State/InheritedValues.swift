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
  private var storage: [ObjectIdentifier: any Sendable] = [:]

  /// Creates the default values.
  public init() {}

  /// The value for `key`, or its default.
  public subscript<Key: InheritedKey>(key: Key.Type) -> Key.Value {
    get {
      guard let value = storage[ObjectIdentifier(key)] else { return Key.defaultValue }
      return erased(value)
    }
    set { storage[ObjectIdentifier(key)] = newValue }
  }

  /// Replaces the values by those that are set in `others`.
  mutating func take(_ others: InheritedValues) {
    storage.merge(others.storage) { $1 }
  }
}
