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

/// A width and a height in points; either is infinite if a layout accepts any length.
public struct Size: Hashable, Codable, Sendable {
  /// The horizontal length in points.
  public var width: Double

  /// The vertical length in points.
  public var height: Double

  /// Creates a size of `width` by `height` points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size itself, like the property of SwiftUI's geometry: `SizeReader { geometry in … geometry.size.width … }`.
  public var size: Size { self }

  /// The empty size.
  public static let zero = Size(width: 0, height: 0)
}

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

extension Rect {
  /// The horizontal centre.
  var midX: Double { origin.x + size.width / 2 }

  /// The vertical centre.
  var midY: Double { origin.y + size.height / 2 }

  /// Whether `point` is in this rectangle; its lower and right edges belong to its neighbours.
  func contains(_ point: Point) -> Bool {
    minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }

  /// Whether this rectangle overlaps `other`; an empty one counts at the position of its edges.
  func intersects(_ other: Rect) -> Bool {
    let isBeside =
      minX >= other.maxX && minX > other.minX || maxX <= other.minX && maxX < other.maxX
    let isAboveOrBelow =
      minY >= other.maxY && minY > other.minY || maxY <= other.minY && maxY < other.maxY
    return !isBeside && !isAboveOrBelow
  }

  /// The part of this rectangle inside `other`; `nil` if they do not even share an edge.
  package func intersection(_ other: Rect) -> Rect? {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard left <= right, top <= bottom else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest rectangle around both.
  func union(_ other: Rect) -> Rect {
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    let (right, bottom) = (max(maxX, other.maxX), max(maxY, other.maxY))
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The rectangle with its sides moved `distance` inwards; empty if there is no room.
  func inset(by distance: Double) -> Rect {
    let width = max(0, size.width - 2 * distance)
    let height = max(0, size.height - 2 * distance)
    return Rect(
      x: minX + (size.width - width) / 2,
      y: minY + (size.height - height) / 2,
      width: width,
      height: height
    )
  }
}
