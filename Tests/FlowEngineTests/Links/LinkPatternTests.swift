import FlowEngine
import Testing

/// Patterns of links.
struct LinkPatternTests {
  @Test(
    "A malformed pattern is refused with what is wrong, and adds nothing",
    arguments: [
      ("bookshop://title", .scheme),
      ("a//b", .emptyComponent),
      ("//a", .emptyComponent),
      ("a/{x", .brokenParameter("{x")),
      ("a/x}", .brokenParameter("x}")),
      ("a/{x}y", .brokenParameter("{x}y")),
      ("a/{{x}}", .brokenParameter("{{x}}")),
      ("a/}{", .brokenParameter("}{")),
      ("a/{x}{y}", .brokenParameter("{x}{y}")),
      ("a/{}", .parameterName("")),
      ("a/{?}", .parameterName("")),
      ("a/{...}", .parameterName("")),
      ("a/{x y}", .parameterName("x y")),
      ("a/{x?...}", .parameterName("x?")),
      ("{x}/{x}", .repeatedParameter("x")),
      ("{x}?q={x}", .repeatedParameter("x")),
      ("{x...}/a", .restNotLast("x")),
      ("{x...}/{y?}", .restNotLast("x")),
      ("a/{x?}/b", .requiredAfterOptional("b")),
      ("a/{x?}/{y}", .requiredAfterOptional("{y}")),
      ("a?", .brokenQueryItem("")),
      ("a?q", .brokenQueryItem("q")),
      ("a?q=", .brokenQueryItem("q=")),
      ("a?={q}", .brokenQueryItem("={q}")),
      ("a?q={q}&", .brokenQueryItem("")),
      ("a?{q}=1", .brokenQueryItem("{q}=1")),
      ("a?q={q}&q={r}", .repeatedQueryItem("q")),
      ("a#b", .reservedCharacter("#")),
      ("a%20b", .reservedCharacter("%")),
    ] as [(String, LinkPatternError)]
  )
  func malformed(pattern: String, problem: LinkPatternError) {
    var links = LinkTable(schemes: ["x"])
    #expect(throws: LinkError.malformedPattern(pattern, problem: problem)) {
      try links.add(pattern) { _ in BookRoute.home }
    }
    #expect(links.patterns == [])
  }

  @Test("Slashes around a pattern, and letters of any language in it, are fine")
  func lenient() throws {
    var links = LinkTable(schemes: ["x"])
    try links.add("/bücher und mehr/{name-1}/") { values in
      BookRoute.title(try values["name-1"])
    } from: { route in
      if case .title(let name) = route { ["name-1": name] } else { nil }
    }
    #expect(try links.book("x://b%C3%BCcher%20und%20mehr/7") == .title("7"))
    #expect(
      try links.link(for: BookRoute.title("7")) == "x:///b%C3%BCcher%20und%20mehr/7"
    )
  }

  @Test("A table prints its patterns with the routes that they stand for")
  func description() throws {
    var links = LinkTable(schemes: ["bookshop"], hosts: ["books.example"])
    try links.add("title/{isbn}") { values in
      BookRoute.title(try values["isbn"])
    } from: { route in
      if case .title(let isbn) = route { ["isbn": isbn] } else { nil }
    }
    try links.add("t/{isbn}") { values in BookRoute.title(try values["isbn"]) }
    #expect(
      links.description == """
        links bookshop:// https://books.example/
          /title/{isbn} ↔ BookRoute
          /t/{isbn} → BookRoute
        """
    )
  }
}
