/// A layout axis.
public enum LayoutAxis: String, Hashable, Codable, Sendable, CaseIterable {
  /// From leading to trailing.
  case horizontal

  /// From top to bottom.
  case vertical
}

/// A set of the two layout axes.
public struct LayoutAxes: OptionSet, Hashable, Sendable {
  /// One bit for each axis.
  public let rawValue: Int

  /// Creates the set of the axes whose bits are set in `rawValue`.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// From leading to trailing.
  public static let horizontal = LayoutAxes(rawValue: 1 << 0)

  /// From top to bottom.
  public static let vertical = LayoutAxes(rawValue: 1 << 1)

  /// Both axes.
  public static let both: LayoutAxes = [.horizontal, .vertical]

  /// Whether `axis` is in the set.
  public func contains(_ axis: LayoutAxis) -> Bool {
    contains(axis == .horizontal ? LayoutAxes.horizontal : LayoutAxes.vertical)
  }
}

extension Proposal {
  /// The offered length along `axis`.
  subscript(axis: LayoutAxis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
