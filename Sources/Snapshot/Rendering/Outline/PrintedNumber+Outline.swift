import LayoutSim

extension PrintedNumber {
  /// An offered length; `nil`, which asks for the ideal length, is spelled out.
  static func text(offered length: Double?) -> String {
    length.map(text) ?? "nil"
  }

  /// An edge moved to the nearest half point, upwards from the middle.
  ///
  /// Two neighbours may reach their common edge by different sums; what is added keeps both on the
  /// same side when that edge lies in the middle between two halves.
  static func edge(_ value: Double) -> Double {
    guard value.magnitude < 1e13 else { return value }
    return (value * 2 + 0.5 + 1e-6).rounded(.down) / 2
  }
}
