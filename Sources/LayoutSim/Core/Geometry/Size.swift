/// A width and a height in points; either may be infinite where a layout answers "as much as there
/// is".
public struct Size: Hashable, Codable, Sendable {
  /// The horizontal length in points.
  public var width: Double

  /// The vertical length in points.
  public var height: Double

  /// A size of `width` by `height` points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// No extent at all.
  public static let zero = Size(width: 0, height: 0)
}
