import LayoutSim

/// Reads the description of an XCUITest application, and Xcode's device hierarchy: a line for each element, indented.
///
/// Words are not escaped, so that a label may contain quotes, keys, and line breaks.
struct HierarchyText {
  private let text: String
  private var content = RecordedContent(.description, .tenths)

  /// The elements that the next one may be in, with their indentations.
  private var open: [(indent: Int, index: Int)] = []

  /// The element whose lines are being collected.
  private var pending: (text: String, indent: Int, line: Int, isFinished: Bool)?

  /// Whether lines are those of a tree.
  private var isInTree: Bool

  /// The first element of each application, with whether it is in front.
  private var blocks: [(start: Int, isFront: Bool)] = []

  /// A reader of `text`; only lines of a tree are elements.
  init(_ text: String) {
    self.text = text.replacing("\r\n", with: "\n")
    isInTree = !text.contains(HierarchyText.treeStart)
  }

  private static let treeStart = "Element subtree:"
  private static let bundle = "Application bundle identifier:"
  private static let orientation = "Application UI orientation:"
  private static let headers = [bundle, orientation, "Device orientation:", "----"]

  /// Whether `text` has a line of such a hierarchy.
  static func isRecognised(_ text: String) -> Bool {
    text.contains(treeStart) || text.contains(bundle)
      || text.split(separator: "\n").prefix(200).contains {
        HierarchyText.element(in: $0) != nil
      }
  }

  /// The elements of the application in front.
  consuming func read() throws(RecordingError) -> RecordedContent {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() { try read(line, number: index + 1) }
    if let pending, !pending.isFinished {
      content.isCut = true
      content.remark("the text ends inside of an element", line: pending.line)
    }
    try flush()
    keepFront()
    return content
  }

  private mutating func read(_ line: Substring, number: Int) throws(RecordingError) {
    let words = line.drop { $0 == " " || $0 == "\t" }
    switch true {
    case words.hasPrefix("Attributes: "), words == "Path to element:", words == "Query chain:":
      try flush()
      isInTree = false
    case words == HierarchyText.treeStart:
      try flush()
      isInTree = true
      open = []
    case pending?.isFinished != false && HierarchyText.headers.contains { words.hasPrefix($0) }:
      try flush()
      if words.hasPrefix(HierarchyText.bundle) {
        content.format = .deviceHierarchy
        blocks.append((content.elements.count, true))
        open = []
      }
      if words.hasPrefix(HierarchyText.orientation), words.contains("Landscape") {
        content.isLandscape = true
      }
    case !isInTree: break
    default: try readInTree(line, words, number: number)
    }
  }

  private mutating func readInTree(
    _ line: Substring,
    _ words: Substring,
    number: Int
  ) throws(RecordingError) {
    if let element = HierarchyText.element(in: line) {
      try flush()
      if line.prefix(element.indent).contains("\t") {
        content.remark("a tab counts as one blank", line: number)
      }
      let isFinished = HierarchyText.isFinished(element.text)
      pending = (String(element.text), element.indent, number, isFinished)
    } else if pending?.isFinished == false {
      // The lines so far are not scanned again, however many follow.
      pending?.text += "\n"
      pending?.text += line
      pending?.isFinished = HierarchyText.isFinished(line)
    } else if !words.isEmpty {
      content.remark("this is no element: “\(words.prefix(40))”", line: number)
    }
  }

  /// Whether an element may end after the line `text`.
  private static func isFinished(_ text: Substring) -> Bool {
    if text.hasSuffix("}") || text.hasSuffix("'") || text.contains(", value: ") { return true }
    if flags.contains(where: { text.hasSuffix(", " + $0) }) { return true }
    let last = text.split(separator: ", ").last ?? ""
    return ["activationBundleId: ", "pid: "].contains { last.hasPrefix($0) }
  }

  private static let flags = [
    "Keyboard Focused", "Focused", "Disabled", "Selected", "isRemoteLeafPlaceholder",
  ]

  /// The element with which `line` begins, without its indentation; `nil` if it begins with none.
  private static func element(in line: Substring) -> (text: Substring, indent: Int)? {
    let margin = line.prefix { $0 == " " || $0 == "\t" }
    var rest = line[margin.endIndex...]
    if rest.hasPrefix("→") { rest.removeFirst() }
    let type = rest.prefix { $0.isLetter && $0.isASCII }
    guard type.count > 2, type.first?.isUppercase == true else { return nil }
    var after = rest[type.endIndex...]
    if after.hasPrefix(" (Main)") { after = after.dropFirst(7) }
    let isElement = [", {{", ", 0x", " 0x", ", pid: "].contains { after.hasPrefix($0) }
    return isElement ? (rest, margin.count) : nil
  }
}

