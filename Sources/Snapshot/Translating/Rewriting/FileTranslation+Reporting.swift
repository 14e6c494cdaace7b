extension FileTranslation {
  /// Counts a use, and warns if the table says so.
  mutating func count(_ entry: NameTable.Entry, at index: Int, as outcome: NameTable.Outcome? = nil)
  {
    let outcome = outcome ?? entry.outcome
    if outcome == .refused {
      refuse(entry.name, entry.limit, at: index)
    } else {
      counts[outcome, default: 0] += 1
      if entry.warns { warn("`\(entry.name)`: \(entry.limit)", at: index) }
    }
  }

  /// Counts a refusal, and warns.
  mutating func refuse(_ name: String, _ limit: String, at index: Int) {
    counts[.refused, default: 0] += 1
    guard warn("`\(name)` has no counterpart here: \(limit)", at: index) else { return }
    refusals.append((index, name))
  }

  /// Adds a warning about a token, unless a comment silences its line.
  @discardableResult
  mutating func warn(_ text: String, at index: Int) -> Bool {
    guard file.tokens.indices.contains(index) else { return false }
    let token = file.tokens[index]
    let place = file.place(at: token.start)
    guard !silenced.contains(place.line) else { return false }
    messages.append(
      TranslationMessage(
        severity: .warning,
        path: file.path,
        line: place.line,
        column: place.column,
        endColumn: place.column + token.end - token.start,
        text: text
      )
    )
    return true
  }

  /// Has each view say how much of it was refused, unless its body returns a value.
  mutating func noteRefusals() {
    for (place, declaration) in source.declarations.enumerated() where declaration.isView {
      let bodies = (children[place] ?? []).map { source.declarations[$0] }
      let range = declaration.start...max(declaration.start, declaration.end)
      let count = refusals.filter { range.contains($0.token) }.count
      guard count > 0, let braces = bodies.first(where: { $0.name == "body" })?.body,
        !file.hasReturn(in: braces)
      else { continue }
      edits.insert(" " + ours("ElementGroup") + " {", after: braces.lowerBound)
      edits.insert("}.translated(leavingOut: \(count)) ", before: braces.upperBound)
    }
  }

  /// What stands in front of the first line of the source.
  var header: String {
    var lines = [Translation.firstLine]
    if file.tokens.indices.contains(where: { FileTranslation.networkTypes.contains(file.name($0)) })
    {
      lines += [
        "#if canImport(FoundationNetworking)", "import FoundationNetworking", "#endif",
      ]
    }
    let names = Set(file.tokens.indices.map(file.name))
    if usesSwiftUI, !names.isDisjoint(with: FileTranslation.columnTypes) {
      lines.append("import FlowEngine")
    }
    // Models need modules that other imports of theirs had brought along.
    if !usesSwiftUI {
      if !names.isDisjoint(with: FileTranslation.observable) { lines.append("import Observation") }
      if !names.isDisjoint(with: FileTranslation.announcing) { lines.append("import StandIns") }
    }
    for (module, text) in foreignImports {
      lines += [
        "#if canImport(\(module))", text.split(separator: "\n").joined(separator: " "), "#endif",
      ]
    }
    let path = String(file.path.map { "\"\\\n\r".contains($0) ? "_" : $0 })
    lines.append("#sourceLocation(file: \"\(path)\", line: 1)")
    return lines.map { $0 + "\n" }.joined()
  }

  private static let columnTypes: Set<String> = [
    "NavigationSplitViewColumn", "NavigationSplitViewVisibility",
  ]

  private static let observable: Set<String> = [
    "@Observable", "Observable", "@ObservationIgnored", "@Model",
  ]

  private static let announcing: Set<String> = [
    "ObservableObject", "@Published", "@Model", "Date", "Calendar", "AnyCancellable",
  ]

  private static let networkTypes: Set<String> = [
    "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLSessionConfiguration",
    "URLSessionDataTask", "URLCache", "URLCredential", "HTTPCookie", "URLSessionDelegate",
  ]
}

extension SourceFile {
  /// Whether a body returns a value, rather than what a closure in it does.
  fileprivate func hasReturn(in braces: ClosedRange<Int>) -> Bool {
    var next = braces.lowerBound + 1
    while next < braces.upperBound {
      if name(next) == "return" { return true }
      let isStatement = has("{", at: next) && isStatementBody(next)
      next = isStatement ? next + 1 : (close(of: next) ?? next) + 1
    }
    return false
  }
}
