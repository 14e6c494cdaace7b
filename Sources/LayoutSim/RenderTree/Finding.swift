/// Something that a real device would get wrong, or that the stage could not do as asked.
public struct Finding: Hashable, Codable, Sendable {
  /// A stable word for the kind of finding: `layout-does-not-settle`.
  public var code: String

  /// Where it was found: a screen, a surface, or an element's label.
  public var place: String

  /// What is wrong and what to do about it, as a sentence.
  public var advice: String

  /// A finding of kind `code` at `place`.
  public init(code: String, place: String, advice: String) {
    self.code = code
    self.place = place
    self.advice = advice
  }
}
