/// The arguments and the closures of a call.
struct Call {
  /// The index of the called name.
  let name: Int

  /// The parentheses.
  let parentheses: ClosedRange<Int>?

  /// The arguments in the parentheses.
  let arguments: [Argument]

  /// The closures after them.
  let closures: [Closure]

  /// The index of the last token.
  let end: Int

  /// An argument, without its comma.
  struct Argument {
    /// The index of the label.
    let label: Int?

    /// The tokens of the value; empty if there is none.
    let value: Range<Int>
  }

  /// A trailing closure.
  struct Closure {
    /// The index of its label.
    let label: Int?

    /// Its braces.
    let braces: ClosedRange<Int>
  }

  /// The labels of all arguments; `_` for none, and nothing for the first closure, which may have any.
  func labels(in source: SourceFile) -> [String] {
    arguments.map { $0.label.map(source.name) ?? "_" }
      + closures.map { $0.label.map(source.name) ?? "" }
  }

  /// The argument with a label; `_` for the first without one.
  func argument(_ label: String, in source: SourceFile) -> Argument? {
    arguments.first { ($0.label.map(source.name) ?? "_") == label }
  }
}

/// Reads calls.
enum CallReader {
  /// The call of the name at an index; `nil` if neither parentheses nor a closure follow.
  static func call(in source: SourceFile, of name: Int) -> Call? {
    var next = name + 1
    var parentheses: ClosedRange<Int>?
    var arguments: [Call.Argument] = []
    if source.has("(", at: next), !source.startsLine(next) {
      guard let close = source.close(of: next) else { return nil }
      arguments = self.arguments(in: source, open: next, close: close)
      parentheses = next...close
      next = close + 1
    }
    var closures: [Call.Closure] = []
    if isClosure(in: source, at: next), let close = source.close(of: next) {
      closures.append(Call.Closure(label: nil, braces: next...close))
      next = close + 1
      while source.kind(next) == .identifier, source.has(":", at: next + 1),
        source.has("{", at: next + 2), let close = source.close(of: next + 2),
        !["default", "case"].contains(source.name(next))
      {
        closures.append(Call.Closure(label: next, braces: (next + 2)...close))
        next = close + 1
      }
    }
    guard parentheses != nil || !closures.isEmpty else { return nil }
    return Call(
      name: name,
      parentheses: parentheses,
      arguments: arguments,
      closures: closures,
      end: next - 1
    )
  }

  private static func isClosure(in source: SourceFile, at index: Int) -> Bool {
    source.has("{", at: index) && !source.isStatementBody(index) && !source.startsLine(index)
  }

  /// The arguments between two parentheses.
  static func arguments(in source: SourceFile, open: Int, close: Int) -> [Call.Argument] {
    var found: [Call.Argument] = []
    var start = open + 1
    var next = start
    while next <= close {
      if next == close || source.has(",", at: next) {
        if next > start || next < close { found.append(argument(in: source, start..<next)) }
        start = next + 1
        next += 1
      } else {
        next = (source.close(of: next) ?? next) + 1
      }
    }
    return found
  }

  private static func argument(in source: SourceFile, _ range: Range<Int>) -> Call.Argument {
    guard source.kind(range.lowerBound) == .identifier, range.count > 1 else {
      return Call.Argument(label: nil, value: range)
    }
    // In a declaration, a name may follow the label.
    let isNamed = source.kind(range.lowerBound + 1) == .identifier && range.count > 2
    let colon = range.lowerBound + (isNamed ? 2 : 1)
    guard source.has(":", at: colon) else { return Call.Argument(label: nil, value: range) }
    return Call.Argument(label: range.lowerBound, value: (colon + 1)..<range.upperBound)
  }
}
