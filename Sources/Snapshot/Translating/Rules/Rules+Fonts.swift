extension FileTranslation {
  /// `.font(…)`: what SwiftUI chains on a font, modifiers do here.
  mutating func translateFont(_ call: Call) -> Int {
    guard let value = call.arguments.first?.value, let close = call.parentheses?.upperBound else {
      return call.name + 1
    }
    counts[.rule, default: 0] += 1
    var start = value.lowerBound
    if file.name(start) == "Font", file.has(".", at: start + 1) {
      edits.remove([start])
      start += 1
    }
    guard file.has(".", at: start), file.kind(start + 1) == .identifier else { return start }
    let name = start + 1
    let font = CallReader.call(in: file, of: name)
    var next = name + 1
    var isOpen = true
    switch file.name(name) {
    case "system":
      guard let font else { return name }
      if font.argument("size", in: file) != nil {
        translateSize(font, from: start)
      } else {
        isOpen = false
        translateStyle(font, from: start)
      }
      next = font.end + 1
    case "custom":
      guard let font else { return name }
      translateCustom(font, from: start)
      next = font.end + 1
    default:
      if let font { next = font.end + 1 }
    }
    guard next < close, file.has(".", at: next) else {
      if !isOpen { edits.remove([close]) }
      return name + 1
    }
    // What is chained on the font goes behind the parenthesis.
    if isOpen { edits.insert(")", after: next - 1) }
    edits.remove([close])
    translateChain(from: next, to: close)
    return name + 1
  }

  /// Translates `.system(size: 20, weight: .bold)`.
  private mutating func translateSize(_ font: Call, from start: Int) {
    edits.remove([start])
    edits.replace(font.name, with: ours("TextFont"))
    for argument in font.arguments {
      guard let label = argument.label, file.name(label) == "size" else { continue }
      edits.replace(label, with: "pointSize")
    }
  }

  /// `.system(.title, design: .rounded)`: the first argument is a style, and the others are modifiers.
  private mutating func translateStyle(_ font: Call, from start: Int) {
    guard let parentheses = font.parentheses else { return }
    edits.remove([start, font.name, parentheses.lowerBound])
    for argument in font.arguments {
      guard let label = argument.label else { continue }
      edits.replace(label - 1, with: ")")
      edits.remove([label + 1])
      edits.replace(label, with: file.name(label) == "design" ? ".fontDesign(" : ".fontWeight(")
    }
  }

  /// `.custom("Name", size: 20, relativeTo: .body)`: metrics are those of the system's font.
  private mutating func translateCustom(_ font: Call, from start: Int) {
    edits.remove([start])
    edits.replace(font.name, with: ours("TextFont"))
    for argument in font.arguments {
      guard let label = argument.label, ["size", "fixedSize"].contains(file.name(label)) else {
        removeArgument(argument, of: font)
        continue
      }
      edits.replace(label, with: "pointSize")
    }
    warn("a font of the app's own is measured as the system's", at: font.name)
  }

  /// Translates what is chained on a font: `.bold().weight(.medium)`.
  private mutating func translateChain(from start: Int, to end: Int) {
    var next = start
    while next < end, file.has(".", at: next) {
      let call = CallReader.call(in: file, of: next + 1)
      let last = call?.end ?? next + 1
      switch file.name(next + 1) {
      case "weight": edits.replace(next + 1, with: "fontWeight")
      case "bold", "italic", "monospacedDigit", "monospaced": break
      default: edits.remove(next...last)
      }
      next = last + 1
    }
  }

  /// `Font` as a type is a text style, and `Font.title` one of its values.
  mutating func translateFontType(_ entry: NameTable.Entry, at index: Int) -> Int {
    counts[.rule, default: 0] += 1
    if file.has(".", at: index + 1) {
      switch file.name(index + 2) {
      case "Weight":
        edits.replace(index, with: ours("TextWeight"))
        edits.remove([index + 1, index + 2])
        return index + 3
      case "Design":
        edits.replace(index, with: ours("TextDesign"))
        edits.remove([index + 1, index + 2])
        return index + 3
      case "TextStyle":
        edits.replace(index, with: ours("TextStyle"))
        edits.remove([index + 1, index + 2])
        return index + 3
      case "system":
        if let font = CallReader.call(in: file, of: index + 2),
          font.argument("size", in: file) != nil
        {
          edits.remove([index])
          translateSize(font, from: index + 1)
          return index + 3
        }
      case "custom":
        if let font = CallReader.call(in: file, of: index + 2) {
          edits.remove([index])
          translateCustom(font, from: index + 1)
          return index + 3
        }
      default: break
      }
    }
    edits.replace(index, with: ours("TextStyle"))
    return index + 1
  }
}
