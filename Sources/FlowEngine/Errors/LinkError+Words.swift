extension LinkError: CustomStringConvertible {
  /// A sentence that states what happened with all the facts, followed by what to do.
  public var description: String { "\(whatHappened) \(whatToDo)" }

  /// What happened, as a sentence.
  public var whatHappened: String { happened.onOneLine }

  /// What to do about it, as a sentence.
  public var whatToDo: String { advice.onOneLine }

  private var happened: String {
    switch self {
    case .tooLong(let length, let limit):
      "The link has \(length) bytes; the limit is \(limit)."
    case .malformedLink(let link, let problem):
      "“\(quoted(link))” is not a link: \(problem)."
    case .schemeNotAccepted(let scheme, let accepted):
      "Links that begin with \(quoted(scheme)): are not accepted. \(list(accepted))"
    case .hostNotAccepted(let host, let accepted):
      "Links to the host “\(quoted(host))” are not accepted. \(list(accepted))"
    case .unknownLink(let link, let closest):
      "No pattern matches “\(quoted(link))”."
        + (closest.isEmpty ? "" : " Closest: \(closest.joined(separator: ", ")).")
    case .missingQueryItem(let item, let pattern, let link):
      "“\(quoted(link))” lacks the query item “\(item)” that “\(pattern)” requires."
    case .valueNotConvertible(let value, let parameter, let type, let pattern):
      "Parameter “\(parameter)” of “\(pattern)” is “\(quoted(value))”, "
        + "which is not a valid \(type)."
    case .absentValue(let parameter, let pattern):
      "Parameter “\(parameter)” of “\(pattern)” is optional, and the link does not have it."
    case .declined(let link, let pattern, let reason):
      "“\(quoted(link))” matches “\(pattern)” but was declined"
        + (reason.map { ": \(quoted($0).sentence)" } ?? ".")
    case .routeWithoutLink(let route):
      "No pattern writes a link to \(route.type) “\(route)”."
    case .nothingToBeginWith:
      "The table of links has no scheme and no host to begin a link with."
    case .missingValue(let parameter, let pattern, let route):
      "Parameter “\(parameter)” of “\(pattern)” has no value for \(route.type) “\(route)”."
    case .valueNotWritable(let parameter, let pattern, let problem):
      "The value for parameter “\(parameter)” of “\(pattern)” \(problem)."
    case .notReversible(let route, let link, let read):
      "“\(quoted(link))”, written for \(route.type) “\(route)”, leads "
        + (read.map { "to \($0.type) “\($0)”." } ?? "nowhere.")
    case .malformedPattern(let pattern, let problem):
      "“\(pattern)” is not a pattern: \(problem)."
    case .conflictingPatterns(let pattern, let existing):
      pattern == existing
        ? "The pattern “\(pattern)” has already been added."
        : "A link can match both “\(pattern)” and “\(existing)”, and neither is more specific."
    case .unknownParameter(let parameter, let pattern):
      "“\(pattern)” has no parameter “\(parameter)”."
    }
  }

  private var advice: String {
    switch self {
    case .tooLong:
      "Let the link name what to load, and load it."
    case .malformedLink(_, let problem):
      problem == .noScheme
        ? "Give the whole link, including its scheme." : "Percent-encode what is put into a link."
    case .schemeNotAccepted, .hostNotAccepted, .nothingToBeginWith:
      "List all schemes and hosts when the table is created."
    case .unknownLink:
      "Add a pattern for it, or a fallback."
    case .missingQueryItem:
      "Add it to the link, or make the parameter optional with a question mark."
    case .valueNotConvertible:
      "Correct the link, or read the value as a type that accepts it."
    case .absentValue:
      "Read it as an optional, or let the pattern require it."
    case .declined:
      "Add a fallback if such links are expected."
    case .routeWithoutLink(let route):
      "Add a pattern with “from:” that gives values for \(route.type)."
    case .missingValue(let parameter, _, _):
      "Give a value for “\(parameter)”, or make it optional."
    case .valueNotWritable(_, _, let problem):
      problem == .empty
        ? "Omit an optional value, or put it into the query." : "Use “{name...}” for several."
    case .notReversible:
      "Let “to:” and “from:” of its pattern agree, and see whether a more specific pattern matches."
    case .malformedPattern:
      "Write it like title/{isbn}, files/{path...} or search?q={text}&page={page?}."
    case .conflictingPatterns:
      "Remove one, or let a literal or a required query item distinguish them."
    case .unknownParameter:
      "Use the names in its braces."
    }
  }

  private func list(_ accepted: [String]) -> String {
    accepted.isEmpty ? "The table has none." : "Accepted: \(accepted.joined(separator: ", "))."
  }

  /// External text, shortened.
  private func quoted(_ text: String) -> String {
    let scalars = text.unicodeScalars
    return scalars.count > 200 ? String(scalars.prefix(200)) + "…" : text
  }
}

extension LinkReadingError: CustomStringConvertible {
  /// The problem as text.
  public var description: String {
    switch self {
    case .noScheme: "it does not begin with a scheme"
    case .invalidEncoding(let text): "“\(text)” is not a valid percent-encoding"
    case .notUnicode(let text): "“\(text.prefix(200))” does not decode to text"
    case .unreadableHost: "its host cannot be read"
    }
  }
}

extension LinkValueProblem: CustomStringConvertible {
  /// The problem as text.
  public var description: String {
    switch self {
    case .empty: "is empty, and a path has no empty components"
    case .several: "consists of several, but there is room for only one"
    }
  }
}

extension LinkPatternError: CustomStringConvertible {
  /// The problem as text.
  public var description: String {
    switch self {
    case .scheme: "it has a scheme, but patterns apply to all schemes and hosts of their table"
    case .emptyComponent: "two slashes follow each other"
    case .brokenParameter(let text): "“\(text)” is neither a literal nor a parameter in braces"
    case .parameterName(let name): "“\(name)” is not a valid parameter name"
    case .repeatedParameter(let name): "two parameters are called “\(name)”"
    case .restNotLast(let name): "something follows “\(name)”, which matches the rest of the path"
    case .requiredAfterOptional(let text): "“\(text)” is required but follows an optional component"
    case .brokenQueryItem(let text): "“\(text)” is not of the form name={parameter} or name=literal"
    case .repeatedQueryItem(let name): "two query items are called “\(name)”"
    case .reservedCharacter(let character):
      "it contains “\(character)”, and patterns are not percent-encoded"
    case .notLiteral: "a prefix can have neither parameters nor a query"
    }
  }
}
