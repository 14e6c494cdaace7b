/// The reason why elements could not be laid out.
public enum LayoutError: Error, Hashable, Sendable {
  /// Elements are nested more than `limit` times, as an element that contains itself is.
  ///
  /// The limit is 2,000 elements with a body, and as many ``AnyElement``s around them; it is less if bodies
  /// take so much of the thread's stack that no more fit. A stage's own bars and surfaces count, too.
  case tooDeep(limit: Int)

  /// Elements of the type `element` have neither a body nor boxes.
  case withoutBody(element: String)
}

extension LayoutError: CustomStringConvertible {
  /// A sentence that states what happened, followed by what to do.
  public var description: String { "\(whatHappened) \(whatToDo)" }

  /// What happened, as a sentence.
  var whatHappened: String {
    switch self {
    case .tooDeep(let limit): "More than \(limit) elements are inside each other."
    case .withoutBody(let element): "\(element) has the body Never and adds no boxes."
    }
  }

  /// What to do about it, as a sentence.
  var whatToDo: String {
    switch self {
    case .tooDeep:
      "Look for an element whose body contains the element itself without a condition; where there is none, "
        + "put fewer elements inside each other."
    case .withoutBody: "Give it a body."
    }
  }
}
