/// A value of elements for the elements around them, reduced to one on its way up.
///
/// Children that never write the key are skipped, and a single value is taken as it is. Content of
/// which there may be more or less another time, as of a condition or of a list, counts as a child
/// that holds the default where nothing in it writes the key: reducing with the default is to leave
/// the value alone. So it is in SwiftUI, as has been observed.
public protocol Preference {
  /// The type of the value.
  associatedtype Value

  /// What holds where no element below wrote a value.
  static var defaultValue: Value { get }

  /// Joins a value with that of the next sibling, in the order of the tree.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

/// How high a screen's content wants to be, in points; `nil` says nothing, heights add up.
public enum IdealHeightKey: Preference {
  /// No wish.
  public static var defaultValue: Double? { nil }

  /// Adds heights; `nil` is neutral.
  public static func reduce(value: inout Double?, nextValue: () -> Double?) {
    value = sum(value, nextValue())
  }
}

/// The least height that a screen's content needs, in points; `nil` says nothing, heights add up.
public enum MinimumHeightKey: Preference {
  /// No need.
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
