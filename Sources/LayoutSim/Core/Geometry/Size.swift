/// A width and a height in points; either is infinite if a layout takes any length.
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

  /// The size itself, as SwiftUI's geometry has one: `SizeReader { geometry in … geometry.size.width … }`.
  public var size: Size { self }

  /// The empty size.
  public static let zero = Size(width: 0, height: 0)
}
