extension FileTranslation {
  /// Translates a modifier that has a rule of its own.
  mutating func translateModifierByRule(_ entry: NameTable.Entry, _ call: Call, from dot: Int)
    -> Int
  {
    switch entry.name {
    case "foregroundStyle":
      for argument in call.arguments.dropFirst() { removeArgument(argument, of: call) }
    case "environment":
      if let value = call.arguments.first?.value, file.has("\\", at: value.lowerBound) {
        counts[.rule, default: 0] += 1
        translateKey(from: value.lowerBound)
        return value.upperBound
      }
    case "presentationDetents":
      // A set in a variable is an array here.
      if let value = call.arguments.first?.value, !file.has("[", at: value.lowerBound) {
        edits.insert("Array(", before: value.lowerBound)
        edits.insert(")", after: value.upperBound - 1)
      }
    case "fill", "stroke", "strokeBorder": translatePaint(call)
    case "navigationBarTitle": translateBarTitle(call)
    case "navigationBarItems": return translateBarItems(entry, call)
    case "font": return translateFont(call)
    case "listRowSeparator", "labelsVisibility": return translateVisibility(entry, call, from: dot)
    case "onChange": translateChange(call)
    case "accessibility": return translateAccessibility(entry, call, from: dot)
    case "accessibilityElement":
      let children = call.arguments.first.map { file.name($0.value.upperBound - 1) }
      guard children != "contain" else {
        counts[.leftOut, default: 0] += 1
        return removeModifier(from: dot, to: call.end)
      }
      if let value = call.arguments.first?.value {
        edits.replace(value.upperBound - 1, with: "combine")
      } else if let parentheses = call.parentheses {
        edits.insert("children: .combine", before: parentheses.upperBound)
      }
    case "accessibilityAddTraits": return translateTraits(entry, call, from: dot)
    case "gesture", "simultaneousGesture", "highPriorityGesture":
      return translateGesture(entry, call, from: dot)
    case "tabViewStyle":
      counts[.leftOut, default: 0] += 1
      return removeModifier(from: dot, to: call.end)
    default: break
    }
    counts[.rule, default: 0] += 1
    return call.name + 1
  }

  /// A figure is painted with an ink, and a line has a width.
  private mutating func translatePaint(_ call: Call) {
    guard let parentheses = call.parentheses else { return }
    for argument in call.arguments {
      guard let label = argument.label, file.name(label) != "lineWidth" else { continue }
      guard file.name(argument.value.lowerBound) == "StrokeStyle",
        let style = CallReader.call(in: file, of: argument.value.lowerBound),
        style.argument("lineWidth", in: file) != nil, let inner = style.parentheses
      else {
        removeArgument(argument, of: call)
        continue
      }
      edits.remove(label...inner.lowerBound)
      edits.remove([inner.upperBound])
      for other in style.arguments where other.label.map(file.name) != "lineWidth" {
        removeArgument(other, of: style)
      }
    }
    guard call.arguments.first?.label != nil || call.arguments.isEmpty else { return }
    let hasMore =
      call.arguments.contains { !edits.removes($0.value.lowerBound) }
      || call.arguments.contains { file.name($0.value.lowerBound) == "StrokeStyle" }
    edits.insert(hasMore ? ".primary, " : ".primary", after: parentheses.lowerBound)
  }

  /// `.navigationBarTitle("Title", displayMode: .inline)` is two modifiers.
  private mutating func translateBarTitle(_ call: Call) {
    edits.replace(call.name, with: "navigationTitle")
    if let title = call.arguments.first?.value { unwrapText(title) }
    guard let mode = call.argument("displayMode", in: file), let label = mode.label else { return }
    edits.replace(label - 1, with: ")")
    edits.remove([label, label + 1])
    edits.insert(".navigationBarTitleDisplayMode(", before: mode.value.lowerBound)
  }

  /// `.navigationBarItems(leading: a, trailing: b)` is a toolbar with two items.
  private mutating func translateBarItems(_ entry: NameTable.Entry, _ call: Call) -> Int {
    counts[.rule, default: 0] += 1
    edits.replace(call.name, with: entry.ours)
    guard let parentheses = call.parentheses else { return call.name + 1 }
    edits.replace(parentheses.lowerBound, with: " {")
    edits.replace(parentheses.upperBound, with: " }")
    for argument in call.arguments {
      guard let label = argument.label else { continue }
      let place = file.name(label) == "leading" ? "topBarLeading" : "topBarTrailing"
      edits.replace(
        label,
        with: (label == parentheses.lowerBound + 1 ? " " : "") + ours("BarItem")
          + "(placement: .\(place)) {"
      )
      edits.remove([label + 1])
      edits.insert(" }", after: argument.value.upperBound - 1)
      if file.has(",", at: argument.value.upperBound) {
        edits.replace(argument.value.upperBound, with: ";")
      }
    }
    return parentheses.lowerBound + 1
  }

