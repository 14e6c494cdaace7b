import LayoutSim

/// Writes a render tree as a device's tools would record it: frames as they are drawn, with wrappers and knobs.
struct Exporter {
  /// An element to be written.
  struct Item {
    var type: String
    var identifier: String?
    var label: String?
    var value: String?
    var frame: Rect
    var depth: Int
  }

  /// The elements in pre-order.
  var items: [Item]

  /// Elements in a window of the size.
  init(window: Size, _ items: [Item]) {
    self.items = [Item(type: "Window", frame: Rect(origin: .zero, size: window), depth: 0)] + items
  }

  init(_ tree: RenderTree) {
    let window = Rect(origin: .zero, size: tree.traits.window)
    items = [Item(type: "Window", frame: window, depth: 0)]
    var drawings: [(scale: Double, from: Point, to: Point)] = []
    var depths: [Int] = []
    for (index, node) in tree.nodes.enumerated() {
      var drawing = node.parent.map { drawings[$0] } ?? (1, .zero, .zero)
      if let frame = node.frame, let drawn = node.drawnFrame {
        drawing = (drawn.size.width / frame.size.width, frame.origin, drawn.origin)
      }
      drawings.append(drawing)
      let depth = node.parent.map { depths[$0] } ?? 0
      depths.append(depth)
      let isSeen = node.flags.isDisjoint(with: [.covered, .hidden, .inert, .scrolledAway])
      let isReached = tree.ancestors(of: index).allSatisfy {
        tree.nodes[$0].flags.isDisjoint(with: [.covered, .hidden, .inert, .scrolledAway])
      }
      guard isSeen, isReached, let frame = node.frame,
        let type = Exporter.type(of: node, in: tree, index)
      else { continue }
      let place = Rect(
        x: drawing.to.x + (frame.minX - drawing.from.x) * drawing.scale,
        y: drawing.to.y + (frame.minY - drawing.from.y) * drawing.scale,
        width: frame.size.width * drawing.scale,
        height: frame.size.height * drawing.scale
      )
      guard place.minY < window.maxY, place.maxY > 0, place.size.width > 0, place.size.height > 0
      else {
        continue
      }
      depths[index] = depth + 1
      let isNamed = type != "Cell" && type != "Other" && !(type == "Switch" && node.role == .fill)
      items.append(
        Item(
          type: type,
          identifier: node.role == .backButton ? "BackButton" : node.identifier,
          label: isNamed ? node.label : nil,
          value: node.facts.first { $0.key == "value" }?.value,
          frame: place,
          depth: depth + 1
        )
      )
    }
  }

  /// The type of the element for a node; `nil` if a tool has none.
  private static func type(of node: RenderNode, in tree: RenderTree, _ index: Int) -> String? {
    switch node.role {
    case .text, .heading, .barTitle: "StaticText"
    case .button, .link, .backButton, .tabItem, .option: "Button"
    case .picker: "Button"
    case .switch: "Switch"
    case .slider: "Slider"
    case .stepper: "Stepper"
    case .field: node.facts.contains(Fact("kind", "date")) ? nil : "TextField"
    case .icon, .picture: "Image"
    case .row: "Cell"
    case .navigationBar: "NavigationBar"
    case .tabBar: "TabBar"
    case .toolbar: "Toolbar"
    case .alert: "Alert"
    case .separator: "Other"
    case .scroll: "ScrollView"
    case .box where node.label == "list-row": "Cell"
    case .box where node.label == "container": "Other"
    case .fill where tree.ancestors(of: index).contains { tree.nodes[$0].role == .switch }: "Switch"
    default: nil
    }
  }
}

// The formats.
extension Exporter {
  private func tenths(_ length: Double) -> String {
    let tenths = Int((length * 10).rounded())
    return "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
  }

  /// The description of an XCUITest application.
  var description: String {
    let lines = items.map { item in
      let frame = item.frame
      var line = String(repeating: " ", count: 4 + 2 * item.depth) + "\(item.type), 0x1, "
      line += "{{\(tenths(frame.minX)), \(tenths(frame.minY))}, "
      line += "{\(tenths(frame.size.width)), \(tenths(frame.size.height))}}"
      if let identifier = item.identifier { line += ", identifier: '\(identifier)'" }
      if let label = item.label { line += ", label: '\(label)'" }
      if let value = item.value { line += ", value: \(value)" }
      return line
    }
    return "Element subtree:\n →Application, 0x1, pid: 1, label: 'App'\n"
      + lines.joined(separator: "\n")
      + "\nPath to element:\n"
  }

  /// The page source of WebDriverAgent, with frames widened to whole points.
  var pageSource: String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    var open: [String] = []
    func escaped(_ words: String) -> String {
      words.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(
        "\"",
        with: "&quot;"
      )
      .replacing("\n", with: "&#10;")
    }
    for item in items {
      while open.count > item.depth { text += "</\(open.removeLast())>\n" }
      let name = "XCUIElementType\(item.type)"
      let (left, top) = (rounded(item.frame.minX, .down), rounded(item.frame.minY, .down))
      let (right, bottom) = (rounded(item.frame.maxX, .up), rounded(item.frame.maxY, .up))
      text += "<\(name) type=\"\(name)\""
      if let words = item.identifier ?? item.label { text += " name=\"\(escaped(words))\"" }
      if let label = item.label { text += " label=\"\(escaped(label))\"" }
      if let value = item.value { text += " value=\"\(escaped(value))\"" }
      text += " x=\"\(left)\" y=\"\(top)\" width=\"\(right - left)\" height=\"\(bottom - top)\">\n"
      open.append(name)
    }
    while let name = open.popLast() { text += "</\(name)>\n" }
    return text
  }

  private func rounded(_ length: Double, _ rule: FloatingPointRoundingRule) -> Int {
    // Thirds are not exact.
    Int((length + (rule == .down ? 1e-6 : -1e-6)).rounded(rule))
  }

  /// Accessibility elements with all digits.
  var accessibility: String {
    func quoted(_ words: String?) -> String { words.map(QuotedWords.text) ?? "null" }
    var text = "["
    for (index, item) in items.enumerated() {
      let frame = item.frame
      let type = item.type == "Window" ? "Application" : item.type
      text += """
        {"type": "\(type)", "role": "AX\(type)", "AXUniqueId": \(quoted(item.identifier)), \
        "AXLabel": \(quoted(item.label)), "AXValue": \(quoted(item.value)), \
        "frame": {"x": \(frame.minX), "y": \(frame.minY), "width": \(frame.size.width), \
        "height": \(frame.size.height)}, "AXFrame": "", "children": [
        """
      let next = index + 1 < items.count ? items[index + 1].depth : 0
      if next <= item.depth {
        text +=
          String(repeating: "]}", count: item.depth - next + 1)
          + (index + 1 < items.count ? "," : "")
      }
    }
    return text + "]"
  }
}
