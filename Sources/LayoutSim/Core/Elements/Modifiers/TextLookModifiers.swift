// Attributes of text that change how it is drawn.

extension Element {
  /// Slants the texts inside.
  ///
  /// It is assumed that slanted text is as wide as upright text, which is true of the system's font to about 1 %.
  public func italic(_ isActive: Bool = true) -> some Element {
    environment(\.textSettings.looks.isItalic, isActive)
  }

  /// Underlines the texts inside, in their own colour by default.
  public func underline(_ isActive: Bool = true, color: Ink? = nil) -> some Element {
    environment(\.textSettings.looks.underline, isActive ? TextLine(ink: color) : nil)
  }

  /// Draws a line through the texts inside, in their own colour by default.
  public func strikethrough(_ isActive: Bool = true, color: Ink? = nil) -> some Element {
    environment(\.textSettings.looks.strikethrough, isActive ? TextLine(ink: color) : nil)
  }

  /// Shows the texts inside in capitals or in small letters; `nil` shows what was written, also above the sections
  /// of a list, where headers are in capitals otherwise.
  ///
  /// It is measured as it is shown; its label is what was written.
  public func textCase(_ letters: LetterCase?) -> some Element {
    environment(\.textCase, letters)
  }
}
