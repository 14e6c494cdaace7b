extension FileTranslation {
  /// A stack shows its first level.
  mutating func translateStack(_ entry: NameTable.Entry, _ call: Call?, at index: Int) -> Int {
    edits.replace(index, with: ours(entry.ours))
    counts[.rule, default: 0] += 1
    guard let call, let parentheses = call.parentheses else { return index + 1 }
    if let path = call.argument("path", in: file) {
      refuse(
        "\(entry.name)(path:)",
        "nothing is pushed here: navigate to routes in a coordinator",
        at: index
      )
      removeArgument(path, of: call)
      return parentheses.upperBound + 1
    }
    return index + 1
  }

  /// A link keeps its label, and leads nowhere.
  mutating func translateLink(_ entry: NameTable.Entry, _ call: Call?, at index: Int) -> Int {
    guard let call else {
      refuse(entry.name, entry.limit, at: index)
      return index + 1
    }
    count(entry, at: index)
    refusals.append((index, entry.name))
    edits.replace(index, with: ours(entry.ours))
    var isActionMade = false
    for argument in call.arguments {
      guard let label = argument.label, file.name(label) != "label" else { continue }
      if !isActionMade {
        isActionMade = true
        edits.replace(label, with: "action")
        edits.remove(argument.value)
        edits.insert(" {}", after: argument.value.upperBound - 1)
      } else {
        removeArgument(argument, of: call)
      }
    }
    if !isActionMade, let closure = call.closures.first {
      // The first closure is the destination.
      edits.remove((closure.braces.lowerBound + 1)..<closure.braces.upperBound)
      return closure.braces.upperBound + 1
    }
    return index + 1
  }

  /// Pages; other tabs are a coordinator's.
  mutating func translateTabs(_ entry: NameTable.Entry, _ call: Call?, at index: Int) -> Int {
    guard let call, let style = pageStyle(after: call) else {
      refuse(entry.name, entry.limit, at: index)
      return index + 1
    }
    counts[.rule, default: 0] += 1
    edits.replace(index, with: ours(entry.ours))
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
