/// Chooses the parts of a source that an iPhone's build has: `#if` is decided, and the other parts become white space.
///
/// A stage shows what a phone shows, in a build for debugging. So `os(iOS)`, `canImport(UIKit)` and `DEBUG` hold, `os(macOS)` and
/// `targetEnvironment(macCatalyst)` do not, and custom flags count as not set.
enum Conditions {
  /// The source without its other branches and without the directives; `nil` if there are none.
  static func decided(_ source: SourceFile) -> [UInt8]? {
    var bytes = source.bytes
    var open: [Branches] = []
    var isFound = false
    var index = 0
    while index < source.tokens.count {
      let word = source.name(index)
      guard source.kind(index) == .pound, ["#if", "#elseif", "#else", "#endif"].contains(word)
      else {
        if open.contains(where: { !$0.isActive }) { blank(source.tokens[index], in: &bytes) }
        index += 1
        continue
      }
      isFound = true
      var end = index + 1
      while end < source.tokens.count, !source.startsLine(end) { end += 1 }
      switch word {
      case "#if":
        var condition = Condition(source: source, next: index + 1, end: end)
        open.append(Branches(isActive: condition.value()))
      case "#elseif" where !open.isEmpty:
        var condition = Condition(source: source, next: index + 1, end: end)
        let value = condition.value()
        open[open.count - 1].turn(to: value)
      case "#else" where !open.isEmpty: open[open.count - 1].turn(to: true)
      default: _ = open.popLast()
      }
      for directive in index..<end { blank(source.tokens[directive], in: &bytes) }
      index = end
    }
    return isFound ? bytes : nil
  }

  /// Replaces the text of tokens by spaces, so that the others keep their places.
  static func blank(_ token: Token, in bytes: inout [UInt8]) {
    for offset in token.start..<token.end where bytes[offset] != 0x0A && bytes[offset] != 0x0D {
      bytes[offset] = 0x20
    }
  }

  /// The branches of an `#if` so far.
  private struct Branches {
    var isActive: Bool
    var isDecided: Bool

    init(isActive: Bool) {
      self.isActive = isActive
      isDecided = isActive
    }

    mutating func turn(to value: Bool) {
      isActive = value && !isDecided
      isDecided = isDecided || value
    }
  }
}

/// The condition of an `#if`, read with the usual precedence.
private struct Condition {
  let source: SourceFile
  var next: Int
  let end: Int
  private var depth = 0

  init(source: SourceFile, next: Int, end: Int) {
    self.source = source
    self.next = next
    self.end = end
  }

  mutating func value() -> Bool {
    var value = conjunction()
    while takes("||") {
      let other = conjunction()
      value = value || other
    }
    return value
  }

  private mutating func conjunction() -> Bool {
    var value = negation()
    while takes("&&") {
      let other = negation()
      value = value && other
    }
    return value
  }

  private mutating func negation() -> Bool {
    var isNegated = false
    while next < end, source.kind(next) == .symbol, source.text(next).allSatisfy({ $0 == "!" }) {
      if source.text(next).count % 2 == 1 { isNegated.toggle() }
      next += 1
    }
    return operand() != isNegated
  }

  private mutating func operand() -> Bool {
    guard next < end else { return false }
    if source.has("(", at: next) {
      // No real condition is deeper.
      guard depth < 64 else { return false }
      depth += 1
      next += 1
      let value = value()
      if source.has(")", at: next) { next += 1 }
      depth -= 1
      return value
    }
    let word = source.text(next)
    next += 1
    guard source.has("(", at: next), let close = source.close(of: next), close < end else {
      return word == "true" || word == "DEBUG"
    }
    let argument = close > next + 1 ? source.text(of: (next + 1)...(close - 1)) : ""
    next = close + 1
    return Condition.holds(word, argument)
  }

  private mutating func takes(_ symbol: String) -> Bool {
    guard next < end, source.text(next) == symbol else { return false }
    next += 1
    return true
  }

  private static func holds(_ question: String, _ argument: String) -> Bool {
    switch question {
    case "os": argument == "iOS"
    case "canImport": !["AppKit", "Cocoa", "WatchKit"].contains(argument)
    case "targetEnvironment": argument == "simulator"
    case "swift", "compiler": argument.hasPrefix(">")
    default: false
    }
  }
}
