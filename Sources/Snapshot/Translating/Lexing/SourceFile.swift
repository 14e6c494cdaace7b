/// A piece of Swift source between white space and comments.
struct Token: Hashable, Sendable {
  /// The kinds of tokens that the rules distinguish.
  enum Kind: UInt8, Sendable {
    /// A name or a keyword, also in backticks.
    case identifier

    /// `$0`, or the projection `$name` of a property wrapper.
    case dollar

    /// `@State`, without its arguments.
    case attribute

    /// `#if`, `#available`, `#Preview`.
    case pound

    /// A number.
    case number

    /// A string literal, or its part before, between or after interpolations.
    case string

    /// A regular expression literal.
    case regex

    /// `(`, `[` or `{`.
    case open

    /// `)`, `]` or `}`.
    case close

    /// `.`, `,`, `:`, `;` or `\`.
    case punctuation

    /// An operator, including `?`, `!`, `=` and `->`.
    case symbol
  }

  /// The kind.
  var kind: Kind

  /// The offset of its first byte.
  var start: Int

  /// The offset after its last byte.
  var end: Int

  /// The index of the other bracket of a pair; -1 for other tokens and unmatched brackets.
  var match = -1

  /// Whether an interpolation follows a part of a literal.
  var isInterpolated = false
}

/// A Swift file, split into tokens.
struct SourceFile: Sendable {
  /// The path that messages use for it.
  let path: String

  /// Its bytes, in UTF-8.
  let bytes: [UInt8]

  /// Its tokens.
  let tokens: [Token]

  /// The texts of the tokens that are names; empty for others.
  private let names: [String]

  /// The offsets at which lines begin.
  private let lines: [Int]

  /// The indices of the braces that open the body of a statement.
  private let bodies: Set<Int>

  /// The indices of the brackets that are open before each token; -1 outside of all.
  private let openings: [Int]

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    let tokens = Lexer.tokens(of: bytes)
    self.tokens = tokens
    let names = tokens.map { token in
      switch token.kind {
      case .identifier, .dollar, .attribute, .pound:
        String(decoding: bytes[token.start..<token.end], as: UTF8.self)
      default: ""
      }
    }
    self.names = names
    lines = SourceFile.lineStarts(bytes)
    bodies = SourceFile.statementBodies(tokens, names, bytes)
    var open: [Int] = []
    openings = tokens.enumerated().map { index, token in
      if token.kind == .close { _ = open.popLast() }
      defer { if token.kind == .open { open.append(index) } }
      return open.last ?? -1
    }
  }

  /// The text of the name at an index; empty for other tokens, and outside of the file.
  func name(_ index: Int) -> String {
    names.indices.contains(index) ? names[index] : ""
  }

  /// The text of any token; empty outside of the file.
  func text(_ index: Int) -> String {
    guard tokens.indices.contains(index) else { return "" }
    return names[index].isEmpty ? text(of: index...index) : names[index]
  }

  /// The text from the first to the last of some tokens, with what is between them.
  func text(of range: ClosedRange<Int>) -> String {
    guard range.lowerBound >= 0, range.upperBound < tokens.count else { return "" }
    let bounds = tokens[range.lowerBound].start..<tokens[range.upperBound].end
    return String(decoding: bytes[bounds], as: UTF8.self)
  }

  /// Whether the token at an index is this single character.
  func has(_ character: Unicode.Scalar, at index: Int) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    let token = tokens[index]
    return token.end == token.start + 1 && bytes[token.start] == UInt8(ascii: character)
      && token.kind != .string
  }

  /// The kind of the token at an index.
  func kind(_ index: Int) -> Token.Kind? {
    tokens.indices.contains(index) ? tokens[index].kind : nil
  }

  /// The bracket that closes the one at an index.
  func close(of index: Int) -> Int? {
    guard kind(index) == .open, tokens[index].match >= 0 else { return nil }
    return tokens[index].match
  }

  /// The innermost bracket that is open before the token at an index; -1 outside of all.
  func opening(around index: Int) -> Int { openings.indices.contains(index) ? openings[index] : -1 }

  /// Whether there is nothing between two neighbouring tokens.
  func touches(_ index: Int, _ next: Int) -> Bool {
    guard index >= 0, next < tokens.count else { return false }
    return tokens[index].end == tokens[next].start
  }

  /// Whether the token is the first one on its line.
  func startsLine(_ index: Int) -> Bool {
    guard index > 0, index < tokens.count else { return true }
    return line(at: tokens[index - 1].end) != line(at: tokens[index].start)
  }

  /// Whether a brace opens the body of a statement, such as that of an `if`, and not a closure.
  func isStatementBody(_ index: Int) -> Bool { bodies.contains(index) }

  /// Whether a value can end with the token at an index, so that a following dot is that of a member.
  func endsValue(_ index: Int) -> Bool {
    switch kind(index) {
    case .number, .string, .regex, .close, .dollar: true
    case .identifier: !Words.beforeValues.contains(names[index])
    case .symbol:
      [UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: ">")].contains(
        bytes[tokens[index].end - 1]
      ) && touches(index - 1, index)
    default: false
    }
  }

  /// The line of an offset, counted from 1.
  func line(at offset: Int) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The line and the column of an offset, both counted from 1; columns count bytes, as the compiler's do.
  func place(at offset: Int) -> (line: Int, column: Int) {
    let line = line(at: offset)
    return (line, offset - lines[max(0, line - 1)] + 1)
  }

  private static func lineStarts(_ bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for (offset, byte) in bytes.enumerated() {
      let isEnd =
        byte == 0x0A || byte == 0x0D && (offset + 1 == bytes.count || bytes[offset + 1] != 0x0A)
      if isEnd { starts.append(offset + 1) }
    }
    return starts
  }

  private static func statementBodies(
    _ tokens: [Token],
    _ names: [String],
    _ bytes: [UInt8]
  ) -> Set<Int> {
    var found: Set<Int> = []
    var waits = [false]
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .identifier where Words.beforeBodies.contains(names[index]):
        let isMember = index > 0 && bytes[tokens[index - 1].start] == UInt8(ascii: ".")
        if !isMember { waits[waits.count - 1] = true }
      case .open:
        if bytes[token.start] == UInt8(ascii: "{"), waits[waits.count - 1] {
          found.insert(index)
          waits[waits.count - 1] = false
        }
        waits.append(false)
      case .close where waits.count > 1: waits.removeLast()
      default: break
      }
    }
    return found
  }
}
