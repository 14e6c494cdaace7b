extension LinkPattern {
  /// Reads a pattern: `title/{isbn}`, `search?q={text}&page={page?}`, `files/{path...}`.
  init(_ text: String) throws(LinkError) {
    let reader = PatternReader(text: text)
    do throws(LinkPatternProblem) {
      let (path, query) = try reader.parts()
      self.init(text: text, path: path, query: query)
    } catch {
      throw .malformedPattern(text, problem: error)
    }
  }
}

extension LinkPattern {
  /// Reads a pattern that has only literal components.
  init(prefix: String) throws(LinkError) {
    try self.init(prefix)
    guard parameters.isEmpty, query.isEmpty else {
      throw .malformedPattern(prefix, problem: .notLiteral)
    }
  }
}

/// Parses a pattern.
private struct PatternReader {
  let text: String

  func parts() throws(LinkPatternProblem) -> ([LinkPattern.Part], [LinkPattern.QueryPart]) {
    if text.firstIndex(of: ":").map({ text[$0...].hasPrefix("://") }) == true { throw .scheme }
    for character in ["#", "%"] where text.contains(character) {
      throw .reservedCharacter(character)
    }
    let (front, back) = halves
    let path = try path(front)
    let query = try query(back)
    var names: Set<String> = []
    for name in (path + query.map(\.value)).compactMap(\.parameter?.name) {
      guard names.insert(name).inserted else { throw .repeatedParameter(name) }
    }
    return (path, query)
  }

  /// The parts before and after the first question mark outside braces.
  private var halves: (Substring, Substring?) {
    var isInBraces = false
    for index in text.indices {
      switch text[index] {
      case "{": isInBraces = true
      case "}": isInBraces = false
      case "?" where !isInBraces: return (text[..<index], text[text.index(after: index)...])
      default: break
      }
    }
    return (text[...], nil)
  }

  private func path(_ text: Substring) throws(LinkPatternProblem) -> [LinkPattern.Part] {
    var text = text
    if text.hasPrefix("/") { text.removeFirst() }
    if text.hasSuffix("/") { text.removeLast() }
    guard !text.isEmpty else { return [] }
    var parts: [LinkPattern.Part] = []
    for component in text.split(separator: "/", omittingEmptySubsequences: false) {
      guard !component.isEmpty else { throw .emptyComponent }
      let part = try part(component)
      if let last = parts.last?.parameter {
        if last.isRepeated { throw .restNotLast(last.name) }
        if last.isOptional, part.parameter?.isOptional != true {
          throw .requiredAfterOptional(String(component))
        }
      }
      parts.append(part)
    }
    return parts
  }

  private func query(_ text: Substring?) throws(LinkPatternProblem) -> [LinkPattern.QueryPart] {
    guard let text else { return [] }
    var items: [LinkPattern.QueryPart] = []
    for item in text.split(separator: "&", omittingEmptySubsequences: false) {
      let halves = item.split(separator: "=", maxSplits: 1)
      guard halves.count == 2 else { throw .brokenQueryItem(String(item)) }
      let name = String(halves[0])
      guard !name.contains(where: "{}".contains) else { throw .brokenQueryItem(String(item)) }
      guard !items.contains(where: { $0.name == name }) else { throw .repeatedQueryItem(name) }
      items.append(LinkPattern.QueryPart(name: name, value: try part(halves[1])))
    }
    return items
  }

  private func part(_ text: Substring) throws(LinkPatternProblem) -> LinkPattern.Part {
    guard text.contains(where: "{}".contains) else { return .literal(String(text)) }
    guard text.hasPrefix("{"), text.hasSuffix("}"), text.count > 1 else {
      throw .brokenParameter(String(text))
    }
    var name = text.dropFirst().dropLast()
    guard !name.contains(where: "{}".contains) else { throw .brokenParameter(String(text)) }
    let isOptional = name.hasSuffix("?")
    if isOptional { name.removeLast() }
    let isRepeated = name.hasSuffix("...")
    if isRepeated { name.removeLast(3) }
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || "-_".contains($0) }) else {
      throw .parameterName(String(name))
    }
    return .parameter(
      LinkPattern.Parameter(name: String(name), isOptional: isOptional, isRepeated: isRepeated)
    )
  }
}
