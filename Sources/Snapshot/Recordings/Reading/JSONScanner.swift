/// A value of JSON; objects have the line on which they begin.
indirect enum JSONValue: Hashable {
  case object([String: JSONValue], line: Int)
  case array([JSONValue])
  case string(String)
  case number(Double)
  case bool(Bool)
  case null
}

extension JSONValue {
  /// The value of `key`; `nil` if it is missing, or if this is no object.
  subscript(key: String) -> JSONValue? {
    guard case .object(let members, _) = self else { return nil }
    return members[key]
  }

  /// The words of a string or a number; `nil` for any other value, and for an empty string.
  var words: String? {
    switch self {
    case .string(let words): words.isEmpty ? nil : words
    case .number(let number):
      number.magnitude < 1e15 && number == number.rounded() ? "\(Int64(number))" : "\(number)"
    case .bool(let isTrue): isTrue ? "true" : "false"
    default: nil
    }
  }

  /// The number, or that of a string.
  var number: Double? {
    switch self {
    case .number(let number): number
    case .string(let words): Double(words)
    default: nil
    }
  }

  /// Whether it is true, as a word or a number.
  var isTrue: Bool? { words.map { $0 == "true" || $0 == "1" } }

  /// The elements of an array; `nil` for any other value.
  var list: [JSONValue]? { if case .array(let values) = self { values } else { nil } }

  /// The line of an object; 0 for any other value.
  var line: Int { if case .object(_, let line) = self { line } else { 0 } }
}

/// Reads JSON, also of a text that ends too early: what is open there is closed.
struct JSONScanner {
  private let bytes: [UInt8]
  private var position = 0
  private(set) var line = 1

  /// Whether the text ends inside of a value.
  private(set) var isCut = false

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The first value; what follows is ignored.
  mutating func value(depth: Int = 0) throws(RecordingError) -> JSONValue? {
    guard depth < Recording.deepest else { throw RecordingError(.tooDeep, line: line) }
    skipBlanks()
    switch peek {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return try string().map { .string($0) }
    case nil:
      isCut = true
      return nil
    default: return try word()
    }
  }

  private mutating func object(depth: Int) throws(RecordingError) -> JSONValue {
    let start = line
    var members: [String: JSONValue] = [:]
    position += 1
    while true {
      skipBlanks()
      if skip(UInt8(ascii: "}")) { break }
      guard peek == UInt8(ascii: "\"") else {
        guard peek == nil else { throw error("a key in quotes is expected") }
        isCut = true
        break
      }
      guard let key = try string() else { break }
      skipBlanks()
      guard skip(UInt8(ascii: ":")) else {
        guard peek == nil else { throw error("“:” is expected after “\(key.prefix(40))”") }
        isCut = true
        break
      }
      guard let value = try value(depth: depth + 1) else { break }
      members[key] = value
      skipBlanks()
      if skip(UInt8(ascii: ",")) || isCut || peek == UInt8(ascii: "}") { continue }
      guard peek == nil else { throw error("“,” or “}” is expected") }
    }
    return .object(members, line: start)
  }

  private mutating func array(depth: Int) throws(RecordingError) -> JSONValue {
    var values: [JSONValue] = []
    position += 1
    while true {
      skipBlanks()
      if skip(UInt8(ascii: "]")) { break }
      guard let value = try value(depth: depth + 1) else { break }
      values.append(value)
      skipBlanks()
      if skip(UInt8(ascii: ",")) || isCut || peek == UInt8(ascii: "]") { continue }
      guard peek == nil else { throw error("“,” or “]” is expected") }
    }
    return .array(values)
  }

  /// A string, whose quote comes next; `nil` if the text ends in it.
  private mutating func string() throws(RecordingError) -> String? {
    position += 1
    var words: [UInt8] = []
    while let byte = peek {
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: words, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let escaped = peek else { break }
        position += 1
        try append(escaped, to: &words)
      default:
        if byte == UInt8(ascii: "\n") { line += 1 }
        words.append(byte)
      }
    }
    isCut = true
    return nil
  }

  private mutating func append(_ escaped: UInt8, to words: inout [UInt8]) throws(RecordingError) {
    switch escaped {
    case UInt8(ascii: "n"): words.append(0x0A)
    case UInt8(ascii: "t"): words.append(0x09)
    case UInt8(ascii: "r"): words.append(0x0D)
    case UInt8(ascii: "b"): words.append(0x08)
    case UInt8(ascii: "f"): words.append(0x0C)
    case UInt8(ascii: "u"):
      var unit = try hexadecimal()
      if (0xD800..<0xDC00).contains(unit), bytes[position...].starts(with: [0x5C, 0x75]) {
        position += 2
        let low = try hexadecimal()
        unit = 0x10000 + (unit - 0xD800) << 10 + (low &- 0xDC00) & 0x3FF
      }
      words += Array(String(Unicode.Scalar(unit) ?? "\u{FFFD}").utf8)
    default: words.append(escaped)
    }
  }

  private mutating func hexadecimal() throws(RecordingError) -> UInt32 {
    let digits = String(decoding: bytes[position...].prefix(4), as: UTF8.self)
    guard digits.utf8.count == 4, let value = UInt32(digits, radix: 16) else {
      throw error("“\\u” needs four digits")
    }
    position += 4
    return value
  }

  /// A number, `true`, `false` or `null`.
  private mutating func word() throws(RecordingError) -> JSONValue? {
    let start = position
    while let byte = peek, !" \t\r\n,:]}[{\"".utf8.contains(byte) { position += 1 }
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default:
      if let number = Double(word), number.isFinite { return .number(number) }
      if peek == nil {
        isCut = true
        return nil
      }
      throw error("“\(word.prefix(40))” is no value")
    }
  }

  private func error(_ problem: String) -> RecordingError {
    RecordingError(.malformed("\(problem). The file is no JSON"), line: line)
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    position += 1
    return true
  }

  private mutating func skipBlanks() {
    while let byte = peek, byte == 0x20 || (0x09...0x0D).contains(byte) {
      if byte == 0x0A { line += 1 }
      position += 1
    }
  }
}
