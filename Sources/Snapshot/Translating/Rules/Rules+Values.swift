extension FileTranslation {
  /// A type whose values are values of ours: `Circle()`, `PlainButtonStyle()`; without a call, the type of those.
  mutating func translateValueType(_ entry: NameTable.Entry, _ call: Call?, at index: Int)
    -> Int
  {
    counts[.rule, default: 0] += 1
    guard let call, let parentheses = call.parentheses else {
      let type = entry.ours.split(separator: ".").first.map(String.init) ?? entry.ours
      edits.replace(index, with: ours(type))
      return index + 1
    }
    edits.replace(index, with: ours(entry.ours))
    // Looks have no arguments; figures keep theirs.
    let keeps = entry.ours.hasPrefix("Figure") && !call.arguments.isEmpty
    if !keeps { edits.remove(parentheses) }
    return keeps ? index + 1 : parentheses.upperBound + 1
  }

  /// `AnyShapeStyle(ink)` is the ink.
  mutating func translateWrapped(_ entry: NameTable.Entry, _ call: Call?, at index: Int)
    -> Int
  {
    counts[.rule, default: 0] += 1
    edits.replace(index, with: ours(call == nil ? entry.ours : "Ink.init"))
    guard let call, let argument = call.arguments.first else { return index + 1 }
    edits.replace(index, with: "")
    if file.has(".", at: argument.value.lowerBound) {
      edits.insert(ours("Ink"), before: argument.value.lowerBound)
    }
    return index + 1
  }

  /// A gradient is an ink, and so is its type.
  mutating func translateGradient(_ entry: NameTable.Entry, _ call: Call?, at index: Int)
    -> Int
  {
    counts[.rule, default: 0] += 1
    edits.replace(index, with: ours(call == nil ? "Ink" : entry.ours))
    return index + 1
  }
}
