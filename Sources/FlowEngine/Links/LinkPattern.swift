/// A parsed pattern.
struct LinkPattern {
  /// One part of a pattern: a component of the path, or the value of a query item.
  enum Part: Hashable {
    case literal(String)
    case parameter(Parameter)
  }

  /// A parameter: `{name}`, `{name?}`, `{name...}` or `{name...?}`.
  struct Parameter: Hashable {
    let name: String
    let isOptional: Bool

    /// Whether it matches the rest of the path, or all query items with a name.
    let isRepeated: Bool
  }

  /// A query item: `name={parameter}` or `name=literal`.
  struct QueryPart: Hashable {
    let name: String
    let value: Part
  }

  let text: String
  let path: [Part]
  let query: [QueryPart]
}

extension LinkPattern {
  /// The parameters in the order in which they are written.
  var parameters: [Parameter] { (path + query.map(\.value)).compactMap(\.parameter) }

  /// The paths that match: the whole one, and one for each omitted optional component.
  var paths: [ArraySlice<Part>] {
    let required = path.firstIndex { $0.parameter?.isOptional == true } ?? path.count
    return (required...path.count).reversed().map { path[..<$0] }
  }

  /// The query items without which a link does not match.
  var requiredItems: [QueryPart] {
    query.filter { $0.value.parameter?.isOptional != true }
  }

  /// Whether no link matches the queries of both, because they require different literals.
  func excludes(_ other: LinkPattern) -> Bool {
    query.contains { item in
      guard case .literal(let expected) = item.value else { return false }
      return other.query.contains {
        guard $0.name == item.name, case .literal(let value) = $0.value else { return false }
        return value != expected
      }
    }
  }

  /// The first query item that the pattern requires and the link lacks.
  func missingItem(in link: ParsedLink) -> QueryPart? {
    requiredItems.first { item in
      let values = link.queryValues(item.name)
      guard case .literal(let expected) = item.value else { return values.isEmpty }
      return values.first != expected
    }
  }

  /// The texts of the parameters in a link that matches.
  func texts(in link: ParsedLink) -> [String: [String]] {
    var texts: [String: [String]] = [:]
    for (index, part) in path.enumerated() {
      guard let parameter = part.parameter else { continue }
      let rest = link.path.dropFirst(index)
      texts[parameter.name] = Array(parameter.isRepeated ? rest : rest.prefix(1))
    }
    for item in query {
      guard let parameter = item.value.parameter else { continue }
      texts[parameter.name] = link.queryValues(item.name)
    }
    return texts
  }
}

extension LinkPattern.Part {
  var parameter: LinkPattern.Parameter? {
    if case .parameter(let parameter) = self { parameter } else { nil }
  }

  var literal: String? {
    if case .literal(let text) = self { text } else { nil }
  }
}

extension LinkPattern {
  /// Reads a pattern: `title/{isbn}`, `search?q={text}&page={page?}`, `files/{path...}`.
  init(_ text: String) throws(LinkError) {
    let reader = PatternReader(text: text)
    do throws(LinkPatternError) {
      let (path, query) = try reader.parts()
      self.init(text: text, path: path, query: query)
    } catch {
      throw .malformedPattern(text, problem: error)
    }
  }

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

  func parts() throws(LinkPatternError) -> ([LinkPattern.Part], [LinkPattern.QueryPart]) {
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

  private func path(_ text: Substring) throws(LinkPatternError) -> [LinkPattern.Part] {
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

  private func query(_ text: Substring?) throws(LinkPatternError) -> [LinkPattern.QueryPart] {
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

  private func part(_ text: Substring) throws(LinkPatternError) -> LinkPattern.Part {
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
