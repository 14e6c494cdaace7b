/// Reads XML strictly, tag by tag, without document types and with no entities but the five of XML.
///
/// It reads nothing but its own bytes, so that no file and no network is asked.
struct XMLScanner {
  /// A tag, or the end of the text.
  enum Tag: Hashable {
    case open(name: String, attributes: [String: String], isEmpty: Bool)
    case close(String)

    /// The text ends; inside of a tag if `isCut`.
    case end(isCut: Bool)
  }

  private let bytes: [UInt8]
  private var position = 0

  /// The line of the next byte, counted from 1.
  private(set) var line = 1

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The next tag; words between tags are skipped.
  mutating func next() throws(RecordingError) -> Tag {
    while true {
      while let byte = peek, byte != UInt8(ascii: "<") { advance(byte) }
      guard peek != nil else { return .end(isCut: false) }
      if skip("<!--") {
        guard skip(through: "-->") else { return .end(isCut: true) }
      } else if skip("<![CDATA[") {
        guard skip(through: "]]>") else { return .end(isCut: true) }
      } else if skip("<?") {
        guard skip(through: "?>") else { return .end(isCut: true) }
      } else if skip("<!") {
        throw RecordingError(.entity("<!" + (name() ?? "")), line: line)
      } else if skip("</") {
        guard let name = name() else { return try cutOrError("a closing tag without a name") }
        skipBlanks()
        guard skip(">") else { return try cutOrError("the closing tag “\(name)” does not end") }
        return .close(name)
      } else {
        _ = skip("<")
        return try openTag()
      }
    }
  }

  private mutating func openTag() throws(RecordingError) -> Tag {
    guard let name = name() else { return try cutOrError("“<” begins no tag") }
    var attributes: [String: String] = [:]
    while true {
      skipBlanks()
      if skip("/>") { return .open(name: name, attributes: attributes, isEmpty: true) }
      if skip(">") { return .open(name: name, attributes: attributes, isEmpty: false) }
      guard let key = self.name() else { return try cutOrError("“\(name)” has no end") }
      skipBlanks()
      guard skip("=") else { return try cutOrError("the attribute “\(key)” has no value") }
      skipBlanks()
      guard let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
        return try cutOrError("the value of “\(key)” has no quotes")
      }
      position += 1
      guard let value = try value(endingWith: quote) else { return .end(isCut: true) }
      guard attributes.updateValue(value, forKey: key) == nil else {
        throw RecordingError(.malformed("“\(key)” is there twice"), line: line)
      }
    }
  }

  /// The value of an attribute, whose quote was read; `nil` if the text ends in it.
  private mutating func value(endingWith quote: UInt8) throws(RecordingError) -> String? {
    var value: [UInt8] = []
    while let byte = peek {
      if byte == quote {
        position += 1
        return String(decoding: value, as: UTF8.self)
      }
      if byte == UInt8(ascii: "<") {
        throw RecordingError(.malformed("“<” is inside of a value. The file is no XML"), line: line)
      }
      advance(byte)
      guard byte == UInt8(ascii: "&") else {
        value.append(byte)
        continue
      }
      guard let end = bytes[position...].prefix(64).firstIndex(of: UInt8(ascii: ";")) else {
        if bytes.count - position < 64 { return nil }
        throw RecordingError(.malformed("“&” begins no entity"), line: line)
      }
      let name = String(decoding: bytes[position..<end], as: UTF8.self)
      guard let scalar = XMLScanner.scalar(named: name) else {
        throw RecordingError(.entity("&\(name);"), line: line)
      }
      position = end + 1
      value += Array(String(Character(scalar)).utf8)
    }
    return nil
  }

  /// The character of an entity, one of the five of XML or a number; `nil` for any other.
  private static func scalar(named name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      let number =
        name.hasPrefix("#x")
        ? UInt32(name.dropFirst(2), radix: 16)
        : name.hasPrefix("#") ? UInt32(name.dropFirst(1)) : nil
      return number.flatMap(Unicode.Scalar.init)
    }
  }

  /// The end of the text, if it ends here; otherwise throws.
  private func cutOrError(_ problem: String) throws(RecordingError) -> Tag {
    guard peek != nil else { return .end(isCut: true) }
    throw RecordingError(.malformed(problem), line: line)
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func advance(_ byte: UInt8) {
    if byte == UInt8(ascii: "\n") { line += 1 }
    position += 1
  }

  private mutating func skipBlanks() {
    while let byte = peek, byte == 0x20 || (0x09...0x0D).contains(byte) { advance(byte) }
  }

  private mutating func skip(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard position + length <= bytes.count else { return false }
    let isNext = text.withUTF8Buffer { $0.elementsEqual(bytes[position..<position + length]) }
    if isNext { position += length }
    return isNext
  }

  private mutating func skip(through text: StaticString) -> Bool {
    while let byte = peek {
      if skip(text) { return true }
      advance(byte)
    }
    return false
  }

  /// A name of letters, digits and `-_.:`; `nil` if there is none.
  private mutating func name() -> String? {
    let start = position
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "."), UInt8(ascii: ":"), 0x80...:
        position += 1
      default:
        return position > start ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
      }
    }
    return position > start ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
  }
}
