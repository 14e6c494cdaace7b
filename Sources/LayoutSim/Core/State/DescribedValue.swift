/// Describes values by their content, with the same text in every process.
///
/// Equal values have equal texts: sets and dictionaries are sorted, and a type's own description is used only if
/// reflection shows none of its content. Objects and functions cannot be inspected; their types are noted.
package struct DescribedValue {
  /// The text.
  package private(set) var words = ""

  /// The types of the objects and functions in the value, in the order in which they were encountered.
  package private(set) var opaqueTypes: [String] = []

  private static let deepest = 64

  /// Describes `value`.
  package init(_ value: Any) { append(value, depth: 0) }

  private mutating func append(_ value: Any, depth: Int) {
    guard depth < DescribedValue.deepest else {
      opaqueTypes.append(_typeName(type(of: value), qualified: false))
      return words += "…"
    }
    // Comparing types costs less than casting to each.
    let type = type(of: value)
    if type == String.self, let text = value as? String { return words += QuotedWords.text(text) }
    if type == Substring.self, let text = value as? Substring {
      return words += QuotedWords.text(String(text))
    }
    // Both zeros are equal.
    if type == Double.self, let number = value as? Double, number == 0 { return words += "0.0" }
    if type == Int.self || type == Double.self || type == Bool.self {
      return words += String(describing: value)
    }
    if type == AnyHashable.self, let value = value as? AnyHashable {
      return append(value.base, depth: depth)
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .class?, .foreignReference?: note(value)
    case .optional?:
      for child in mirror.children { return append(wrapped: child.value, depth: depth) }
      words += "nil"
    case .set?: appendSorted(mirror, depth: depth, as: ("{", "}"))
    case .dictionary?: appendSorted(mirror, depth: depth, as: ("[:", "]"))
    case .enum?: append(enumeration: value, mirror, depth: depth)
    case .struct?: append(structure: value, mirror, depth: depth)
    // Addresses differ between processes.
    case nil where value is any _Pointer: note(value)
    case .tuple?, .collection?, nil: append(parts: mirror, of: value, depth: depth)
    @unknown default: append(parts: mirror, of: value, depth: depth)
    }
  }

  /// Appends the content of an optional; content that is itself optional is distinguished from `nil`.
  private mutating func append(wrapped value: Any, depth: Int) {
    guard Mirror(reflecting: value).displayStyle == .optional else {
      return append(value, depth: depth)
    }
    words += "some("
    append(value, depth: depth + 1)
    words += ")"
  }

  /// Appends a structure; those of Foundation that keep their content in objects or behind pointers, such as `URL` and
  /// `Data`, by their elements or by their own descriptions.
  private mutating func append(structure value: Any, _ mirror: Mirror, depth: Int) {
    let (former, count) = (words, opaqueTypes.count)
    append(parts: mirror, of: value, depth: depth)
    guard opaqueTypes.count > count,
      _typeName(type(of: value), qualified: true).hasPrefix("Foundation")
    else { return }
    words = former
    opaqueTypes.removeLast(opaqueTypes.count - count)
    guard let collection = value as? any Collection else {
      return words += QuotedWords.text(String(describing: value))
    }
    words += "("
    for element in collection {
      append(element, depth: depth + 1)
      words += ","
    }
    words += ")"
  }

  // The children of a mirror are traversed once, because each access to them is expensive.

  private mutating func append(parts mirror: Mirror, of value: Any, depth: Int) {
    let isCollection = mirror.displayStyle == .collection
    var isEmpty = true
    for child in mirror.children {
      words += isEmpty ? "(" : ","
      isEmpty = false
      if !isCollection, let label = child.label { words += "\(label):" }
      append(child.value, depth: depth + 1)
    }
    if !isEmpty { return words += ")" }
    if isCollection { return words += "()" }
    // The only values without a kind and without parts are those of functions and metatypes, and built-in ones.
    if mirror.displayStyle == nil, isFunction(value) { return note(value) }
    words += String(describing: value)
  }

  private mutating func append(enumeration value: Any, _ mirror: Mirror, depth: Int) {
    for child in mirror.children {
      words += "\(child.label ?? "")("
      append(child.value, depth: depth + 1)
      return words += ")"
    }
    words += String(describing: value)
  }

  private mutating func appendSorted(_ mirror: Mirror, depth: Int, as marks: (String, String)) {
    var parts: [String] = []
    for child in mirror.children {
      var part = DescribedValue()
      part.append(child.value, depth: depth + 1)
      parts.append(part.words)
      opaqueTypes += part.opaqueTypes
    }
    opaqueTypes.sort()
    words += marks.0 + parts.sorted().joined(separator: ",") + marks.1
  }

  private init() {}

  private mutating func note(_ value: Any) {
    let name = _typeName(type(of: value), qualified: false)
    opaqueTypes.append(name)
    words += "<\(name)>"
  }

  private func isFunction(_ value: Any) -> Bool {
    !(value is Any.Type) && _typeName(type(of: value), qualified: false).contains("->")
  }
}

