/// A problem that a real device would have, or that kept the stage from performing a request.
public struct Finding: Hashable, Codable, Sendable {
  /// The kind.
  public var code: FindingCode

  /// The place: a screen, a surface, or an element's label.
  public var place: String

  /// A description in sentences, which outlines print and tests therefore compare.
  public var found: String

  /// Advice in sentences for human readers, which outlines do not print.
  public var advice: String

  /// Creates a finding of kind `code` at `place`.
  ///
  /// - Parameters:
  ///   - code: The kind.
  ///   - place: The place.
  ///   - found: The description, in sentences.
  ///   - advice: The advice, in sentences; empty if there is none.
  public init(code: FindingCode, place: String, found: String, advice: String) {
    self.code = code
    self.place = place
    self.found = found
    self.advice = advice
  }
}

extension Finding: CustomStringConvertible {
  /// The kind, the place, the description and the advice.
  public var description: String {
    "\(code.rawValue) at \(place): \(found)" + (advice.isEmpty ? "" : " \(advice)")
  }
}

extension String {
  /// The text as findings quote it: the first 59 characters and `…` if there are more than 60.
  var inBrief: String {
    guard let limit = index(startIndex, offsetBy: 60, limitedBy: endIndex), limit < endIndex else {
      return self
    }
    return self[..<index(before: limit)] + "…"
  }
}
