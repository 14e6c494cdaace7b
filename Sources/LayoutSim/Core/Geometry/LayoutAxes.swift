/// Some of the two directions of layout.
public struct LayoutAxes: OptionSet, Hashable, Sendable {
  /// One bit for each axis.
  public let rawValue: Int

  /// The axes whose bits are set in `rawValue`.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// From leading to trailing.
  public static let horizontal = LayoutAxes(rawValue: 1 << 0)

  /// From top to bottom.
  public static let vertical = LayoutAxes(rawValue: 1 << 1)

  /// Both directions.
  public static let both: LayoutAxes = [.horizontal, .vertical]

  /// Whether `axis` is one of them.
  public func contains(_ axis: LayoutAxis) -> Bool {
    contains(axis == .horizontal ? LayoutAxes.horizontal : LayoutAxes.vertical)
  }
}

extension LayoutAxes {
  /// Exactly `axis`.
  init(_ axis: LayoutAxis) {
    self = axis == .horizontal ? .horizontal : .vertical
  }
}

extension Proposal {
  /// The offered length along `axis`.
  subscript(axis: LayoutAxis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