/// Storage of a value that can be described.
@MainActor
protocol DescribedStorage: AnyObject {
  var describedValue: Any { get }

  /// Whether it stores which field has the focus.
  var isOfFocus: Bool { get }
}

/// Casts a stored value to the type that its key has and its storage erases.
func erased<Value>(_ value: Any, as type: Value.Type = Value.self) -> Value {
  guard let typed = value as? Value else {
    preconditionFailure("\(value) was kept under a key of \(type)")
  }
  return typed
}

extension StateStore {
  /// The state of all elements as text, in an order that depends only on their places.
  ///
  /// - Returns: For each member its place, with the names of its element and of itself, and its value.
  package var describedMembers: [DescribedMember] {
    // The places of all elements, once a member is found: most screens have none.
    lazy var places = self.places
    var members: [DescribedMember] = []
    for (identity, slot) in present {
      for (index, member) in slot.members.sorted(by: { $0.key < $1.key }) {
        guard let storage = member as? any DescribedStorage,
          // The field itself shows whether it has the focus.
          !(storage.describedValue is FieldFocus)
        else { continue }
        let name = slot.names?.members.dropFirst(index).first ?? "\(index)"
        members.append(
          DescribedMember(
            place: places(identity),
            name: "\(slot.names?.element ?? "element").\(name)",
            value: DescribedValue(storage.describedValue)
          )
        )
      }
      guard let row = slot.swipedRow else { continue }
      let value = DescribedValue(row)
      members.append(DescribedMember(place: places(identity), name: "revealed row", value: value))
    }
    return members.sorted { ($0.place, $0.name) < ($1.place, $1.name) }
  }

  /// The steps from the root to an identity, as text.
  ///
  /// Numbers of places depend on the order in which elements appeared, so they are resolved instead of being printed.
  private var places: (Identity) -> String {
    var anchors: [Int: Identity] = [:]
    for (identity, slot) in present { anchors[slot.number] = identity }
    return { identity in
      var parts: [String] = []
      var next: Identity? = identity
      while let current = next {
        let steps = current.steps.map(\.words).joined(separator: ".")
        parts.append(current.occurrence == 0 ? steps : "\(steps)#\(current.occurrence)")
        next = anchors[current.anchor]
      }
      return parts.reversed().joined(separator: "/")
    }
  }
}

/// One value of an element's state, as text.
package struct DescribedMember {
  /// Its place among the elements of its screen.
  package let place: String

  /// The names of its element and of itself: `FilterScreen.isOn`.
  package let name: String

  /// The value.
  package let value: DescribedValue
}

extension IdentityStep {
  fileprivate var words: String {
    switch self {
    case .position(let position): "\(position)"
    case .number(let number): "id \(number)"
    case .explicit(let id): "id \(DescribedValue(id.base).words)"
    case .type: "any"
    }
  }
}
