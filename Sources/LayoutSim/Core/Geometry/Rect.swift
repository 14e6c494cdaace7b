/// A rectangle in points, by its top left corner and its size.
public struct Rect: Hashable, Codable, Sendable {
  /// The top left corner.
  public var origin: Point

  /// The size.
  public var size: Size

  /// Creates a rectangle with its top left corner at `origin`.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle with its top left corner at (`x`, `y`).
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The left edge.
  public var minX: Double { origin.x }

  /// The top edge.
  public var minY: Double { origin.y }

  /// The right edge.
  public var maxX: Double { origin.x + size.width }

  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }

  /// Whether `other` lies inside this rectangle or on its border.
  public func contains(_ other: Rect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}

extension Rect: CustomStringConvertible {
  /// The expression that creates it, as in a failing expectation, with at most six decimals.
  public var description: String {
    let lengths = [("x", minX), ("y", minY), ("width", size.width), ("height", size.height)]
    return "Rect(\(lengths.map { "\($0): \(PrintedNumber.precise($1))" }.joined(separator: ", ")))"
  }
}
