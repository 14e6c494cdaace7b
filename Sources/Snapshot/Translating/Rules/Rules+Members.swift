extension FileTranslation {
  /// Translates the name after a dot: a modifier, or a static value.
  mutating func translateMember(at index: Int) -> Int {
    let name = file.name(index)
    warnOfChance(name, at: index)
    if FileTranslation.clockReaders.contains(name), !app.members.contains(name),
      app.functions[name] == nil
    {
      warn(
        "`\(name)` asks the machine's clock: compare with `Date()`, which is the stage's",
        at: index
      )
    }
    guard usesSwiftUI else { return index + 1 }
    let dot = index - 1
    guard file.endsValue(dot - 1) || file.kind(dot - 1) == .attribute else {
      if name == "init", file.has("=", at: dot - 1), let call = CallReader.call(in: file, of: index)
      {
        // `_state = .init(initialValue: …)`
        change(
          [
            NameTable.ArgumentChange(
              label: "initialValue",
              newLabel: "wrappedValue",
              takesText: false
            )
          ],
          in: call
        )
        return index + 1
      }
      if name == "now", !file.has("(", at: index + 1), file.name(dot - 2) != "until",
        file.name(dot - 1) != "case", !app.members.contains("now")
      {
        // The machine's date, as a value without a type here; a deadline belongs to a clock.
        counts[.rule, default: 0] += 1
        edits.remove([dot])
        edits.replace(index, with: ours("StageDate.now"))
        return index + 1
      }
      return translateValue(name, at: index)
    }
    if name == "wrappedValue", dismissals.contains(file.name(dot - 1).filter { $0 != "$" }) {
      return translateDismissal(at: index)
    }
    guard let call = CallReader.call(in: file, of: index) else {
      return translateValue(name, at: index)
    }
    guard let entry = table[.modifier, name] else {
      return translateForeignModifier(call, from: dot) ?? translateValue(name, at: index)
    }
    let isOnView = file.kind(dot - 1) == .close || file.startsLine(dot)
    if app.declares(name, labels: call.labels(in: file), isOnView: isOnView) { return index + 1 }
    if !isOnView, !isModifier(name, on: dot - 1) { return index + 1 }
    return translateModifier(entry, call, from: dot)
  }

  /// Members of Foundation's dates and calendars that compare with the present moment.
  private static let clockReaders: Set = [
    "timeIntervalSinceNow", "isDateInToday", "isDateInTomorrow", "isDateInYesterday",
  ]

  /// Warns about a value that differs in each run.
  private mutating func warnOfChance(_ name: String, at index: Int) {
    guard ["shuffled", "shuffle", "randomElement", "random"].contains(name),
      app.functions[name] == nil, file.has("(", at: index + 1),
      CallReader.call(in: file, of: index)?.argument("using", in: file) == nil
    else { return }
    warn("`\(name)` differs in each run: give the screen what a test shows", at: index)
  }

  /// Whether a name after a plain name is a modifier, and not a method of something else.
  private func isModifier(_ name: String, on receiver: Int) -> Bool {
    guard
      ["help", "transition", "mask", "blur", "equatable", "transaction", "focusable"].contains(name)
    else {
      return true
    }
    return !["logger", "calendar", "navigationController", "window"].contains(file.name(receiver))
  }

  mutating func translateModifier(_ entry: NameTable.Entry, _ call: Call, from dot: Int)
    -> Int
  {
    switch entry.outcome {
    case .refused:
      count(entry, at: call.name)
      return removeModifier(from: dot, to: call.end)
    case .leftOut:
      leaveOut(entry, call, from: dot)
      return removeModifier(from: dot, to: call.end)
    case .rule: return translateModifierByRule(entry, call, from: dot)
    default:
      if let label = refusedLabel(entry, in: call) {
        refuse("\(entry.name)(\(label):)", entry.limit, at: call.name)
        return removeModifier(from: dot, to: call.end)
      }
      count(entry, at: call.name)
      if entry.name == "frame", call.argument("in", in: file) != nil {
        warn("a frame is at the origin here, except in `.onGeometryChange`", at: call.name)
        edits.remove((call.name + 1)...call.end)
        return call.end + 1
      }
      if !entry.ours.isEmpty, entry.ours != entry.name {
        edits.replace(call.name, with: entry.ours)
      }
      change(entry.arguments, in: call, instead: entry.limit)
      translateLook(of: entry.name, call)
      return call.name + 1
    }
  }

  /// Counts an omitted modifier; one that may change what is seen counts as refused, with a warning.
  private mutating func leaveOut(_ entry: NameTable.Entry, _ call: Call, from dot: Int) {
    let words = call.parentheses.map { $0.map(file.text) } ?? []
    let isBar =
      words.contains("circular")
      && viewName(before: dot).flatMap { CallReader.call(in: file, of: $0) }?
        .argument("value", in: file) != nil
    guard isBar || entry.warns(of: words) else {
      counts[.leftOut, default: 0] += 1
      return warnOfTexts(entry, in: call)
    }
    counts[.refused, default: 0] += 1
    if warn("`\(entry.name)` is left out: \(entry.limit)", at: call.name) {
      refusals.append((call.name, entry.name))
    }
  }

  /// Translates a style that has another name for this modifier only.
  private mutating func translateLook(of modifier: String, _ call: Call) {
    guard let value = call.arguments.first?.value, value.count == 2,
      file.has(".", at: value.lowerBound),
      let entry = table[.value, "\(modifier).\(file.name(value.lowerBound + 1))"]
    else { return }
    count(entry, at: value.lowerBound + 1)
    edits.replace(value.lowerBound + 1, with: entry.ours)
  }

  /// Warns if texts that a user is likely to read are left out.
  private mutating func warnOfTexts(_ entry: NameTable.Entry, in call: Call) {
    let hasWords = (call.name...call.end).contains { index in
      guard file.kind(index) == .string else { return false }
      return file.tokens[index].end - file.tokens[index].start > 3
        && file.text(index).contains { $0 == " " || $0.isUppercase }
    }
    if hasWords { warn("the words of `\(entry.name)` are left out: \(entry.limit)", at: call.name) }
  }

  /// Removes a modifier, and the question mark before it if nothing else follows.
  mutating func removeModifier(from dot: Int, to end: Int) -> Int {
    edits.remove(dot...end)
    if let before = edits.keptBefore(dot), file.text(before) == "?",
      file.touches(before - 1, before),
      !file.has(".", at: end + 1), !file.has("[", at: end + 1)
    {
      edits.remove([before])
    }
    return end + 1
  }

  /// Translates a modifier that is called without a receiver, in an extension of views.
  mutating func translateImplicitModifier(at index: Int) -> Int? {
    guard usesSwiftUI, let entry = table[.modifier, file.name(index)], entry.outcome != .same,
      file.has("(", at: index + 1), !file.has("#", at: index - 1),
      scope.contains(where: extendsViews), let call = CallReader.call(in: file, of: index),
      !app.declares(entry.name, labels: call.labels(in: file), isOnView: true)
    else { return nil }
    switch entry.outcome {
    case .leftOut, .refused:
      entry.outcome == .leftOut
        ? leaveOut(entry, call, from: index) : count(entry, at: index)
      edits.remove(index...call.end)
      edits.insert("self", before: index)
      return call.end + 1
    case .renamed:
      count(entry, at: index)
      edits.replace(index, with: entry.ours)
      change(entry.arguments, in: call)
      return index + 1
    default: return translateModifierByRule(entry, call, from: index)
    }
  }

  private func extendsViews(_ place: Int) -> Bool {
    let declaration = source.declarations[place]
    return declaration.kind == .extensionOfType && AppNames.views.contains(declaration.name)
  }

  /// Translates a static value, including one that is called: `.borderedProminent`, `Color.brand`.
  private mutating func translateValue(_ name: String, at index: Int) -> Int {
    if name == "publisher", file.has("(", at: index + 1), file.name(index + 2) == "for" {
      counts[.rule, default: 0] += 1
      edits.replace(index, with: "stream")
      return index + 1
    }
    guard let entry = table[.value, name], entry.outcome == .renamed, !app.members.contains(name)
    else {
      return index + 1
    }
    count(entry, at: index)
    edits.replace(index, with: entry.ours)
    return index + 1
  }

  /// Translates `mode.wrappedValue.dismiss()` to `mode()`.
  private mutating func translateDismissal(at index: Int) -> Int {
    guard file.name(index + 2) == "dismiss", file.has(".", at: index + 1) else {
      refuse("presentationMode", "use `\\.isPresented`", at: index)
      return index + 1
    }
    counts[.rule, default: 0] += 1
    edits.remove((index - 1)...(index + 2))
    if file.kind(index - 2) == .dollar {
      edits.replace(index - 2, with: String(file.name(index - 2).dropFirst()))
    }
    return index + 3
  }
}
