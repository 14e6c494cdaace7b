/// A part of a text in a single style, or a symbol in it.
public struct TextRun: Hashable, Sendable {
  /// The text, or the name of the symbol.
  public var words: String

  /// The font; a symbol has the size of text in this font.
  public var font: TextFont

  /// Whether the run is the symbol named by `words`.
  public var isSymbol: Bool

  /// The additional distance after every character, in points; a negative number reduces it.
  public var tracking: Double

  /// Creates a text in `font`.
  public init(_ words: String, font: TextFont, tracking: Double = 0) {
    self.words = words
    self.font = font
    self.tracking = tracking
    isSymbol = false
  }

  /// Creates the symbol `name` in the size of `font`.
  ///
  /// Its width is 1.2 times the font size, about that of the system's symbols at medium scale, and it does
  /// not make the line higher.
  public init(symbol name: String, font: TextFont, tracking: Double = 0) {
    self.init(name, font: font, tracking: tracking)
    isSymbol = true
  }
}
