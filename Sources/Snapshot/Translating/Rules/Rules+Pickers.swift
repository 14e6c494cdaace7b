extension FileTranslation {
  /// A picker of texts, which are its options.
  mutating func translatePicker(_ entry: NameTable.Entry, _ call: Call?, at index: Int) -> Int {
    guard let call, let content = call.closures.first, let parentheses = call.parentheses,
      let selection = call.argument("selection", in: file), let first = selection.label,
      translateTitle(of: call, before: first),
      let options = PickerOptions(in: file, content: content.braces)
    else {
      refuse(entry.name, entry.limit, at: index)
      return index + 1
    }
    counts[.rule, default: 0] += 1
    edits.replace(index, with: ours(entry.ours))
    translateOptions(options, in: content.braces, behind: parentheses.upperBound)
    return index + 1
  }

  /// Scopes of a search are options, too.
  mutating func translateScopes(_ entry: NameTable.Entry, _ call: Call, from dot: Int) -> Int {
    guard call.closures.count == 1, call.arguments.count == 1, let parentheses = call.parentheses,
      let options = PickerOptions(in: file, content: call.closures[0].braces)
    else {
      refuse(
        entry.name,
        "its content must be texts with tags, or a `ForEach` of texts",
        at: call.name
      )
      return removeModifier(from: dot, to: call.end)
    }
    counts[.rule, default: 0] += 1
    translateOptions(options, in: call.closures[0].braces, behind: parentheses.upperBound)
    return call.name + 1
  }

  /// Makes texts an argument with options.
  private mutating func translateOptions(
    _ options: PickerOptions,
    in content: ClosedRange<Int>,
    behind close: Int
  ) {
    edits.replace(close, with: ",")
    let option = ours("ChoiceOption") + "("
    edits.replace(content.lowerBound, with: options.loop == nil ? "options: [" : "options:")
    edits.replace(content.upperBound, with: options.loop == nil ? "])" : ")")
    if let loop = options.loop {
      edits.replace(loop.name, with: "Array")
      edits.remove(loop.rest)
      edits.insert(".map", after: loop.close)
    }
    for (place, text) in options.texts.enumerated() {
      edits.replace(text.name, with: option)
      edits.remove([text.name + 1])
      if let tag = text.tag {
        edits.replace(text.close, with: ", ")
        edits.remove((text.close + 1)..<tag.lowerBound)
      } else {
        edits.replace(text.close, with: ", \(options.loop?.parameter ?? ""))")
      }
      let end = text.tag.map(\.upperBound) ?? text.close
      if place + 1 < options.texts.count { edits.insert(",", after: end) }
    }
  }
}

extension FileTranslation {
  /// Puts the title of a picker in front of its selection; `false` if it is no text.
  private mutating func translateTitle(of call: Call, before selection: Int) -> Bool {
    if call.arguments.count == 2, call.closures.count == 1, call.arguments[0].label == nil {
      unwrapText(call.arguments[0].value)
      return true
    }
    // A label behind the selection, or behind the content.
    var value: Range<Int>?
    if call.arguments.count == 2, call.closures.count == 1 {
      value = call.argument("label", in: file)?.value
    } else if call.arguments.count == 1, call.closures.count == 2,
      let label = call.closures[1].label,
      file.name(label) == "label"
    {
      value = (call.closures[1].braces.lowerBound + 1)..<call.closures[1].braces.upperBound
    }
    guard let value, file.name(value.lowerBound) == "Text", file.has("(", at: value.lowerBound + 1),
      file.close(of: value.lowerBound + 1) == value.upperBound - 1, value.count == 4
    else { return false }
    edits.insert(file.text(value.lowerBound + 2) + ", ", before: selection)
    if let label = call.argument("label", in: file) {
      removeArgument(label, of: call)
    } else {
      edits.remove((call.closures[0].braces.upperBound + 1)...call.end)
    }
    return true
  }
}

/// The options of a picker whose content is texts.
private struct PickerOptions {
  /// A `ForEach` around the only text.
  struct Loop {
    let name: Int
    let close: Int

    /// What stands between the data and the parenthesis.
    let rest: Range<Int>
    let parameter: String
  }

  /// A text, with its tag.
  struct Option {
    let name: Int
    let close: Int

    /// The value of the tag and the parenthesis behind it.
    let tag: ClosedRange<Int>?
  }

  private(set) var loop: Loop?
  private(set) var texts: [Option] = []

  init?(in file: SourceFile, content: ClosedRange<Int>) {
    var next = content.lowerBound + 1
    var end = content.upperBound
    if file.name(next) == "ForEach" {
      guard let call = CallReader.call(in: file, of: next), call.end == end - 1,
        let parentheses = call.parentheses, let data = call.arguments.first, data.label == nil,
        let closure = call.closures.first, call.closures.count == 1, call.arguments.count <= 2
      else { return nil }
      var parameter = "$0"
      var start = closure.braces.lowerBound + 1
      if file.name(start + 1) == "in" {
        parameter = file.name(start)
        start += 2
      }
      if call.arguments.count == 2, file.text(call.arguments[1].value.upperBound - 1) != "self" {
        return nil
      }
      loop = Loop(
        name: next,
        close: parentheses.upperBound,
        rest: data.value.upperBound..<parentheses.upperBound,
        parameter: parameter
      )
      next = start
      end = closure.braces.upperBound
    }
    while next < end {
      guard file.name(next) == "Text", let call = CallReader.call(in: file, of: next),
        let close = call.parentheses?.upperBound, call.arguments.count == 1, call.closures.isEmpty,
        call.arguments[0].label == nil
      else { return nil }
      var tag: ClosedRange<Int>?
      var after = close + 1
      if file.has(".", at: after), file.name(after + 1) == "tag" {
        guard let modifier = CallReader.call(in: file, of: after + 1), modifier.arguments.count == 1
        else { return nil }
        tag = modifier.arguments[0].value.lowerBound...modifier.end
        after = modifier.end + 1
      }
      guard tag != nil || loop != nil else { return nil }
      texts.append(Option(name: next, close: close, tag: tag))
      next = after
    }
    guard !texts.isEmpty, loop == nil || texts.count == 1 else { return nil }
  }
}
