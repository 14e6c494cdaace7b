import LayoutSim

/// Parses the line of a node: its parts in the order in which they are printed, with one blank before each.
struct NodeLine {
  private var scanner: LineScanner
  private var node = OutlineNode(.box)

  /// The last part that was read.
  private var last = Part.role

  /// The rank of the first flag that may follow those that were read.
  private var nextFlag = 0

  private enum Part: Int {
    case role, route, label, tag, fact, text, flag, proposal, drawn, frame
  }

  /// Begins at the position of `scanner`, after the indentation.
  init(_ scanner: LineScanner) {
    self.scanner = scanner
  }

  /// The node, without its place in the tree.
  mutating func read() throws(OutlineError) -> OutlineNode {
    node.role = Role(try scanner.word())
    while !scanner.isAtEnd {
      guard scanner.skip(UInt8(ascii: " ")) else { throw unexpected(at: scanner) }
      switch scanner.next {
      case UInt8(ascii: "\""): try readQuoted()
      case UInt8(ascii: "#"): try readTag()
      case UInt8(ascii: "@"): try readFrame()
      case UInt8.blank: throw unexpected(at: scanner)
      case nil: throw scanner.error(.lineEnding)
      default: try readBare()
      }
    }
    return node
  }

  /// Begins `part`, which is at most once in a line and after those that precede it; facts and flags are
  /// repeated.
  private mutating func begin(_ part: Part, at start: LineScanner) throws(OutlineError) {
    let isRepeated = part == last && (part == .fact || part == .flag)
    guard part.rawValue > last.rawValue || isRepeated else { throw unexpected(at: start) }
    last = part
  }

  private func unexpected(at start: LineScanner) -> OutlineError {
    start.error(.unexpectedWord(start.restOfWord))
  }

  private mutating func readTag() throws(OutlineError) {
    try begin(.tag, at: scanner)
    _ = scanner.skip(UInt8(ascii: "#"))
    node.tag = try scanner.word()
  }

  private mutating func readFrame() throws(OutlineError) {
    try begin(.frame, at: scanner)
    guard scanner.skip("@ ") else { throw unexpected(at: scanner) }
    node.frame = try scanner.frame(separator: UInt8(ascii: " "))
  }

  /// A label, or a fact whose key is in quotes.
  private mutating func readQuoted() throws(OutlineError) {
    let start = scanner
    let words = try scanner.quoted()
    guard scanner.skip(UInt8(ascii: "=")) else {
      try begin(.label, at: start)
      node.label = words
      return
    }
    guard PrintedWords.needsQuotes(asKey: words) else {
      throw start.error(.quoting(start.restOfWord))
    }
    try begin(.fact, at: start)
    node.facts.append(Fact(words, try scanner.word()))
  }

  /// A flag, a route, or a part that begins with `key=`.
  private mutating func readBare() throws(OutlineError) {
    let start = scanner
    let word = try scanner.bareWord(before: UInt8(ascii: "="))
    if scanner.skip(UInt8(ascii: "=")) {
      try readValue(of: word, from: start)
    } else if let flag = NodeFlags.printed[word] {
      try begin(.flag, at: start)
      guard flag.rank >= nextFlag else { throw unexpected(at: start) }
      nextFlag = flag.rank + 1
      node.flags.insert(flag.flag)
    } else {
      try begin(.route, at: start)
      node.route = word
    }
  }

  private mutating func readValue(of key: String, from start: LineScanner) throws(OutlineError) {
    switch key {
    case "route":
      try begin(.route, at: start)
      let route = scanner.next == UInt8(ascii: "\"") ? try scanner.quoted() : nil
      guard let route, PrintedWords.needsQuotes(asRoute: route) else {
        throw start.error(.quoting(start.restOfWord))
      }
      node.route = route
    case "text":
      try begin(.text, at: start)
      node.textFrame = try scanner.frame(separator: UInt8(ascii: ","))
    case "proposed":
      try begin(.proposal, at: start)
      node.proposal = try scanner.proposal()
    case "drawn":
      try begin(.drawn, at: start)
      node.drawnFrame = try scanner.frame(separator: UInt8(ascii: ","))
    default:
      guard !PrintedWords.needsQuotes(asKey: key) else {
        throw start.error(.quoting(start.restOfWord))
      }
      try begin(.fact, at: start)
      node.facts.append(Fact(key, try scanner.word()))
    }
  }
}

extension NodeFlags {
  /// The printed flags by their words, with their ranks in print.
  fileprivate static let printed: [String: (flag: NodeFlags, rank: Int)] = {
    let words = NodeFlags(rawValue: .max).words
    let flags = (0..<Int.bitWidth - 1).map { NodeFlags(rawValue: 1 << $0) }
    return Dictionary(
      uniqueKeysWithValues: flags.compactMap { flag in
        guard let word = flag.words.first, let rank = words.firstIndex(of: word) else { return nil }
        return (word, (flag, rank))
      }
    )
  }()
}
