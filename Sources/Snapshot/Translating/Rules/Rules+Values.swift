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

  /// Tabs with a bar, or pages.
  mutating func translateTabs(_ entry: NameTable.Entry, _ call: Call?, at index: Int) -> Int {
    counts[.rule, default: 0] += 1
    guard let call, let style = pageStyle(after: call) else {
      edits.replace(index, with: ours("ScreenTabs"))
      return index + 1
    }
    edits.replace(index, with: ours("Pager"))
    edits.remove(style.modifier)
    guard let mode = style.mode else { return index + 1 }
    let text = "indexDisplayMode: " + file.text(of: mode.lowerBound...(mode.upperBound - 1))
    if let parentheses = call.parentheses {
      let separator = call.arguments.isEmpty ? "" : ", "
      edits.insert(separator + text, before: parentheses.upperBound)
    } else {
      edits.insert("(\(text))", after: index)
    }
    return index + 1
  }

  /// The modifier behind a call that makes pages of tabs, and its `indexDisplayMode:`.
  private func pageStyle(after call: Call) -> (modifier: ClosedRange<Int>, mode: Range<Int>?)? {
    var next = call.end + 1
    while file.has(".", at: next), file.kind(next + 1) == .identifier {
      guard let modifier = CallReader.call(in: file, of: next + 1) else {
        next += 2
        continue
      }
      if file.name(next + 1) == "tabViewStyle", let style = modifier.arguments.first?.value {
        let name = file.has(".", at: style.lowerBound) ? style.lowerBound + 1 : style.lowerBound
        guard ["page", "PageTabViewStyle"].contains(file.name(name)) else { return nil }
        let mode = CallReader.call(in: file, of: name)?.argument("indexDisplayMode", in: file)?
          .value
        return (next...modifier.end, mode)
      }
      next = modifier.end + 1
    }
    return nil
  }

}
