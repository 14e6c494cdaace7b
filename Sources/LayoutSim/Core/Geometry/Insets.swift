/// Distances from the four sides of a rectangle, in points, inwards.
public struct Insets: Hashable, Codable, Sendable {
  /// The distance from the top edge.
  public var top: Double

  /// The distance from the leading edge, the left one in left-to-right layouts.
  public var leading: Double

  /// The distance from the bottom edge.
  public var bottom: Double

  /// The distance from the trailing edge, the right one in left-to-right layouts.
  public var trailing: Double

  /// Creates insets with a distance for each side, zero by default.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets with the same distance on all four sides.
  public init(all length: Double) {
    self.init(top: length, leading: length, bottom: length, trailing: length)
  }

  /// Zero on all sides.
  public static let zero = Insets()

  /// The total horizontal distance.
  public var horizontal: Double { leading + trailing }

  /// The total vertical distance.
  public var vertical: Double { top + bottom }
}
