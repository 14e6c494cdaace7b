/// What something is drawn with: a colour by its purpose or its name, or a gradient.
///
/// Its appearance depends on the colour scheme, and never affects sizes. Outlines of all boxes print its word:
/// `ink=secondary`. As an element it is a ``Fill`` of that colour.
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

  /// The colour of text, or the surrounding foreground style.
  public static let primary = Ink("primary")

  /// The colour of less important text, or the surrounding foreground style at half strength.
  public static let secondary = Ink("secondary")

  /// The colour of text that matters still less.
  public static let tertiary = Ink("tertiary")

  /// The colour of text that matters least.
  public static let quaternary = Ink("quaternary")

  /// The tint colour of controls, which ``Element/tint(_:)`` sets.
  public static let accent = Ink("accent")

  /// The same as ``accent``.
  public static var tint: Ink { accent }

  /// The same as ``accent``.
  public static var accentColor: Ink { accent }

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
