/// Why a link cannot be read or written, or a pattern cannot be added.
///
/// Cases hold facts, so that tests can compare them; ``whatHappened`` and ``whatToDo``
/// make sentences of the facts. Coordinators wrap one in ``FlowError/linkRefused(_:)``.
public enum LinkError: Error, Hashable, Sendable {
  // MARK: - Reading a link

  /// The link has more bytes than are read.
  case tooLong(length: Int, limit: Int)

  /// The text is no URL.
  case malformedLink(String, problem: LinkProblem)

  /// Links of this scheme are not the table's; it accepts those listed.
  case schemeNotAccepted(String, accepted: [String])

  /// Web links to this host are not the table's; it accepts those listed.
  case hostNotAccepted(String, accepted: [String])

  /// No pattern fits the link; the closest patterns come first, and none is listed if none is close.
  case unknownLink(String, closest: [String])

  /// The path fits the pattern, and a query item that the pattern requires is not there.
  case missingQueryItem(String, pattern: String, link: String)

  /// The text in the place of a parameter is no value of the type that the route wants.
  case valueNotConvertible(String, parameter: String, type: String, pattern: String)

  /// A value was read as required that the pattern says is optional, and the link does not have it.
  case absentValue(parameter: String, pattern: String)

  /// The link fits the pattern, and the app made no route of it; `reason` is the error it threw.
  case declined(String, pattern: String, reason: String?)

  // MARK: - Writing a link

  /// No pattern that was added writes the route.
  case routeWithoutLink(RouteDescription)

  /// The table has neither a scheme nor a host that links could begin with.
  case nothingToBeginWith

  /// The app gave no value for a parameter that the pattern requires.
  case missingValue(parameter: String, pattern: String, route: RouteDescription)

  /// The value cannot stand in the place of the parameter.
  case valueNotWritable(parameter: String, pattern: String, problem: LinkValueProblem)

  /// The link that the pattern writes for the route would be read as another route, or as none.
  case notReversible(RouteDescription, link: String, readAs: RouteDescription?)

  // MARK: - Patterns

  /// The pattern is not written as patterns are.
  case malformedPattern(String, problem: LinkPatternProblem)

  /// A link could fit both patterns, and neither is more specific.
  case conflictingPatterns(String, existing: String)

  /// A value was read or written under a name that the pattern does not have.
  case unknownParameter(String, pattern: String)
}

/// What is wrong with a text that is no link.
public enum LinkProblem: Error, Hashable, Sendable {
  /// It does not begin with a scheme and a colon.
  case noScheme

  /// A percent sign is not followed by two hexadecimal digits.
  case invalidEncoding(String)

  /// The percent-encoded bytes are no UTF-8.
  case notUnicode(String)

  /// The host or the port cannot be read.
  case unreadableHost
}

/// Why a value cannot be written into a link.
public enum LinkValueProblem: Hashable, Sendable {
  /// A path has no empty components.
  case empty

  /// There are several values in the place of one.
  case several
}

/// What is wrong with a pattern.
public enum LinkPatternProblem: Error, Hashable, Sendable {
  /// It names a scheme; patterns hold for all schemes and hosts of their table.
  case scheme

  /// Two slashes follow each other.
  case emptyComponent

  /// A brace is missing, or a component is part literal and part parameter.
  case brokenParameter(String)

  /// The name of a parameter is empty or has other characters than letters, digits, `-` and `_`.
  case parameterName(String)

  /// Two parameters have one name.
  case repeatedParameter(String)

  /// The rest of the path is taken before its end.
  case restNotLast(String)

  /// A required component follows an optional one.
  case requiredAfterOptional(String)

  /// A query item is not of the form `name={parameter}` or `name=literal`.
  case brokenQueryItem(String)

  /// Two query items have one name.
  case repeatedQueryItem(String)

  /// It has a character that patterns cannot hold: `#`, or `%`, since patterns are not encoded.
  case reservedCharacter(String)

  /// A prefix has a parameter or a query; it can hold literal components only.
  case notLiteral
}
