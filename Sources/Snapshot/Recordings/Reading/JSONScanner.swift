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
  /// The value of `key`; `nil` if it is missing, or if this is not an object.
  subscript(key: String) -> JSONValue? {
    guard case .object(let members, _) = self else { return nil }
    return members[key]
  }

  /// The words of a string, a number or a truth; `nil` for any other value, and for an empty string.
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
  var number: Double? { words.flatMap(Double.init) }

  /// Whether it is true, as a word or a number.
  var isTrue: Bool? { words.map { $0 == "true" || $0 == "1" } }

  /// The elements of an array; `nil` for any other value.
  var list: [JSONValue]? { if case .array(let values) = self { values } else { nil } }

  /// The line of an object; 0 for any other value.
  var line: Int { if case .object(_, let line) = self { line } else { 0 } }
}

/// Reads JSON, also of a text that ends too early: what is open there is closed.
struct JSONScanner {
  private var bytes: ByteScanner

  /// Whether the text ends inside of a value.
  private(set) var isCut = false

  var line: Int { bytes.line }

  init(_ text: String) {
    bytes = ByteScanner(text)
  }

  /// The first value; what follows is ignored.
  mutating func value(depth: Int = 0) throws(RecordingError) -> JSONValue? {
    guard depth < Recording.deepest else { throw RecordingError(.tooDeep, line: line) }
    bytes.skipBlanks()
    let start = line
    if bytes.skip("{") {
      var members: [String: JSONValue] = [:]
      while try !ends("}", isFirst: members.isEmpty) {
        guard bytes.skip("\"") else { throw error("a key in quotes is expected") }
        guard let key = try string() else { break }
        bytes.skipBlanks()
        guard bytes.skip(":") || cuts() else {
          throw error("“:” is expected after “\(key.prefix(40))”")
        }
        guard let value = try value(depth: depth + 1) else { break }
        members[key] = value
      }
      return .object(members, line: start)
    }
    if bytes.skip("[") {
      var values: [JSONValue] = []
      while try !ends("]", isFirst: values.isEmpty) {
        guard let value = try value(depth: depth + 1) else { break }
        values.append(value)
      }
      return .array(values)
    }
    if bytes.skip("\"") { return try string().map { .string($0) } }
    return cuts() ? nil : try word()
  }

  /// Whether the text ends, so that it is cut.
  private mutating func cuts() -> Bool {
    if bytes.next == nil { isCut = true }
    return isCut
  }

  /// Skips a comma; returns whether the values end with `mark`, or the text does.
  private mutating func ends(_ mark: StaticString, isFirst: Bool) throws(RecordingError) -> Bool {
    bytes.skipBlanks()
    if cuts() || bytes.skip(mark) { return true }
    guard isFirst || bytes.skip(",") else { throw error("“,” or “\(mark)” is expected") }
    bytes.skipBlanks()
    return bytes.skip(mark) || cuts()
  }

  /// A string, whose quote was read; `nil` if the text ends in it.
  private mutating func string() throws(RecordingError) -> String? {
    var words = ""
    while true {
      words += bytes.take { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
      guard let byte = bytes.take(), byte == UInt8(ascii: "\"") || bytes.next != nil else {
        isCut = true
        return nil
      }
      if byte == UInt8(ascii: "\"") { return words }
      words += try escaped()
    }
  }

  /// The text of an escape, whose backslash was read.
  private mutating func escaped() throws(RecordingError) -> String {
    let name = bytes.take(1)
    guard name == "u" else {
      return ["n": "\n", "t": "\t", "r": "\r", "b": " ", "f": " "][name] ?? name
    }
    var unit = try hexadecimal()
    if (0xD800..<0xDC00).contains(unit), bytes.skip("\\u") {
      unit = 0x10000 + (unit - 0xD800) << 10 + (try hexadecimal() &- 0xDC00) & 0x3FF
    }
    return String(Unicode.Scalar(unit) ?? "\u{FFFD}")
  }

  private mutating func hexadecimal() throws(RecordingError) -> UInt32 {
    let digits = bytes.take(4)
    guard digits.utf8.count == 4, let value = UInt32(digits, radix: 16) else {
      throw error("“\\u” needs four digits")
    }
    return value
  }

  /// A number, `true`, `false` or `null`.
  private mutating func word() throws(RecordingError) -> JSONValue? {
    let word = bytes.take { !" \t\r\n,:]}[{\"".utf8.contains($0) }
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default:
      if let number = Double(word), number.isFinite { return .number(number) }
      if cuts() { return nil }
      throw error("“\(word.prefix(40))” is no value")
    }
  }

  private func error(_ problem: String) -> RecordingError {
    RecordingError(.malformed("\(problem). The file is no JSON"), line: line)
  }
}

/// The bytes of a text, read from the start, with the line of the next one.
struct ByteScanner {
  private let bytes: [UInt8]
  private(set) var position = 0

  /// The line of the next byte, counted from 1.
  private(set) var line = 1

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The next byte; `nil` at the end.
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Skips the next byte, and returns it.
  mutating func take() -> UInt8? {
    guard let byte = next else { return nil }
    if byte == UInt8(ascii: "\n") { line += 1 }
    position += 1
    return byte
  }

  mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || (0x09...0x0D).contains(byte) { _ = take() }
  }

  /// Skips `text`; returns whether it came next.
  mutating func skip(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard position + length <= bytes.count else { return false }
    let isNext = text.withUTF8Buffer { $0.elementsEqual(bytes[position..<position + length]) }
    if isNext { position += length }
    return isNext
  }

  /// Skips everything up to the end of `text`; returns whether it came.
  mutating func skip(through text: StaticString) -> Bool {
    while next != nil {
      if skip(text) { return true }
      _ = take()
    }
    return false
  }

  /// Takes bytes as long as `isPart` holds for them.
  mutating func take(while isPart: (UInt8) -> Bool) -> String {
    let start = position
    while let byte = next, isPart(byte) { _ = take() }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Takes `count` bytes, or those that are left.
  mutating func take(_ count: Int) -> String {
    let end = min(position + count, bytes.count)
    defer { position = end }
    return String(decoding: bytes[position..<end], as: UTF8.self)
  }
}
