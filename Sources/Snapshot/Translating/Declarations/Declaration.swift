/// A declaration of a source.
struct Declaration: Sendable {
  /// The kind of declaration.
  enum Kind: String, Sendable {
    case structure = "struct"
    case classType = "class"
    case enumeration = "enum"
    case actor
    case protocolType = "protocol"
    case extensionOfType = "extension"
    case alias = "typealias"
    case associatedType = "associatedtype"
    case function = "func"
    case initializer = "init"
    case variable = "var"
    case constant = "let"
    case enumerationCase = "case"

    /// Whether it declares the name of a type.
    var isType: Bool {
      switch self {
      case .structure, .classType, .enumeration, .actor, .protocolType, .alias, .associatedType:
        true
      default: false
      }
    }

    /// Whether members are declared in its braces.
    var hasMembers: Bool {
      switch self {
      case .structure, .classType, .enumeration, .actor, .protocolType, .extensionOfType: true
      default: false
      }
    }
  }

  /// The kind of declaration.
  var kind: Kind

  /// The name; that of the extended type for an extension, `A.B` if it is nested.
  var name: String

  /// The index of the keyword.
  var keyword: Int

  /// The index of the name.
  var nameToken: Int

  /// The index of the first attribute or modifier, or else of the keyword.
  var start: Int

  /// The index of the last token of the declaration.
  var end: Int

  /// The braces of the body.
  var body: ClosedRange<Int>?

  /// The declaration around this one.
  var parent: Int?

  /// The names after the colon of a type, and in its `where`.
  var inherited: [String] = []

  /// The generic parameters.
  var generics: [String] = []

  /// The labels of the parameters of a function; `_` for none.
  var labels: [String] = []

  /// Which of the parameters have a default.
  var hasDefault: [Bool] = []

  /// The attributes, with `@`.
  var attributes: [String] = []

  /// The modifiers, such as `static`.
  var modifiers: [String] = []

  /// The tokens of the type of a variable.
  var type: ClosedRange<Int>?

  /// The index of the `=` before the initial value of a variable.
  var equals: Int?

  /// Whether it is a wrapped model that is a plain one here; with a value, the member of a type is state.
  func isModel(ofType isMember: Bool) -> Bool {
    let wrappers = ["@ObservedObject", "@Bindable"]
    if attributes.contains(where: wrappers.contains) { return !isMember || equals == nil }
    return attributes.contains("@EnvironmentObject") || attributes.contains("@Environment")
  }

  /// Whether UIKit makes the view.
  var isRepresentable: Bool {
    inherited.contains("UIViewRepresentable") || inherited.contains("UIViewControllerRepresentable")
  }

  /// The name and the labels.
  var signature: [String] { [name] + labels }

  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
}

/// Finds the ends of types.
enum TypeReader {
  /// The index after the type that begins at an index.
  static func end(in source: SourceFile, from index: Int) -> Int {
    var next = index
    while next < source.tokens.count {
      if source.startsLine(next), next > index, !["->", "&", "."].contains(source.text(next)),
        !["->", "&", ".", "<", ","].contains(source.text(next - 1))
      {
        return next
      }
      switch source.kind(next) {
      case .identifier, .attribute: next += 1
      case .open where !source.has("{", at: next): next = (source.close(of: next) ?? next) + 1
      case .punctuation where source.has(".", at: next): next += 1
      case .symbol where !source.text(next).contains("="):
        guard source.has("<", at: next), let end = anglesEnd(in: source, from: next) else {
          next += 1
          continue
        }
        next = end
      default: return next
      }
    }
    return next
  }

  /// The index after the angle bracket that closes the one at an index.
  private static func anglesEnd(in source: SourceFile, from index: Int) -> Int? {
    var depth = 0
    var next = index
    while next < min(source.tokens.count, index + 300) {
      if source.kind(next) == .symbol, source.text(next) != "->" {
        let text = source.text(next)
        depth += text.count { $0 == "<" }
        depth -= text.count { $0 == ">" }
        if depth <= 0 { return next + 1 }
      } else if source.kind(next) == .close || source.has("{", at: next) {
        return nil
      } else if source.kind(next) == .open {
        next = source.close(of: next) ?? next
      }
      next += 1
    }
    return nil
  }
}
