import LayoutSim

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
    // WebDriverAgent answers with a page source or a description as a string.
    if case .string(let source) = value["value"] { return try RecordingText(source).read() }
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
    return node["role"] != nil && node["frame"] != nil ? .accessibility : nil
  }

  /// Reads an element with its content; the scanner has limited the depth.
  private mutating func read(_ node: JSONValue, parent: Int?) throws(RecordingError) {
    guard case .object = node else { return }
    let index = content.elements.count
    try content.append(element(node["attributes"] ?? node, parent, line: node.line))
    for child in node["children"]?.list ?? [] { try read(child, parent: index) }
  }

  private mutating func element(_ node: JSONValue, _ parent: Int?, line: Int) -> RecordedElement {
    func words(_ keys: String...) -> String? { keys.lazy.compactMap { node[$0]?.words }.first }
    let role = words("role") ?? ""
    var type = PageSource.type(words("type", "class") ?? role)
    var kind = RecordedKind(type: type) ?? .unknown
    if content.format == .accessibility {
      kind = RecordedKind(accessibilityType: type, role: role, subrole: words("subrole") ?? "")
    } else if let number = node["elementType"]?.number,
      (0..<Double(RecordedKind.numbered.count)).contains(number)
    {
      type = RecordedKind.numbered[Int(number)]
      kind = RecordedKind(type: type) ?? .other
    }
    var element = RecordedElement(type, kind: kind, parent: parent, line: line)
    element.identifier = words("AXUniqueId", "identifier", "resource-id", "rawIdentifier")
    element.label = words("AXLabel", "label", "accessibilityText", "title")
    element.value = words("AXValue", "value", "text")
    element.placeholder = words("placeholderValue", "hintText")
    if kind == .unknown, element.placeholder != nil { element.kind = .field }
    // An empty field has its placeholder as its value.
    if content.format == .accessibility, kind == .field, element.label == nil {
      element.placeholder = element.value
    }
    element.isEnabled = node["enabled"]?.isTrue ?? node["isEnabled"]?.isTrue
    element.isVisible = node["isVisible"]?.isTrue
    element.frame = frame(of: node)
    if element.frame == nil { content.remark("a frame is missing, or no rectangle", line: line) }
    return element
  }

  private func frame(of node: JSONValue) -> Rect? {
    if let bounds = node["bounds"]?.words {
      let edges = bounds.split { "[],".contains($0) }.map { Double($0) ?? .nan }
      guard edges.count == 4 else { return nil }
      return Rect(recorded: edges[0], edges[1], edges[2] - edges[0], edges[3] - edges[1])
    }
    let frame = node["frame"] ?? node["rect"]
    for keys in [
      ["x", "y", "width", "height"], ["X", "Y", "Width", "Height"], ["x", "y", "w", "h"],
    ] {
      let numbers = keys.compactMap { frame?[$0]?.number }
      if numbers.count == 4 {
        return Rect(recorded: numbers[0], numbers[1], numbers[2], numbers[3])
      }
    }
    return (node["AXFrame"] ?? frame)?.words.flatMap { Rect(recorded: $0) }
  }
}
