/// The reason why a link cannot be read or written, or a pattern cannot be added.
///
/// Cases have facts as values, so that tests can compare them; ``whatHappened`` and ``whatToDo`` turn them
/// into sentences. Coordinators wrap one in ``FlowError/linkRefused(_:)``.
public enum LinkError: Error, Hashable, Sendable {
  // MARK: - Reading a link

  /// The link has more bytes than allowed.
  case tooLong(length: Int, limit: Int)

  /// The text is not a URL.
  case malformedLink(String, problem: LinkReadingError)

  /// The table does not accept links of this scheme; it accepts those listed.
  case schemeNotAccepted(String, accepted: [String])

  /// The table does not accept web links to this host; it accepts those listed.
  case hostNotAccepted(String, accepted: [String])

  /// No pattern matches the link; the closest patterns are listed first, and none if none is close.
  case unknownLink(String, closest: [String])

  /// The path matches the pattern, but a query item that the pattern requires is missing.
  case missingQueryItem(String, pattern: String, link: String)

  /// The text of a parameter is not a value of the type that the route expects.
  case valueNotConvertible(String, parameter: String, type: String, pattern: String)

  /// A value that the pattern declares as optional was read as required, and the link does not contain it.
  case absentValue(parameter: String, pattern: String)

  /// The link matches the pattern, but the app returned no route; `reason` is the error that it threw.
  case declined(String, pattern: String, reason: String?)

  // MARK: - Writing a link

  /// No pattern of the table writes the route.
  case routeWithoutLink(RouteDescription)

  /// The table has neither a scheme nor a host with which links could begin.
  case nothingToBeginWith

  /// The app returned no value for a parameter that the pattern requires.
  case missingValue(parameter: String, pattern: String, route: RouteDescription)

  /// The value cannot be written at the parameter's place.
  case valueNotWritable(parameter: String, pattern: String, problem: LinkValueProblem)

  /// The link that the pattern writes for the route would be read as another route, or as none.
  case notReversible(RouteDescription, link: String, readAs: RouteDescription?)

  // MARK: - Patterns

  /// The pattern has a syntax error.
  case malformedPattern(String, problem: LinkPatternError)

  /// A link could match both patterns, and neither is more specific.
  case conflictingPatterns(String, existing: String)

  /// A value was read or written under a name that is not in the pattern.
  case unknownParameter(String, pattern: String)
}

/// The reason why a text is not a link.
public enum LinkReadingError: Error, Hashable, Sendable {
  /// It does not begin with a scheme and a colon.
  case noScheme

  /// A percent sign is not followed by two hexadecimal digits.
  case invalidEncoding(String)

  /// The percent-encoded bytes are not UTF-8.
  case notUnicode(String)

  /// The host or the port cannot be read.
  case unreadableHost
}

/// The reason why a value cannot be written into a link.
public enum LinkValueProblem: Hashable, Sendable {
  /// A path has no empty components.
  case empty

  /// There are several values for a single place.
  case several
}

/// The syntax error of a pattern.
public enum LinkPatternError: Error, Hashable, Sendable {
  /// It names a scheme; patterns apply to all schemes and hosts of their table.
  case scheme

  /// Two slashes follow each other.
  case emptyComponent

  /// A brace is missing, or a component is part literal and part parameter.
  case brokenParameter(String)

  /// The name of a parameter is empty or has characters other than letters, digits, `-` and `_`.
  case parameterName(String)

  /// Two parameters have the same name.
  case repeatedParameter(String)

  /// The parameter for the rest of the path is not at its end.
  case restNotLast(String)

  /// A required component follows an optional one.
  case requiredAfterOptional(String)

  /// A query item is not of the form `name={parameter}` or `name=literal`.
  case brokenQueryItem(String)

  /// Two query items have the same name.
  case repeatedQueryItem(String)

  /// It has a character that is not allowed in patterns: `#`, or `%`, since patterns are not encoded.
  case reservedCharacter(String)

  /// A prefix has a parameter or a query, but only literal components are allowed.
  case notLiteral
}
