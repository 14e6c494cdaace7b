/// A value that an element hands to everything inside it, with the value that holds where none was given.
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
  /// What is handed down.
  associatedtype Value: Sendable

  /// What holds where no element above gave a value.
  static var defaultValue: Value { get }
}

/// Everything that an element inherits from the elements around it.
public struct InheritedValues: Sendable {
  private var storage: [ObjectIdentifier: any Sendable] = [:]

  /// Values of which all are the default.
  public init() {}

  /// The value for `key`, or its default.
  public subscript<Key: InheritedKey>(key: Key.Type) -> Key.Value {
    get {
      guard let value = storage[ObjectIdentifier(key)] else { return Key.defaultValue }
      return erased(value)
    }
    set { storage[ObjectIdentifier(key)] = newValue }
  }
}
