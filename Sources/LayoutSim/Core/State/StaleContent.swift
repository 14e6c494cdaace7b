/// Content that would be another if everything was evaluated again.
struct StaleContent: Hashable {
  enum Cause: Hashable {
    /// Something that the body read is not observed: a member of that class, if there is one.
    case unobserved(String?)

    /// The new value of the element counts as equal to the former one.
    case equalValue

    /// The content of a presentation reads a member that the body of the presenting element does not read.
    case presentation

    /// A factory read something that is not observed.
    case factory
  }

  /// The type of the element, or the name of the screen or presentation.
  let reader: String

  let difference: ValueDifference
  let cause: Cause

  /// The content of `value`, if that is an optional.
  static func content(of value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { content(of: $0.value) }
  }
}

/// The first part in which two values differ that can be seen; there is none if all that differs is in objects.
struct ValueDifference: Hashable {
  let former: String
  let present: String

  @MainActor
  init?(from former: Any, to present: Any) {
    guard let found = ValueDifference.find(former, present, depth: 0) else { return nil }
    (self.former, self.present) = found
  }

  private static let deepest = 40

  @MainActor
  private static func find(_ former: Any, _ present: Any, depth: Int) -> (String, String)? {
    guard depth < deepest else { return nil }
    let type = type(of: former)
    guard type == Swift.type(of: present) else {
      return (typeName(type), typeName(Swift.type(of: present)))
    }
    if let first = former as? String, let second = present as? String {
      return first == second ? nil : ("“\(first.inBrief)”", "“\(second.inBrief)”")
    }
    if let first = former as? AnyElement, let second = present as? AnyElement {
      return find(first.content, second.content, depth: depth + 1)
    }
    if type is AnyClass || former is any StateMember || TypeKind(of: type) == .function {
      return nil
    }
    let (first, second) = (Mirror(reflecting: former), Mirror(reflecting: present))
    let (old, new) = (Array(first.children), Array(second.children))
    let isCollection = first.displayStyle == .collection
    guard old.count == new.count, zip(old, new).allSatisfy({ $0.label == $1.label }) else {
      return isCollection
        ? ("\(old.count) items", "\(new.count) items")
        : (ValuePrint.text(former), ValuePrint.text(present))
    }
    for (old, new) in zip(old, new) {
      if let found = find(old.value, new.value, depth: depth + 1) { return found }
    }
    guard old.isEmpty else { return nil }
    let texts = (ValuePrint.text(former), ValuePrint.text(present))
    return texts.0 == texts.1 ? nil : texts
  }
}
