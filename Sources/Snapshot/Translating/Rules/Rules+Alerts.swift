extension FileTranslation {
  /// `.alert(isPresented: $a) { Alert(title:message:…) }` has its title in front, and its buttons and its message in closures.
  mutating func translateAlertValue(_ call: Call) -> Int? {
    guard let closure = call.closures.first, call.closures.count == 1, call.arguments.count == 1,
      let label = call.arguments[0].label, file.name(label) == "isPresented",
      file.name(closure.braces.lowerBound + 1) == "Alert", !app.types.contains("Alert"),
      let alert = CallReader.call(in: file, of: closure.braces.lowerBound + 1),
      alert.end == closure.braces.upperBound - 1, let parentheses = alert.parentheses,
      let title = alert.argument("title", in: file).flatMap({ copiedText($0.value) })
    else { return nil }
    let buttons = alert.arguments.filter { argument in
      argument.label.map(file.name)?.hasSuffix("Button") == true
    }
    guard buttons.allSatisfy(isButton) else { return nil }
    let message = alert.argument("message", in: file)
    guard message == nil || message.flatMap({ copiedText($0.value) }) != nil else { return nil }
    counts[.rule, default: 0] += 1
    edits.insert(title + ", ", before: label)
    let first = buttons.first?.label ?? parentheses.upperBound
    edits.remove(alert.name..<first)
    for button in buttons { translateButton(button) }
    edits.remove([parentheses.upperBound])
    if let message = message.flatMap({ copiedText($0.value) }) {
      edits.insert(
        " message: { \(ours("TextBlock"))(\(message)) }",
        after: closure.braces.upperBound
      )
    }
    return label
  }

  /// The text of `Text(…)` in the source, in one line; `nil` for anything else.
  private func copiedText(_ value: Range<Int>) -> String? {
    guard file.name(value.lowerBound) == "Text", file.has("(", at: value.lowerBound + 1),
      file.close(of: value.lowerBound + 1) == value.upperBound - 1, value.count > 3
    else { return nil }
    let text = file.text(of: (value.lowerBound + 2)...(value.upperBound - 2))
    return text.contains("\n") || text.contains("//") && !text.hasPrefix("\"") ? nil : text
  }

  private func isButton(_ argument: Call.Argument) -> Bool {
    let start = argument.value.lowerBound
    let dot =
      file.name(start) == "Alert" || file.name(start) == "Button" ? firstDot(from: start) : start
    guard file.has(".", at: dot),
      ["default", "cancel", "destructive"].contains(file.name(dot + 1)),
      let call = CallReader.call(in: file, of: dot + 1), call.end == argument.value.upperBound - 1
    else { return false }
    return call.arguments.allSatisfy { $0.label != nil || file.name($0.value.lowerBound) == "Text" }
  }

  /// The last dot of `Alert.Button.default`.
  private func firstDot(from start: Int) -> Int {
    var dot = start + 1
    while file.name(dot + 1) == "Button" { dot += 2 }
    return dot
  }

  /// `.destructive(Text("Delete")) { … }` is a button.
  private mutating func translateButton(_ argument: Call.Argument) {
    let start = argument.value.lowerBound
    let dot = file.has(".", at: start) ? start : firstDot(from: start)
    guard let label = argument.label, let call = CallReader.call(in: file, of: dot + 1) else {
      return
    }
    let role = file.name(dot + 1)
    edits.remove(label...dot)
    edits.replace(dot + 1, with: ours("PushButton"))
    if file.has(",", at: argument.value.upperBound) {
      edits.replace(argument.value.upperBound, with: ";")
    }
    let roleText = role == "default" ? "" : ", role: .\(role)"
    guard let parentheses = call.parentheses else { return }
    if let text = call.arguments.first, text.label == nil {
      unwrapText(text.value)
      edits.insert(roleText, after: text.value.upperBound - 1)
    } else {
      let separator = call.arguments.isEmpty ? "" : ", "
      edits.insert("\"Cancel\"" + roleText + separator, after: parentheses.lowerBound)
    }
    let hasAction = !call.closures.isEmpty || call.argument("action", in: file) != nil
    if !hasAction { edits.insert(" {}", after: parentheses.upperBound) }
  }
}
