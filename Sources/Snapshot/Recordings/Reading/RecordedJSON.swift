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
