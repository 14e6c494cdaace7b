import LayoutSim

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
        if name.hasPrefix(PageSource.prefix) || attributes["type"] != nil {
          let element = element(name, attributes, parent: parent)
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

  static let prefix = "XCUIElementType"

  private mutating func element(
    _ name: String,
    _ attributes: [String: String],
    parent: Int?
  ) -> RecordedElement {
    let type = PageSource.type(attributes["type"] ?? name)
    let kind = RecordedKind(type: type)
    if kind == nil { content.remark("“\(type)” is no known type", line: scanner.line) }
    var element = RecordedElement(type, kind: kind ?? .other, parent: parent, line: scanner.line)
    element.label = attributes["label"].unlessEmpty
    element.value = attributes["value"].unlessEmpty
    element.placeholder = attributes["placeholderValue"].unlessEmpty
    // The name of an element without an identifier is its label.
    let identifier = attributes["name"].unlessEmpty
    element.identifier = identifier == element.label ? nil : identifier
    element.isEnabled = attributes["enabled"].map { $0 == "true" || $0 == "1" }
    element.isVisible = attributes["visible"].map { $0 == "true" || $0 == "1" }
    if let exact = attributes["nativeFrame"].flatMap({ Rect(recorded: $0) }) {
      element.frame = exact
    } else {
      let numbers = ["x", "y", "width", "height"].compactMap { attributes[$0].flatMap(Double.init) }
      if numbers.count == 4 {
        element.frame = Rect(recorded: numbers[0], numbers[1], numbers[2], numbers[3])
        if element.frame == nil { content.remark("a frame is no rectangle", line: scanner.line) }
      }
    }
    return element
  }

  /// The type without the prefix of WebDriverAgent.
  static func type(_ name: String) -> String {
    name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
  }
}

extension String? {
  /// The text, unless it is empty.
  var unlessEmpty: String? { self?.isEmpty == true ? nil : self }
}
