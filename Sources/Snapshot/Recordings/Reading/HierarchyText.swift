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
  private var pending: (text: String, indent: Int, line: Int, hasValue: Bool, isFinished: Bool)?

  /// Whether lines are those of a tree.
  private var isInTree: Bool

  /// The first element of each application, with whether it is in front.
  private var blocks: [(start: Int, isFront: Bool)] = []

  init(_ text: String) {
    self.text = text.replacing("\r\n", with: "\n")
    isInTree = !text.contains(HierarchyText.treeStart)
  }

  private static let treeStart = "Element subtree:"
  private static let bundle = "Application bundle identifier:"
  private static let orientation = "Application UI orientation:"
  private static let headers = [bundle, orientation, "Device orientation:"]

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
    for (index, line) in lines.enumerated() {
      try read(line, number: index + 1, next: index + 1 < lines.count ? lines[index + 1] : "")
    }
    if let pending, !pending.isFinished {
      content.isCut = true
      content.remark("the text ends inside of an element", line: pending.line)
    }
    try flush()
    keepFront()
    return content
  }

  private mutating func read(
    _ line: Substring,
    number: Int,
    next: Substring
  ) throws(RecordingError) {
    let words = line.drop { $0 == " " || $0 == "\t" }
    switch true {
    case words.hasPrefix("Attributes: "), words == "Path to element:", words == "Query chain:":
      try flush()
      isInTree = false
    case words == HierarchyText.treeStart:
      try flush()
      isInTree = true
      open = []
    case isDashes(words) && next.hasPrefix(HierarchyText.bundle): try flush()
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
      pending = (String(element.text), element.indent, number, false, false)
      followPending(element.text)
    } else if pending?.isFinished == false {
      // What is there already is not looked at again, however many lines follow.
      pending?.text += "\n"
      pending?.text += line
      followPending(line)
    } else if !words.isEmpty {
      content.remark("this is no element: “\(words.prefix(40))”", line: number)
    }
  }

  /// Notes whether the element may end after `line`, the last one that belongs to it.
  private mutating func followPending(_ line: Substring) {
    let hasValue = pending?.hasValue == true || line.contains(", value: ")
    pending?.hasValue = hasValue
    pending?.isFinished = hasValue || HierarchyText.isFinished(line)
  }

  private func isDashes(_ words: Substring) -> Bool {
    words.count > 3 && words.allSatisfy { $0 == "-" }
  }

  /// Whether an element without a value may end after the line `text`.
  private static func isFinished(_ text: Substring) -> Bool {
    if text.hasSuffix("}") || text.hasSuffix("'") { return true }
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
    guard let (text, indent, line, _, _) = pending else { return }
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
    if let start = rest.lastRange(of: ", activationBundleId: ") {
      rest = rest[..<start]
      if let last = blocks.indices.last { blocks[last].isFront = false }
    }
    if rest.hasSuffix("}"), let start = rest.lastRange(of: ", hitPoint: {") {
      rest = rest[..<start]
    }
    var isAtFlags = true
    while isAtFlags {
      isAtFlags = false
      for flag in HierarchyText.flags where rest.hasSuffix(", " + flag) {
        rest = rest.dropLast(flag.count + 2)
        if flag == "Disabled" { element.isEnabled = false }
        isAtFlags = true
      }
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
      let ends = HierarchyText.keys[(index + 1)...].compactMap { next in
        let mark = "', \(next): "
        return key == "identifier"
          ? rest.firstRange(of: mark)?.lowerBound : rest.lastRange(of: mark)
      }
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
    guard blocks.count > 1 else { return }
    let ends = blocks.dropFirst().map(\.start) + [content.elements.count]
    let parts = zip(blocks, ends).map { (range: $0.start..<$1, isFront: $0.isFront) }
    guard let front = parts.first(where: { $0.isFront && !$0.range.isEmpty }) else { return }
    let others = content.elements.count - front.range.count
    if others > 0, let line = content.elements.indices.first(where: { !front.range.contains($0) }) {
      content.remark(
        "\(others) elements of another application are left out",
        line: content.elements[line].line
      )
    }
    content.elements = content.elements[front.range].map { element in
      var element = element
      element.parent = element.parent.map { $0 - front.range.lowerBound }
      return element
    }
  }
}

extension Substring {
  /// The beginning of the last place of `mark`.
  fileprivate func lastRange(of mark: String) -> Index? { ranges(of: mark).last?.lowerBound }
}
