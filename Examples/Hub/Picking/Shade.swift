/// A colour to pick from.
public enum Colour: String, Hashable, Sendable, Codable, CaseIterable {
  /// Blue and green.
  case teal

  /// Red and blue.
  case plum

  /// Yellow, and not much of it.
  case sand
}

/// One shade of a colour, the outcome of picking.
public struct Shade: Hashable, Sendable, Codable {
  /// The colour.
  public let colour: Colour

  /// Whether it is the dark one.
  public let isDark: Bool

  /// Creates a shade of `colour`.
  public init(_ colour: Colour, isDark: Bool) {
    self.colour = colour
    self.isDark = isDark
  }
}

extension Shade: CustomStringConvertible {
  /// `dark teal`.
  public var description: String { "\(isDark ? "dark" : "light") \(colour)" }
}
