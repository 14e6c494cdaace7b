/// A value that elements pass to the enclosing elements, reduced to a single one on its way up.
///
/// Children that never set the key are skipped, and a single value is taken as it is. Content that may vary,
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
