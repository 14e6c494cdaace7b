/// A remark of the editor on the sample.
public struct Note: Hashable, Identifiable, Sendable {
  /// The number in the margin.
  public let number: Int

  /// The phrase of the text that it concerns.
  public let phrase: String

  /// The remark.
  public let remark: String

  /// The number in the margin.
  public var id: Int { number }
}
