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

  private var bytes: ByteScanner

  var line: Int { bytes.line }

  init(_ text: String) {
    bytes = ByteScanner(text)
  }

  /// The next tag; words between tags are skipped.
  mutating func next() throws(RecordingError) -> Tag {
    while true {
      _ = bytes.take { $0 != UInt8(ascii: "<") }
      guard bytes.next != nil else { return .end(isCut: false) }
      let skipped: [(start: StaticString, end: StaticString)] = [
        ("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>"),
      ]
      if let part = skipped.first(where: { bytes.skip($0.start) }) {
        guard bytes.skip(through: part.end) else { return .end(isCut: true) }
        continue
      }
      if bytes.skip("<!") { throw RecordingError(.entity("<!" + name()), line: line) }
      if bytes.skip("</") {
        let name = name()
        bytes.skipBlanks()
        guard !name.isEmpty, bytes.skip(">") else {
          return try cutOrError("a closing tag does not end")
        }
        return .close(name)
      }
      _ = bytes.skip("<")
      return try openTag()
    }
  }

  private mutating func openTag() throws(RecordingError) -> Tag {
    let name = name()
    guard !name.isEmpty else { return try cutOrError("“<” begins no tag") }
    var attributes: [String: String] = [:]
    while true {
      bytes.skipBlanks()
      if bytes.skip("/>") { return .open(name: name, attributes: attributes, isEmpty: true) }
      if bytes.skip(">") { return .open(name: name, attributes: attributes, isEmpty: false) }
      let key = self.name()
      guard !key.isEmpty else { return try cutOrError("“\(name)” has no end") }
      bytes.skipBlanks()
      guard bytes.skip("=") else { return try cutOrError("the attribute “\(key)” has no value") }
      bytes.skipBlanks()
      guard let quote = bytes.next, "\"'".utf8.contains(quote) else {
        return try cutOrError("the value of “\(key)” has no quotes")
      }
      _ = bytes.take()
      guard let value = try value(endingWith: quote) else { return .end(isCut: true) }
      guard attributes.updateValue(value, forKey: key) == nil else {
        throw RecordingError(.malformed("“\(key)” is there twice"), line: line)
      }
    }
  }

  /// The value of an attribute, whose quote was read; `nil` if the text ends in it.
  private mutating func value(endingWith quote: UInt8) throws(RecordingError) -> String? {
    var value = ""
    while true {
      value += bytes.take { $0 != quote && !"&<".utf8.contains($0) }
      guard let byte = bytes.take() else { return nil }
      if byte == quote { return value }
      guard byte == UInt8(ascii: "&") else {
        throw RecordingError(.malformed("“<” is inside of a value. The file is no XML"), line: line)
      }
      let name = bytes.take { $0 != UInt8(ascii: ";") && $0 != quote }
      guard bytes.skip(";") else {
        if bytes.next == nil { return nil }
        throw RecordingError(.malformed("“&” begins no entity"), line: line)
      }
      guard let scalar = XMLScanner.scalar(named: name) else {
        throw RecordingError(.entity("&\(name.prefix(40));"), line: line)
      }
      value.unicodeScalars.append(scalar)
    }
  }

  /// The character of an entity, one of the five of XML or a number; `nil` for any other.
  private static func scalar(named name: String) -> Unicode.Scalar? {
    let named: [String: Unicode.Scalar] = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
    ]
    if let scalar = named[name] { return scalar }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let number = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init)
  }

  /// The end of the text, if it ends here; otherwise throws.
  private func cutOrError(_ problem: String) throws(RecordingError) -> Tag {
    guard bytes.next != nil else { return .end(isCut: true) }
    throw RecordingError(.malformed(problem), line: line)
  }

  /// A name, up to a blank or a mark; empty if there is none.
  private mutating func name() -> String {
    bytes.take { $0 > 0x20 && !"<>/=\"'&;".utf8.contains($0) }
  }
}
