/// A layout axis.
public enum LayoutAxis: String, Hashable, Codable, Sendable, CaseIterable {
  /// From leading to trailing.
  case horizontal

  /// From top to bottom.
  case vertical
}
