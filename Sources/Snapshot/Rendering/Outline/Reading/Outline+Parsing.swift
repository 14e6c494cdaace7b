extension Outline {
  /// Reads an outline of any level of detail from its text.
  ///
  /// What is read prints to the same bytes again. The time is proportional to the length of the text.
  ///
  /// - Throws: ``OutlineError`` if it is the text of no outline, with the first line that shows it.
  public init(parsing text: String) throws(OutlineError) {
    var parser = OutlineParser(text)
    self = try parser.outline()
  }
}
