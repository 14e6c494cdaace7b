/// Reads the page source of WebDriverAgent and Appium: an XML element for each element of the screen.
///
/// XML is read strictly, tag by tag, without document types and with no entities but the five of XML. Nothing but its own
/// bytes is read, so that no file and no network is asked.
struct PageSource {
  private var bytes: ByteScanner
  private var content = RecordedContent(.pageSource, .outward)

  /// The tags that are open, with the positions of their elements.
  private var open: [(name: String, index: Int?)] = []

  init(_ text: String) {
    bytes = ByteScanner(text)
  }

  /// The elements, also of a text that ends too early.
  consuming func read() throws(RecordingError) -> RecordedContent {
    content.precision = .exact
    while try readTag() {}
    if !open.isEmpty { content.isCut = true }
    if content.isCut { content.remark("the text ends inside of the tree", line: bytes.line) }
    guard !content.elements.isEmpty else { throw RecordingError(.unknownFormat) }
    return content
  }

  /// Reads the next tag, and skips words before it; returns whether there was a whole one.
  private mutating func readTag() throws(RecordingError) -> Bool {
    _ = bytes.take { $0 != UInt8(ascii: "<") }
    guard bytes.next != nil else { return false }
    let skipped: [(start: StaticString, end: StaticString)] = [
      ("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>"),
    ]
    if let part = skipped.first(where: { bytes.skip($0.start) }) {
      return bytes.skip(through: part.end) ? true : try end("")
    }
    if bytes.skip("<!") { throw RecordingError(.entity("<!" + name()), line: bytes.line) }
    if bytes.skip("</") {
      let name = name()
      bytes.skipBlanks()
      guard !name.isEmpty, bytes.skip(">") else { return try end("a closing tag does not end") }
      let expected = open.popLast()?.name
      guard expected == name else {
        throw malformed(
          "“\(name)” is closed where \(expected.map { "“\($0)”" } ?? "nothing") is open"
        )
      }
      return true
    }
    _ = bytes.skip("<")
    return try readElement()
  }

  private mutating func readElement() throws(RecordingError) -> Bool {
    let (name, line) = (name(), bytes.line)
    guard !name.isEmpty else { return try end("“<” begins no tag") }
    var attributes: [String: JSONValue] = ["type": .string(name)]
    var keys: Set<String> = []
    bytes.skipBlanks()
    while let next = bytes.next, !"/>".utf8.contains(next) {
      let key = self.name()
      bytes.skipBlanks()
      let isAssigned = !key.isEmpty && bytes.skip("=")
      bytes.skipBlanks()
      guard isAssigned, bytes.next == UInt8(ascii: "\"") || bytes.next == UInt8(ascii: "'"),
        let value = try value()
      else { return try end("“\(key)” of “\(name)” has no value in quotes") }
      guard keys.insert(key).inserted else { throw malformed("“\(key)” is there twice") }
      attributes[key] = .string(value)
      bytes.skipBlanks()
    }
    let isEmpty = bytes.skip("/")
    guard bytes.skip(">") else { return try end("“\(name)” has no end") }
    var index: Int?
    if name.hasPrefix(RecordedKind.prefix) || keys.contains("type") {
      let parent = open.last { $0.index != nil }?.index
      let element = content.element(.object(attributes, line: line), parent, line: line)
      index = content.elements.count
      try content.append(element)
      if element.frame != nil, !keys.contains("nativeFrame") { content.precision = .outward }
    }
    guard open.count < Recording.deepest else { throw RecordingError(.tooDeep, line: line) }
    if !isEmpty { open.append((name, index)) }
    return true
  }

  /// The value of an attribute, which is in quotes; `nil` if the text ends in it.
  private mutating func value() throws(RecordingError) -> String? {
    let quote = bytes.take()
    var value = ""
    while true {
      value += bytes.take { $0 != quote && !"&<".utf8.contains($0) }
      guard let byte = bytes.take() else { return nil }
      if byte == quote { return value }
      guard byte == UInt8(ascii: "&") else {
        throw malformed("“<” is inside of a value. The file is no XML")
      }
      let name = bytes.take { $0 != UInt8(ascii: ";") && $0 != quote }
      guard bytes.skip(";"), let scalar = PageSource.scalar(named: name) else {
        if bytes.next == nil { return nil }
        throw RecordingError(.entity("&\(name.prefix(40));"), line: bytes.line)
      }
      value.unicodeScalars.append(scalar)
    }
  }

  /// The character of an entity, one of the five of XML or a number; `nil` for any other.
  private static func scalar(named name: String) -> Unicode.Scalar? {
    let named = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
    guard name.hasPrefix("#") else { return named[name]?.unicodeScalars.first }
    let digits = name.dropFirst()
    let number = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init)
  }

  /// A name, up to a blank or a mark; empty if there is none.
  private mutating func name() -> String {
    bytes.take { $0 > 0x20 && !"<>/=\"'&;".utf8.contains($0) }
  }

  private func malformed(_ problem: String) -> RecordingError {
    RecordingError(.malformed(problem), line: bytes.line)
  }

  /// Records that the text is cut if it ends here, and returns that there is no tag; otherwise throws.
  private mutating func end(_ problem: String) throws(RecordingError) -> Bool {
    guard bytes.next == nil else { throw malformed(problem) }
    content.isCut = true
    return false
  }
}
