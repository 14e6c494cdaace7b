import LayoutSim

/// The content of a recording, before it is checked.
struct RecordedContent {
  var format: RecordingFormat
  var precision: RecordedPrecision
  var elements: [RecordedElement] = []
  var remarks: [RecordingRemark] = []
  var isCut = false
  var isLandscape = false

  init(_ format: RecordingFormat, _ precision: RecordedPrecision) {
    self.format = format
    self.precision = precision
  }

  /// Appends `element`; throws if there are too many.
  mutating func append(_ element: RecordedElement) throws(RecordingError) {
    guard elements.count < Recording.mostElements else {
      throw RecordingError(.tooManyElements, line: element.line)
    }
    elements.append(element)
  }

  mutating func remark(_ reason: String, line: Int) {
    // A file of nothing but faults needs no list of a million.
    guard remarks.count < 100 else { return }
    remarks.append(RecordingRemark(line: line, reason: reason))
  }

  /// The kind of an element with the `type` of XCUITest; one that is unknown is remarked on.
  mutating func kind(of type: String, line: Int) -> RecordedKind {
    if let kind = RecordedKind(type: type) { return kind }
    remark("“\(type.prefix(40))” is no known type", line: line)
    return .other
  }
}

// Elements whose properties have keys, of which each format has its own for the same.
extension RecordedContent {
  mutating func element(_ node: JSONValue, _ parent: Int?, line: Int) -> RecordedElement {
    func words(_ keys: String...) -> String? { keys.lazy.compactMap { node[$0]?.words }.first }
    let role = words("role") ?? ""
    var type = words("type", "class") ?? role
    if type.hasPrefix(RecordedKind.prefix) { type.removeFirst(RecordedKind.prefix.count) }
    let number = node["elementType"]?.number ?? -1
    if (0..<Double(RecordedKind.numbered.count)).contains(number) {
      type = RecordedKind.numbered[Int(number)]
    }
    var kind = RecordedKind.unknown
    if format == .accessibility {
      kind = RecordedKind(accessibilityType: type, role: role, subrole: words("subrole") ?? "")
    } else if !type.isEmpty {
      kind = self.kind(of: type, line: line)
    }
    var element = RecordedElement(type, kind: kind, parent: parent, line: line)
    element.label = words("AXLabel", "label", "accessibilityText", "title")
    element.value = words("AXValue", "value", "text")
    element.placeholder = words("placeholderValue", "hintText")
    element.identifier = words("AXUniqueId", "identifier", "resource-id", "rawIdentifier", "name")
    // The name of an element without an identifier is its label.
    if node["name"] != nil, element.identifier == element.label { element.identifier = nil }
    if kind == .unknown, element.placeholder != nil { element.kind = .field }
    // An empty field has its placeholder as its value.
    if format == .accessibility, kind == .field, element.label == nil {
      element.placeholder = element.value
    }
    element.isEnabled = (node["enabled"] ?? node["isEnabled"])?.isTrue
    element.isVisible = (node["visible"] ?? node["isVisible"])?.isTrue
    element.frame = frame(of: node)
    if element.frame == nil, node["width"] != nil {
      remark("a frame is no rectangle", line: line)
    }
    return element
  }

  private func frame(of node: JSONValue) -> Rect? {
    if let bounds = node["bounds"]?.words {
      let edges = Rect.numbers(in: bounds)
      guard edges.count == 4 else { return nil }
      return Rect(recorded: [edges[0], edges[1], edges[2] - edges[0], edges[3] - edges[1]])
    }
    if let exact = node["nativeFrame"]?.words.flatMap({ Rect(recorded: $0) }) { return exact }
    let frame = node["frame"] ?? node["rect"] ?? node
    let keys = [["x", "X"], ["y", "Y"], ["width", "Width", "w"], ["height", "Height", "h"]]
    let lengths = keys.compactMap { $0.lazy.compactMap { frame[$0]?.number }.first }
    return Rect(recorded: lengths)
      ?? (node["AXFrame"] ?? frame).words.flatMap { Rect(recorded: $0) }
  }
}

