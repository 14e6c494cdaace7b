/// Distances from the four sides of a rectangle, in points, inwards.
public struct Insets: Hashable, Codable, Sendable {
  /// The distance from the top edge.
  public var top: Double

  /// The distance from the leading edge: the left one where text runs left to right.
  public var leading: Double

  /// The distance from the bottom edge.
  public var bottom: Double

  /// The distance from the trailing edge: the right one where text runs left to right.
  public var trailing: Double

  /// One distance for each side; a side that is not given has none.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same distance on all four sides.
  public init(all length: Double) {
    self.init(top: length, leading: length, bottom: length, trailing: length)
  }

  /// No distance on any side.
  public static let zero = Insets()

  /// What the insets take from a width.
  public var horizontal: Double { leading + trailing }

  /// What the insets take from a height.
  public var vertical: Double { top + bottom }
}
