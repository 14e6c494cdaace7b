extension FileTranslation {
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
