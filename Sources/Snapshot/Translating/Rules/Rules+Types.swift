extension FileTranslation {
  /// Translates the name of a type.
  mutating func translateType(at index: Int) -> Int {
    let name = file.name(index)
    guard let entry = table[.type, name], usesSwiftUI || FileTranslation.shared.contains(name),
      !isApps(name, at: index), name != "Logger" || usesSystemLog
    else { return index + 1 }
    guard entry.outcome != .refused else {
      count(entry, at: index)
      return translateBox(entry, at: index)
    }
    let call = CallReader.call(in: file, of: index)
    if let call, let label = refusedLabel(entry, in: call) {
      refuse("\(name)(\(label):)", entry.limit, at: index)
      return putBox(name, in: index...call.end)
    }
    if entry.outcome == .rule {
      switch name {
      case "Image": return translateImage(entry, call, at: index)
      case "Color": return translateColor(entry, call, at: index)
      case "AnyShapeStyle": return translateWrapped(entry, call, at: index)
      case "LinearGradient", "RadialGradient", "AngularGradient":
        return translateGradient(entry, call, at: index)
      case "ProgressView": return translateProgress(entry, call, at: index)
      case "TabView": return translateTabs(entry, call, at: index)
      case "UIApplication": return translateApplication(entry, at: index)
      case "Label": return translateLabel(entry, call, at: index)
      case "Slider": return translateSlider(entry, call, at: index)
      case "Edge", "Axis": return translateSides(entry, at: index)
      case "FocusState": return translateFocus(entry, at: index)
      case "Font": return translateFontType(entry, at: index)
      case "Date", "Calendar", "Locale", "TimeZone", "Timer":
        return translateClock(entry, call, at: index)
      case "Namespace": return translateNamespace(entry, at: index)
      case "Publishers": return translateStreams(entry, at: index)
      default: return translateValueType(entry, call, at: index)
      }
    }
    if name == "ShapeStyle", ["some", "any"].contains(file.name(index - 1)) {
      edits.remove([index - 1])
    }
    count(entry, at: index)
    edits.replace(index, with: ours(entry.ours))
    if let call {
      change(entry.arguments, in: call, instead: entry.limit)
      if name == "Text" { markMarkdown(in: call) }
    }
    return index + 1
  }

  /// A view without a counterpart becomes a box with its name, where it is created.
  private mutating func translateBox(_ entry: NameTable.Entry, at index: Int) -> Int {
    guard !entry.ours.isEmpty, let call = CallReader.call(in: file, of: index),
      !file.has(".", at: index - 1)
    else { return index + 1 }
    return putBox(entry.name, in: index...call.end)
  }

  /// The label for which the table refuses a use.
  func refusedLabel(_ entry: NameTable.Entry, in call: Call) -> String? {
    entry.arguments.first {
      $0.newLabel == "!" && call.argument($0.label, in: file) != nil
    }?.label
  }

  /// Changes the arguments and the closures of a call by the table.
  mutating func change(
    _ changes: [NameTable.ArgumentChange],
    in call: Call,
    instead advice: String = ""
  ) {
    let advice = advice.isEmpty ? "use a modifier" : advice
    for change in changes {
      if change.newLabel == nil,
        let closure = call.closures.first(where: { $0.label.map(file.name) == change.label }),
        let label = closure.label
      {
        refuse("\(file.name(call.name))(\(change.label):)", advice, at: label)
        edits.remove(label...closure.braces.upperBound)
      }
      guard let argument = call.argument(change.label, in: file), !argument.value.isEmpty else {
        continue
      }
      guard let label = change.newLabel else {
        if change.label == "editActions"
          || argument.value.contains(where: { file.has("{", at: $0) })
        {
          refuse("\(file.name(call.name))(\(change.label):)", advice, at: call.name)
        }
        removeArgument(argument, of: call)
        continue
      }
      if let old = argument.label {
        if label == "_" {
          edits.remove(old...(old + 1))
        } else if file.name(old) != label {
          edits.replace(old, with: label)
        }
      }
      if change.takesText { unwrapText(argument.value) }
    }
  }

  /// Removes an argument, with one of the commas beside it.
  mutating func removeArgument(_ argument: Call.Argument, of call: Call) {
    let first = argument.label ?? argument.value.lowerBound
    edits.remove(first..<argument.value.upperBound)
    if let before = edits.keptBefore(first), file.has(",", at: before) {
      edits.remove([before])
    } else if file.has(",", at: argument.value.upperBound) {
      edits.remove([argument.value.upperBound])
    } else if let parentheses = call.parentheses, !call.closures.isEmpty, call.arguments.count == 1
    {
      edits.remove([parentheses.lowerBound, parentheses.upperBound])
    }
  }

  /// Makes `Text("…")` its text, if that is the whole value.
  mutating func unwrapText(_ value: Range<Int>) {
    let name = value.lowerBound
    guard file.name(name) == "Text", !isApps("Text", at: name), file.has("(", at: name + 1),
      file.close(of: name + 1) == value.upperBound - 1,
      let call = CallReader.call(in: file, of: name), call.arguments.count == 1
    else { return }
    edits.remove([name, name + 1, value.upperBound - 1])
    if let label = call.arguments[0].label { edits.remove([label, label + 1]) }
  }

  /// `Edge.Set` and `Axis.Set` have names of their own.
  private mutating func translateSides(_ entry: NameTable.Entry, at index: Int) -> Int {
    counts[.rule, default: 0] += 1
    guard file.has(".", at: index + 1), file.name(index + 2) == "Set",
      let set = table[.type, file.name(index) + ".Set"]
    else {
      edits.replace(index, with: ours(entry.ours))
      return index + 1
    }
    edits.replace(index, with: ours(set.ours))
    edits.remove([index + 1, index + 2])
    return index + 3
  }

  /// `FocusState<Value>.Binding` is `FocusBinding<Value>`.
  private mutating func translateFocus(_ entry: NameTable.Entry, at index: Int) -> Int {
    counts[.rule, default: 0] += 1
    let end = TypeReader.end(in: file, from: index)
    guard file.name(end - 1) == "Binding", file.has(".", at: end - 2) else {
      edits.replace(index, with: ours(entry.ours))
      return index + 1
    }
    edits.replace(index, with: ours("FocusBinding"))
    edits.remove([end - 2, end - 1])
    return index + 1
  }

  /// Replaces values of the machine by those of the stage: `Date()`, `Calendar.current`, `Timer.publish(…)`.
  private mutating func translateClock(_ entry: NameTable.Entry, _ call: Call?, at index: Int)
    -> Int
  {
    if entry.name == "Date", let call, call.arguments.isEmpty, call.closures.isEmpty {
      counts[.rule, default: 0] += 1
      edits.replace(index, with: ours(entry.ours))
      edits.remove((index + 1)...call.end)
      return call.end + 1
    }
    if entry.name == "Date", let first = call?.arguments.first, let label = first.label,
      file.name(label) == "timeIntervalSinceNow"
    {
      counts[.rule, default: 0] += 1
      edits.replace(label, with: "timeInterval")
      edits.insert(", since: \(ours(entry.ours))", after: first.value.upperBound - 1)
      return index + 1
    }
    let member = file.has(".", at: index + 1) ? file.name(index + 2) : ""
    guard ["now", "current", "autoupdatingCurrent", "publish"].contains(member) else {
      return index + 1
    }
    counts[.rule, default: 0] += 1
    edits.replace(index, with: ours(entry.ours))
    edits.remove([index + 1, index + 2])
    return index + 3
  }

  /// Leaves out messages to the first responder, which close keyboards, and calls that open another app.
  private mutating func translateApplication(_ entry: NameTable.Entry, at index: Int) -> Int {
    if file.name(index + 2) == "openSettingsURLString" {
      count(entry, at: index)
      edits.remove(index...index + 2)
      edits.insert("\"app-settings:\"", before: index)
      return index + 3
    }
    let results = ["sendAction": "()", "open": "()", "canOpenURL": "true"]
    guard file.name(index + 2) == "shared", let result = results[file.name(index + 4)],
      let call = CallReader.call(in: file, of: index + 4)
    else { return index + 1 }
    count(entry, at: index)
    if file.name(index + 4) == "open" {
      warn(
        "what `UIApplication` opens is not seen here: use `\\.openURL` of the environment",
        at: index
      )
    }
    edits.remove(index...call.end)
    edits.insert(result, before: index)
    return call.end + 1
  }

  /// `Publishers.CombineLatest(a, b)` is `(a).combineLatest(b)`.
  private mutating func translateStreams(_ entry: NameTable.Entry, at index: Int) -> Int {
    let operators = [
      "CombineLatest": "combineLatest(", "CombineLatest3": "combineLatest(", "Merge": "merge(with:",
    ]
    guard let spelling = operators[file.name(index + 2)],
      let call = CallReader.call(in: file, of: index + 2), let open = call.parentheses?.lowerBound,
      call.arguments.count > 1, let first = call.arguments.first?.value
    else { return index + 1 }
    counts[.rule, default: 0] += 1
    edits.remove(index..<open)
    edits.insert(")." + spelling, after: first.upperBound - 1)
    edits.remove([first.upperBound])
    return first.lowerBound
  }

  /// `Namespace.ID` is a number.
  private mutating func translateNamespace(_ entry: NameTable.Entry, at index: Int) -> Int {
    guard file.has(".", at: index + 1), file.name(index + 2) == "ID" else { return index + 1 }
    counts[.rule, default: 0] += 1
    edits.replace(index, with: entry.ours)
    edits.remove([index + 1, index + 2])
    return index + 3
  }
}
