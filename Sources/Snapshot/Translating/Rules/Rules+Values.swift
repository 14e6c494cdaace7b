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

  /// `gradient: Gradient(colors: …)` is `colors: …`; the type is an ink.
  mutating func translateGradient(_ entry: NameTable.Entry, _ call: Call?, at index: Int)
    -> Int
  {
    guard let call else {
      counts[.rule, default: 0] += 1
      edits.replace(index, with: ours("Ink"))
      return index + 1
    }
    if let argument = call.argument("gradient", in: file), let label = argument.label {
      let start = argument.value.lowerBound
      let isImplicit = file.has(".", at: start) && file.name(start + 1) == "init"
      let name = isImplicit ? start + 1 : start
      guard isImplicit || file.name(start) == "Gradient",
        let inner = CallReader.call(in: file, of: name), inner.arguments.count == 1,
        let colors = inner.argument("colors", in: file), let parentheses = inner.parentheses
      else {
        refuse(entry.name, "give it `colors:`", at: index)
        return index + 1
      }
      edits.replace(label, with: "colors")
      edits.remove(start..<colors.value.lowerBound)
      edits.remove([parentheses.upperBound])
    } else if call.argument("colors", in: file) == nil {
      refuse(entry.name, "give it `colors:`", at: index)
      return index + 1
    }
    counts[.rule, default: 0] += 1
    edits.replace(index, with: ours(entry.ours))
    return index + 1
  }
}
