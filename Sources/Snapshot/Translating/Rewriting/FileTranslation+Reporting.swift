extension FileTranslation {
  /// Counts a use, and warns if the table requires it.
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

  /// Adds the number of refused uses to each view, unless its body returns a value.
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

  /// The text before the first line of the source.
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
    // Models need modules that their other imports had re-exported.
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
  /// Whether a body itself returns a value, rather than only a closure in it.
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

extension FileTranslation {
  /// Carries out the comments for the translator; `false` if one of them is unknown.
  ///
  /// `// flowsim:silent` silences the warnings about a line, and `// flowsim:use …` contains the code that replaces it. The line
  /// is that of the comment, or the next one with code if there is none before it.
  mutating func readComments() -> Bool {
    var isKnown = true
    var previous = 0
    for index in 0...file.tokens.count {
      let end = index < file.tokens.count ? file.tokens[index].start : file.bytes.count
      if end > previous + 10 {
        for comment in comments(in: previous..<end) where !carryOut(comment, next: index) {
          isKnown = false
        }
      }
      if index < file.tokens.count { previous = file.tokens[index].end }
    }
    return isKnown
  }

  private struct SourceComment {
    let start: Int
    let words: String
  }

  /// The comments of that form between two tokens.
  private func comments(in range: Range<Int>) -> [SourceComment] {
    let mark = Array("// flowsim:".utf8)
    var found: [SourceComment] = []
    var offset = range.lowerBound
    while offset + mark.count <= range.upperBound {
      guard file.bytes[offset] == mark[0],
        file.bytes[offset..<(offset + mark.count)].elementsEqual(mark)
      else {
        offset += 1
        continue
      }
      var end = offset
      while end < range.upperBound, file.bytes[end] != 0x0A, file.bytes[end] != 0x0D { end += 1 }
      let words = file.bytes[(offset + mark.count)..<end]
      found.append(SourceComment(start: offset, words: String(decoding: words, as: UTF8.self)))
      offset = end
    }
    return found
  }

  private mutating func carryOut(_ comment: SourceComment, next: Int) -> Bool {
    let place = file.place(at: comment.start)
    let isBehindCode = next > 0 && file.line(at: file.tokens[next - 1].start) == place.line
    let token = isBehindCode ? next - 1 : next
    guard file.tokens.indices.contains(token) else { return true }
    let line = file.line(at: file.tokens[token].start)
    if comment.words == "silent" {
      silenced.insert(line)
    } else if comment.words.hasPrefix("use "), comment.words.count > 4 {
      replaceLine(line, around: token, with: String(comment.words.dropFirst(4)))
    } else {
      messages.append(
        TranslationMessage(
          severity: .error,
          path: file.path,
          line: place.line,
          column: place.column,
          endColumn: place.column,
          text:
            "`flowsim:\(comment.words)` is unknown: write `flowsim:silent`, or `flowsim:use` and our code"
        )
      )
      return false
    }
    return true
  }

  /// Replaces the tokens of a line by `code`, with the content of its brackets on the lines below unless `code` opens one, too.
  private mutating func replaceLine(_ line: Int, around token: Int, with code: String) {
    var (first, last) = (token, token)
    while first > 0, file.line(at: file.tokens[first - 1].start) == line { first -= 1 }
    var depths = [0]
    for letter in code {
      depths.append(
        (depths.last ?? 0) + ("([{".contains(letter) ? 1 : ")]}".contains(letter) ? -1 : 0)
      )
    }
    let isWhole = depths.last == 0 && !depths.contains { $0 < 0 }
    var index = first
    while index < file.tokens.count,
      index <= last
        || file.line(at: file.tokens[index].start) == file.line(at: file.tokens[last].start)
    {
      last = max(last, index)
      if isWhole, let close = file.close(of: index) { last = max(last, close) }
      index += 1
    }
    edits.remove(first...last)
    edits.insert(code, before: first)
    skipped.formUnion(first...last)
    counts[.rule, default: 0] += 1
  }
}
