/// A kind of finding, by the word that outlines print for it: `"small-target"`.
///
/// It is written as that word. One that no finding has silences nothing.
public struct FindingCode: RawRepresentable, Hashable, Codable, Sendable {
  /// The ``Finding/code`` of the findings.
  public let rawValue: String

  /// The kind of the findings whose ``Finding/code`` is `rawValue`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension FindingCode: ExpressibleByStringLiteral {
  /// The kind that is called `value`.
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }
}
