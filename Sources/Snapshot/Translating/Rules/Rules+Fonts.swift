extension FileTranslation {
  /// `.font(…)` takes a font as a value.
  mutating func translateFont(_ call: Call) -> Int {
    counts[.rule, default: 0] += 1
    guard let argument = call.arguments.first, argument.label == nil else { return call.name + 1 }
    edits.insert("face: ", before: argument.value.lowerBound)
    return call.name + 1
  }

  /// `Font` is a font as a value, and `Font.Weight` and its like have types of their own.
  mutating func translateFontType(_ entry: NameTable.Entry, at index: Int) -> Int {
    counts[.rule, default: 0] += 1
    let types = ["Weight": "TextWeight", "Design": "TextDesign", "TextStyle": "TextStyle"]
    if file.has(".", at: index + 1), let type = types[file.name(index + 2)] {
      edits.replace(index, with: ours(type))
      edits.remove([index + 1, index + 2])
      return index + 3
    }
    if file.has(".", at: index + 1), file.name(index + 2) == "custom" {
      warn("a font of the app's own is measured as the system's", at: index + 2)
    }
    edits.replace(index, with: ours(entry.ours))
    return index + 1
  }
}
