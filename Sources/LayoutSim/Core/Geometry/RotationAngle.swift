/// An angle, clockwise.
public struct RotationAngle: Hashable, Codable, Sendable {
  /// The angle in degrees, of which 360 are a full turn.
  public let degrees: Double

  /// Creates an angle in degrees; one that is not finite counts as 0.
  public init(degrees: Double) {
    self.degrees = degrees.orZero
  }

  /// Creates an angle in radians, of which 2π are a full turn; one that is not finite counts as 0.
  public init(radians: Double) {
    self.init(degrees: radians * 180 / .pi)
  }

  /// An angle in degrees; one that is not finite counts as 0.
  public static func degrees(_ degrees: Double) -> RotationAngle {
    RotationAngle(degrees: degrees)
  }

  /// An angle in radians, of which 2π are a full turn; one that is not finite counts as 0.
  public static func radians(_ radians: Double) -> RotationAngle {
    RotationAngle(radians: radians)
  }

  /// No turn.
  public static let zero = RotationAngle(degrees: 0)
}
