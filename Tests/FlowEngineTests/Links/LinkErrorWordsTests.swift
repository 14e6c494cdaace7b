import FlowEngine
import Testing

/// The words of link errors.
struct LinkErrorWordsTests {
  private static let route = RouteDescription(Place("item"))

  private static let sentences: [(LinkError, String)] = [
    (
      .tooLong(length: 9_000, limit: 8_192),
      """
      The link has 9000 bytes; the limit is 8192. Let the link name what to load, and load it.
      """
    ),
    (
      .malformedLink("title/7", problem: .noScheme),
      """
      “title/7” is not a link: it does not begin with a scheme. Give the whole link, including its \
      scheme.
      """
    ),
    (
      .malformedLink("a:%zz", problem: .invalidEncoding("%zz")),
      """
      “a:%zz” is not a link: “%zz” is not a valid percent-encoding. Percent-encode what is put into \
      a link.
      """
    ),
    (
      .malformedLink("a:%FF", problem: .notUnicode("%FF")),
      """
      “a:%FF” is not a link: “%FF” does not decode to text. Percent-encode what is put into a link.
      """
    ),
    (
      .malformedLink("https://[", problem: .unreadableHost),
      """
      “https://[” is not a link: its host cannot be read. Percent-encode what is put into a link.
      """
    ),
    (
      .schemeNotAccepted("shop", accepted: []),
      """
      Links that begin with shop: are not accepted. The table has none. List all schemes and hosts \
      when the table is created.
      """
    ),
    (
      .hostNotAccepted("a.example", accepted: ["b.example", "c.example"]),
      """
      Links to the host “a.example” are not accepted. Accepted: b.example, c.example. List all \
      schemes and hosts when the table is created.
      """
    ),
    (
      .unknownLink("a:serch", closest: ["search?q={text}", "searches"]),
      """
      No pattern matches “a:serch”. Closest: search?q={text}, searches. Add a pattern for it, or a \
      fallback.
      """
    ),
    (
      .unknownParameter("a\nb", pattern: "c\u{202E}{d}"),
      #"“c\u{202E}{d}” has no parameter “a\nb”. Use the names in its braces."#
    ),
    (
      .unknownLink("a:b\nc\u{1B}", closest: []),
      #"No pattern matches “a:b\nc\u{1B}”. Add a pattern for it, or a fallback."#
    ),
    (
      .missingQueryItem("q", pattern: "search?q={text}", link: "a:search"),
      """
      “a:search” lacks the query item “q” that “search?q={text}” requires. Add it to the link, or \
      make the parameter optional with a question mark.
      """
    ),
    (
      .valueNotConvertible(
        "abc",
        parameter: "page",
        type: "Int",
        pattern: "search?page={page?}"
      ),
      """
      Parameter “page” of “search?page={page?}” is “abc”, which is not a valid Int. Correct the \
      link, or read the value as a type that accepts it.
      """
    ),
    (
      .absentValue(parameter: "page", pattern: "search?page={page?}"),
      """
      Parameter “page” of “search?page={page?}” is optional, and the link does not have it. Read \
      it as an optional, or let the pattern require it.
      """
    ),
    (
      .declined("a:b/1", pattern: "b/{id}", reason: "soldOut"),
      """
      “a:b/1” matches “b/{id}” but was declined: soldOut. Add a fallback if such links are expected.
      """
    ),
    (
      .declined("a:b/1", pattern: "b/{id}", reason: "It is sold out."),
      """
      “a:b/1” matches “b/{id}” but was declined: It is sold out. Add a fallback if such links are expected.
      """
    ),
    (
      .declined("a:b/1", pattern: "b/{id}", reason: nil),
      "“a:b/1” matches “b/{id}” but was declined. Add a fallback if such links are expected."
    ),
    (
      .routeWithoutLink(route),
      """
      No pattern writes a link to Place “item”. Add a pattern with “from:” that gives values for \
      Place.
      """
    ),
    (
      .nothingToBeginWith,
      """
      The table of links has no scheme and no host to begin a link with. List all schemes and \
      hosts when the table is created.
      """
    ),
    (
      .missingValue(parameter: "id", pattern: "b/{id}", route: route),
      """
      Parameter “id” of “b/{id}” has no value for Place “item”. Give a value for “id”, or make it \
      optional.
      """
    ),
    (
      .valueNotWritable(parameter: "id", pattern: "b/{id}", problem: .empty),
      """
      The value for parameter “id” of “b/{id}” is empty, and a path has no empty components. Omit \
      an optional value, or put it into the query.
      """
    ),
    (
      .valueNotWritable(parameter: "id", pattern: "b/{id}", problem: .several),
      """
      The value for parameter “id” of “b/{id}” consists of several, but there is room for only \
      one. Use “{name...}” for several.
      """
    ),
    (
      .notReversible(route, link: "a:b", readAs: RouteDescription(Place("other"))),
      """
      “a:b”, written for Place “item”, leads to Place “other”. Let “to:” and “from:” of its \
      pattern agree, and see whether a more specific pattern matches.
      """
    ),
    (
      .notReversible(route, link: "a:b", readAs: nil),
      """
      “a:b”, written for Place “item”, leads nowhere. Let “to:” and “from:” of its pattern agree, \
      and see whether a more specific pattern matches.
      """
    ),
    (
      .malformedPattern("a//b", problem: .emptyComponent),
      """
      “a//b” is not a pattern: two slashes follow each other. Write it like title/{isbn}, \
      files/{path...} or search?q={text}&page={page?}.
      """
    ),
    (
      .conflictingPatterns("a/{x}", existing: "a/{y}"),
      """
      A link can match both “a/{x}” and “a/{y}”, and neither is more specific. Remove one, or let \
      a literal or a required query item distinguish them.
      """
    ),
    (
      .conflictingPatterns("a", existing: "a"),
      """
      The pattern “a” has already been added. Remove one, or let a literal or a required query \
      item distinguish them.
      """
    ),
    (
      .unknownParameter("ibsn", pattern: "title/{isbn}"),
      """
      “title/{isbn}” has no parameter “ibsn”. Use the names in its braces.
      """
    ),
  ]

  @Test("Each error says what happened, with its facts, and what to do", arguments: sentences)
  func words(error: LinkError, words: String) {
    #expect(error.description == words)
  }

  @Test("A link of any length is quoted in brief")
  func long() {
    let error = LinkError.unknownLink(String(repeating: "x", count: 201), closest: [])
    #expect(
      error.whatHappened == "No pattern matches “\(String(repeating: "x", count: 200))…”."
    )
  }

  @Test("A malformed pattern says what is wrong with it")
  func problems() {
    let problems: [LinkPatternError: String] = [
      .scheme: "it has a scheme, but patterns apply to all schemes and hosts of their table",
      .brokenParameter("{x"): "“{x” is neither a literal nor a parameter in braces",
      .parameterName("x y"): "“x y” is not a valid parameter name",
      .repeatedParameter("x"): "two parameters are called “x”",
      .restNotLast("x"): "something follows “x”, which matches the rest of the path",
      .requiredAfterOptional("b"): "“b” is required but follows an optional component",
      .brokenQueryItem("q"): "“q” is not of the form name={parameter} or name=literal",
      .repeatedQueryItem("q"): "two query items are called “q”",
      .reservedCharacter("#"): "it contains “#”, and patterns are not percent-encoded",
      .notLiteral: "a prefix can have neither parameters nor a query",
    ]
    for (problem, words) in problems { #expect(problem.description == words) }
  }
}
