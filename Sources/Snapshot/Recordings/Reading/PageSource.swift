/// Reads the page source of WebDriverAgent and Appium: an XML element for each element of the screen.
struct PageSource {
  private var scanner: XMLScanner
  private var content = RecordedContent(.pageSource, .outward)

  init(_ text: String) {
    scanner = XMLScanner(text)
  }

  /// The elements, also of a text that ends too early.
  consuming func read() throws(RecordingError) -> RecordedContent {
    var open: [(name: String, index: Int?)] = []
    var isExact = true
    reading: while true {
      switch try scanner.next() {
      case .open(let name, let attributes, let isEmpty):
        let parent = open.last { $0.index != nil }?.index
        var index: Int?
        if name.hasPrefix(RecordedKind.prefix) || attributes["type"] != nil {
          let node = JSONValue.object(
            ["type": .string(name)].merging(attributes.mapValues { .string($0) }) { $1 },
            line: scanner.line
          )
          let element = content.element(node, parent, line: scanner.line)
          index = content.elements.count
          try content.append(element)
          if element.frame != nil, attributes["nativeFrame"] == nil { isExact = false }
        }
        guard open.count < Recording.deepest else {
          throw RecordingError(.tooDeep, line: scanner.line)
        }
        if !isEmpty { open.append((name, index)) }
      case .close(let name):
        guard open.last?.name == name else {
          let expected = open.last.map { "“\($0.name)”" } ?? "nothing"
          throw RecordingError(
            .malformed("“\(name)” is closed where \(expected) is open"),
            line: scanner.line
          )
        }
        open.removeLast()
      case .end(let isCut):
        if isCut || !open.isEmpty {
          content.isCut = true
          content.remark("the text ends inside of the tree", line: scanner.line)
        }
        break reading
      }
    }
    guard !content.elements.isEmpty else { throw RecordingError(.unknownFormat) }
    if isExact { content.precision = .exact }
    return content
  }
}
