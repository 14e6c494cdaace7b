/// A colour by its purpose; what it looks like depends on the scheme.
public struct Ink: RawRepresentable, Hashable, Codable, Sendable {
  /// The word for the purpose: lower case, words joined by hyphens.
  public let rawValue: String

  /// The colour for the purpose `rawValue`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The colour for the purpose `word`.
  public init(_ word: String) {
    self.init(rawValue: word)
  }

  /// The colour of text.
  public static let primary = Ink("primary")

  /// The colour of less important text.
  public static let secondary = Ink("secondary")

  /// The colour of what can be pressed.
  public static let accent = Ink("accent")

  /// The colour of a screen.
  public static let background = Ink("background")

  /// The colour of a screen with groups on it.
  public static let grouped = Ink("grouped")

  /// The colour of lines between neighbours.
  public static let separator = Ink("separator")

  /// The colour of what cannot be undone.
  public static let destructive = Ink("destructive")

  /// No colour.
  public static let clear = Ink("clear")
}
