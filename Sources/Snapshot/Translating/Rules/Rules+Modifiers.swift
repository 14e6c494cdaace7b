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
        let key = file.name(value.upperBound - 1)
        if let refused = table[.key, key], refused.outcome == .refused, !app.declaresKey(key) {
          count(refused, at: value.upperBound - 1)
          return removeModifier(from: dot, to: call.end)
        }
        counts[.rule, default: 0] += 1
        translateKey(from: value.lowerBound)
        return value.upperBound
      }
    case "fill", "stroke", "strokeBorder": translatePaint(call)
    case "navigationBarTitle": translateBarTitle(call)
    case "navigationBarItems": return translateBarItems(entry, call)
    case "font": return translateFont(call)
    case "labelsVisibility": return translateVisibility(entry, call, from: dot)
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
      edits.replace(call.name, with: entry.ours)
      for argument in call.arguments.dropFirst() { removeArgument(argument, of: call) }
    case "tabViewStyle":
      let style = call.arguments.first.map { file.name($0.value.upperBound - 1) }
      if let style, ["sidebarAdaptable", "tabBarOnly", "automatic"].contains(style) { break }
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

  /// `.labelsVisibility(.hidden)` is `.labelsHidden()`.
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

  /// Headings, pictures and the like have roles; other traits change nothing here.
  private mutating func translateTraits(_ entry: NameTable.Entry, _ call: Call, from dot: Int)
    -> Int
  {
    let roles = [
      "isHeader": "heading", "isImage": "picture", "isButton": "button", "isLink": "link",
    ]
    guard let value = call.arguments.first?.value, let parentheses = call.parentheses,
      let role = value.compactMap({ roles[file.name($0)] }).first
    else {
      counts[.leftOut, default: 0] += 1
      return removeModifier(from: dot, to: call.end)
    }
    counts[.rule, default: 0] += 1
    edits.replace(call.name, with: "role")
    edits.remove((parentheses.lowerBound + 1)..<parentheses.upperBound)
    edits.insert(".\(role)", before: parentheses.upperBound)
    return call.end + 1
  }
}