extension Rect {
  /// The rectangle that `words` describe with four numbers: `{{16.0, 72.5}, {320.0, 20.3}}`; `nil` if it is none.
  init?(recorded words: some StringProtocol) {
    self.init(recorded: Rect.numbers(in: words))
  }

  /// The rectangle of four recorded lengths; `nil` if they are of none on a screen.
  fileprivate init?(recorded lengths: [Double]) {
    guard lengths.count == 4, lengths.allSatisfy({ $0.magnitude < 1e7 }),
      lengths[2] >= 0, lengths[3] >= 0
    else { return nil }
    self.init(x: lengths[0], y: lengths[1], width: lengths[2], height: lengths[3])
  }

  fileprivate static func numbers(in words: some StringProtocol) -> [Double] {
    words.split { "{}[], ".contains($0) }.map { Double($0) ?? .nan }
  }
}

/// Reads recordings that are JSON: accessibility elements, page sources, and Maestro's hierarchies.
///
/// Their objects have other keys for the same, of which each element has one.
struct RecordedJSON {
  private let text: String
  private var content = RecordedContent(.accessibility, .exact)

  init(_ text: String) {
    self.text = text
  }

  /// The elements, in the dialect of the first object that is an element.
  consuming func read() throws(RecordingError) -> RecordedContent {
    var scanner = JSONScanner(text)
    guard let value = try scanner.value() else { throw RecordingError(.unknownFormat) }
    // A debugger prints a description as a literal, and WebDriverAgent answers with a page source as a string.
    if case .string(let source) = value["value"] ?? value {
      return try RecordingText(source).read()
    }
    guard let (roots, format, isRounded) = RecordedJSON.roots(in: value, depth: 0) else {
      throw RecordingError(scanner.isCut ? .malformed("the text ends too early") : .unknownFormat)
    }
    content.format = format
    switch format {
    case .maestro: content.precision = .cut
    case .pageSourceJSON: content.precision = .outward
    default: content.precision = isRounded ? .nearestPoint : .exact
    }
    for root in roots { try read(root, parent: nil) }
    if scanner.isCut {
      content.isCut = true
      content.remark("the text ends inside of the tree", line: scanner.line)
    }
    return content
  }

  /// The outermost elements in `value`, with their format, and whether a tool has rounded them; `nil` if there are none.
  private static func roots(
    in value: JSONValue,
    depth: Int
  ) -> (elements: [JSONValue], format: RecordingFormat, isRounded: Bool)? {
    guard depth < 8 else { return nil }
    if let format = format(of: value) { return ([value], format, false) }
    if let list = value.list {
      for element in list.prefix(50) {
        if let format = format(of: element) { return (list, format, false) }
        if let found = roots(in: element, depth: depth + 1) { return found }
      }
    }
    for key in [
      "raw", "data", "axElement", "roots", "elements", "tree", "children", "value", "entries",
    ] {
      guard let inner = value[key], var found = roots(in: inner, depth: depth + 1) else { continue }
      if key == "entries" { found.isRounded = true }
      return found
    }
    return nil
  }

  /// The format of which `node` is an element; `nil` if it is none.
  private static func format(of node: JSONValue) -> RecordingFormat? {
    if node["AXFrame"] != nil { return .accessibility }
    if node["attributes"]?["bounds"] != nil { return .maestro }
    if node["elementType"] != nil, node["frame"] != nil { return .maestroRunner }
    if node["type"] != nil, node["rect"] != nil { return .pageSourceJSON }
    guard node["frame"] != nil else { return nil }
    return node["role"] != nil || node["AXLabel"] != nil ? .accessibility : nil
  }

  /// Reads an element with its content; the scanner has limited the depth.
  private mutating func read(_ node: JSONValue, parent: Int?) throws(RecordingError) {
    guard case .object = node else { return }
    let index = content.elements.count
    let element = content.element(node["attributes"] ?? node, parent, line: node.line)
    if element.frame == nil {
      content.remark("a frame is missing, or no rectangle", line: node.line)
    }
    try content.append(element)
    for child in node["children"]?.list ?? [] { try read(child, parent: index) }
  }
}
