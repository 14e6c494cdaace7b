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

    /// Whether it takes the rest of the path, or all query items with a name.
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
      guard case .literal(let wanted) = item.value else { return false }
      return other.query.contains {
        guard $0.name == item.name, case .literal(let value) = $0.value else { return false }
        return value != wanted
      }
    }
  }

  /// The first query item that the pattern requires and the link lacks.
  func missingItem(in link: ParsedLink) -> QueryPart? {
    requiredItems.first { item in
      let values = link.queryValues(item.name)
      guard case .literal(let wanted) = item.value else { return values.isEmpty }
      return values.first != wanted
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
