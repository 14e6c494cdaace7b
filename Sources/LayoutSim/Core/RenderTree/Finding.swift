/// Something that a real device would get wrong, or that the stage could not do as asked.
public struct Finding: Hashable, Codable, Sendable {
  /// Its kind.
  public var code: FindingCode

  /// Where it was found: a screen, a surface, or an element's label.
  public var place: String

  /// What was found, as sentences; outlines print it, and so it is compared.
  public var found: String

  /// What to do about it, as sentences for people; no outline prints it.
  public var advice: String

  /// A finding of kind `code` at `place`.
  ///
  /// - Parameters:
  ///   - code: Its kind.
  ///   - place: Where it was found.
  ///   - found: What was found, as sentences.
  ///   - advice: What to do about it, as sentences; empty where there is nothing to say.
  public init(code: FindingCode, place: String, found: String, advice: String) {
    self.code = code
    self.place = place
    self.found = found
    self.advice = advice
  }
}

extension Finding: CustomStringConvertible {
  /// All of it: the kind, the place, what was found and what to do.
  public var description: String {
    "\(code.rawValue) at \(place): \(found)" + (advice.isEmpty ? "" : " \(advice)")
  }
}

extension String {
  /// The words as findings quote them: of more than 60 characters the first 59, and `…`.
  var inBrief: String {
    guard let limit = index(startIndex, offsetBy: 60, limitedBy: endIndex), limit < endIndex else {
      return self
    }
    return self[..<index(before: limit)] + "…"
  }
}