  /// `.listRowSeparator(.hidden)` is `.listRowSeparatorHidden()`.
  private mutating func translateVisibility(_ entry: NameTable.Entry, _ call: Call, from dot: Int)
    -> Int
  {
    guard let value = call.arguments.first?.value, let parentheses = call.parentheses,
      value.count == 2, ["hidden", "visible"].contains(file.name(value.lowerBound + 1))
    else {
      counts[.leftOut, default: 0] += 1
      return removeModifier(from: dot, to: call.end)
    }
    counts[.rule, default: 0] += 1
    edits.replace(call.name, with: entry.ours)
    edits.remove((parentheses.lowerBound + 1)..<parentheses.upperBound)
    if file.name(value.lowerBound + 1) == "visible" {
      edits.insert("false", before: parentheses.upperBound)
    }
    return call.end + 1
  }

  /// The closure of an older `onChange` takes the new value alone.
  private mutating func translateChange(_ call: Call) {
    if let perform = call.argument("perform", in: file), let label = perform.label {
      edits.remove([label, label + 1])
      guard file.has("{", at: perform.value.lowerBound) else {
        edits.insert("{ _, new in (", before: perform.value.lowerBound)
        edits.insert(")(new) }", after: perform.value.upperBound - 1)
        return
      }
      takeSecond(perform.value.lowerBound)
    } else if let closure = call.closures.first {
      takeSecond(closure.braces.lowerBound)
    }
  }

  /// Makes the only parameter of a closure its second.
  private mutating func takeSecond(_ open: Int) {
    guard let close = file.close(of: open) else { return }
    if file.kind(open + 1) == .identifier, file.name(open + 2) == "in" {
      edits.insert("_, ", before: open + 1)
      return
    }
    if file.has("(", at: open + 1), let end = file.close(of: open + 1), file.name(end + 1) == "in" {
      if CallReader.arguments(in: file, open: open + 1, close: end).count == 1 {
        edits.insert("_, ", before: open + 2)
      }
      return
    }
    if file.has("[", at: open + 1), let end = file.close(of: open + 1), file.name(end + 2) == "in" {
      edits.insert("_, ", before: end + 1)
      return
    }
    var uses: [Int] = []
    var next = open + 1
    while next < close {
      if file.name(next) == "$1" { return }
      if file.name(next) == "$0" { uses.append(next) }
      next = file.has("{", at: next) ? (file.close(of: next) ?? next) + 1 : next + 1
    }
    for use in uses { edits.replace(use, with: "$1") }
  }

  /// `.accessibility(label: Text("…"))` is `.accessibilityLabel("…")`.
  private mutating func translateAccessibility(
    _ entry: NameTable.Entry,
    _ call: Call,
    from dot: Int
  ) -> Int {
    let names = [
      "label": "accessibilityLabel", "identifier": "accessibilityIdentifier",
      "hidden": "accessibilityHidden",
    ]
    guard let argument = call.arguments.first, let label = argument.label,
      let name = names[file.name(label)]
    else {
      counts[.leftOut, default: 0] += 1
      return removeModifier(from: dot, to: call.end)
    }
    counts[.rule, default: 0] += 1
    edits.replace(call.name, with: name)
    edits.remove([label, label + 1])
    unwrapText(argument.value)
    return label + 2
  }

  /// A heading has a role; other traits change nothing here.
  private mutating func translateTraits(_ entry: NameTable.Entry, _ call: Call, from dot: Int)
    -> Int
  {
    guard let value = call.arguments.first?.value, let parentheses = call.parentheses,
      value.contains(where: { file.name($0) == "isHeader" })
    else {
      counts[.leftOut, default: 0] += 1
      return removeModifier(from: dot, to: call.end)
    }
    counts[.rule, default: 0] += 1
    edits.replace(call.name, with: "role")
    edits.remove((parentheses.lowerBound + 1)..<parentheses.upperBound)
    edits.insert(".heading", before: parentheses.upperBound)
    return call.end + 1
  }

  /// A tap that is written as a value is the modifier for taps.
  private mutating func translateGesture(_ entry: NameTable.Entry, _ call: Call, from dot: Int)
    -> Int
  {
    guard let value = call.arguments.first?.value, let parentheses = call.parentheses,
      file.name(value.lowerBound) == "TapGesture",
      let tap = CallReader.call(in: file, of: value.lowerBound),
      let tapParentheses = tap.parentheses,
      file.has(".", at: tap.end + 1), file.name(tap.end + 2) == "onEnded",
      let ended = CallReader.call(in: file, of: tap.end + 2), ended.end == value.upperBound - 1,
      let closure = ended.closures.first, tap.arguments.count <= 1
    else {
      let first = call.arguments.first.map { file.name($0.value.lowerBound) } ?? ""
      refuse(
        first.hasSuffix("Gesture") ? first : entry.name,
        "use `.onTapGesture` or `.onDragGesture`",
        at: call.name
      )
      return removeModifier(from: dot, to: call.end)
    }
    counts[.rule, default: 0] += 1
    edits.replace(call.name, with: entry.ours)
    edits.remove([value.lowerBound, tapParentheses.lowerBound, tapParentheses.upperBound])
    edits.remove((tap.end + 1)..<closure.braces.lowerBound)
    if !tap.arguments.isEmpty { edits.replace(tapParentheses.upperBound, with: ",") }
    edits.insert("perform: ", before: closure.braces.lowerBound)
    for argument in call.arguments.dropFirst() { removeArgument(argument, of: call) }
    _ = parentheses
    return value.lowerBound + 1
  }
}
