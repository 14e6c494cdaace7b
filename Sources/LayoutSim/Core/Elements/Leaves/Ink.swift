/// A colour by its purpose, whose appearance depends on the colour scheme.
public struct Ink: RawRepresentable, Hashable, Codable, Sendable {
  /// The name of the purpose: lower case, words joined by hyphens.
  public let rawValue: String

  /// Creates the colour for the purpose `rawValue`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates the colour for the purpose `word`.
  public init(_ word: String) {
    self.init(rawValue: word)
  }

  /// The colour of text.
  public static let primary = Ink("primary")

  /// The colour of less important text.
  public static let secondary = Ink("secondary")

  /// The tint colour of controls.
  public static let accent = Ink("accent")

  /// The background of a screen.
  public static let background = Ink("background")

  /// The background of a screen with groups on it.
  public static let grouped = Ink("grouped")

  /// The colour of separators.
  public static let separator = Ink("separator")

  /// The colour of actions that cannot be undone.
  public static let destructive = Ink("destructive")

  /// No colour.
  public static let clear = Ink("clear")
}
