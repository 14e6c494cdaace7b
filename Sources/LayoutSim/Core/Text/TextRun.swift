/// Words of one look, or a symbol among them.
public struct TextRun: Hashable, Sendable {
  /// The words, or the name of the symbol.
  public var words: String

  /// The face that the words are set in; a symbol goes with words of this face.
  public var font: TextFont

  /// Whether the run is the symbol that `words` names.
  public var isSymbol: Bool

  /// What is added after every letter, in points; a negative number moves letters closer.
  public var tracking: Double

  /// Words set in `font`.
  public init(_ words: String, font: TextFont, tracking: Double = 0) {
    self.words = words
    self.font = font
    self.tracking = tracking
    isSymbol = false
  }

  /// The symbol called `name`, as large as the letters of `font` ask for.
  ///
  /// It takes 1.2 times their size along the line, about what the system's symbols measure at
  /// medium scale, and does not make the line higher.
  public init(symbol name: String, font: TextFont, tracking: Double = 0) {
    self.init(name, font: font, tracking: tracking)
    isSymbol = true
  }
}