// The parts of one element.
extension HierarchyText {
  private mutating func flush() throws(RecordingError) {
    guard let (text, indent, line, _) = pending else { return }
    pending = nil
    var rest = Substring(text)
    let type = String(rest.prefix { $0.isLetter })
    rest = rest.dropFirst(type.count)
    while let last = open.last, last.indent >= indent { open.removeLast() }
    let kind = content.kind(of: type, line: line)
    var element = RecordedElement(type, kind: kind, parent: open.last?.index, line: line)
    readFront(of: &rest, into: &element)
    readBack(of: &rest, into: &element)
    readWords(rest, into: &element)
    open.append((indent, content.elements.count))
    guard open.count <= Recording.deepest else { throw RecordingError(.tooDeep, line: line) }
    try content.append(element)
  }

  /// Takes the address, traits, the process and the frame from the start of `rest`.
  private mutating func readFront(of rest: inout Substring, into element: inout RecordedElement) {
    let words = HierarchyText.keys.compactMap { rest.firstRange(of: ", \($0): ")?.lowerBound }.min()
    let front = rest[..<(words ?? rest.endIndex)]
    guard let start = front.firstRange(of: "{{")?.lowerBound else {
      rest = words.map { rest[$0...] } ?? rest
      return
    }
    guard let end = front[start...].firstRange(of: "}}")?.upperBound else {
      content.isCut = true
      content.remark("the frame does not end", line: element.line)
      rest = ""
      return
    }
    let frame = front[start..<end]
    element.frame = Rect(recorded: frame)
    if element.frame == nil {
      content.remark("a frame is no rectangle: \(frame.prefix(60))", line: element.line)
    }
    rest = rest[end...]
  }

  /// Takes flags, the hit point and the application from the end of `rest`.
  private mutating func readBack(of rest: inout Substring, into element: inout RecordedElement) {
    if let end = rest.ranges(of: ", activationBundleId: ").last {
      rest = rest[..<end.lowerBound]
      if let last = blocks.indices.last { blocks[last].isFront = false }
    }
    if rest.hasSuffix("}"), let end = rest.ranges(of: ", hitPoint: {").last {
      rest = rest[..<end.lowerBound]
    }
    while let flag = HierarchyText.flags.first(where: { rest.hasSuffix(", " + $0) }) {
      rest = rest.dropLast(flag.count + 2)
      if flag == "Disabled" { element.isEnabled = false }
    }
  }

  private static let keys = [
    "identifier", "identifier", "title", "label", "placeholderValue", "value",
  ]

  /// Reads the words between: an identifier ends at the first following key, other words at the last one.
  private func readWords(_ words: Substring, into element: inout RecordedElement) {
    var rest = words
    for (index, key) in HierarchyText.keys.enumerated() {
      // A key that is there twice is read twice.
      let start = ", \(key): "
      guard rest.hasPrefix(start) else { continue }
      rest = rest.dropFirst(start.count)
      if key == "value" {
        element.value = String(rest)
        return
      }
      if rest.hasPrefix("'") { rest = rest.dropFirst() }
      let ends = HierarchyText.keys[(index + 1)...].flatMap { rest.ranges(of: "', \($0): ") }
        .map(\.lowerBound)
      let end = key == "identifier" ? ends.min() : ends.max()
      var text = end.map { rest[..<$0] } ?? rest
      if end == nil, text.hasSuffix("'") { text = text.dropLast() }
      switch key {
      case "identifier": element.identifier = String(text)
      case "placeholderValue": element.placeholder = String(text)
      default: element.label = String(text)
      }
      // The quote before the next key is not part of it.
      rest = end.map { rest[$0...].dropFirst() } ?? ""
    }
  }

  /// Keeps the elements of the application in front.
  private mutating func keepFront() {
    let all = content.elements
    let ends = blocks.dropFirst().map(\.start) + [all.count]
    let parts = zip(blocks, ends).filter { $0.isFront && $0.start < $1 }
    guard let front = parts.first.map({ $0.start..<$1 }), front.count < all.count else { return }
    content.remark(
      "\(all.count - front.count) elements of another application are left out",
      line: all[front.lowerBound > 0 ? 0 : front.upperBound].line
    )
    content.elements = Array(all[front])
    for index in content.elements.indices {
      content.elements[index].parent? -= front.lowerBound
    }
  }
}
