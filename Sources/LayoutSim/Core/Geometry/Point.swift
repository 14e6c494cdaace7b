/// A position in points, x growing to the right and y growing downwards.
public struct Point: Hashable, Codable, Sendable {
  /// The distance from the left edge, in points.
  public var x: Double

  /// The distance from the top edge, in points.
  public var y: Double

  /// Creates a position `x` points from the left and `y` points from the top.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The top left corner.
  public static let zero = Point(x: 0, y: 0)
}
