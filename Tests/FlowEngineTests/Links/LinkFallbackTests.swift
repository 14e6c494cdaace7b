import FlowEngine
import Testing

/// Fallbacks of links.
struct LinkFallbackTests {
  private func makeLinks() throws -> LinkTable {
    var links = try makeBookLinks()
    try links.addFallback { _, _ in Place("start") }
    try links.addFallback(below: "search") { _, _ in Place("search") }
    try links.addFallback(below: "title") { values, error in
      if case .unknownLink = error { Place("titles", payload: values.path.count) } else { nil }
    }
    return links
  }

  @Test(
    "A link that leads nowhere leads to the fallback with the longest prefix that takes it",
    arguments: [
      ("bookshop://nowhere", Place("start")),
      ("bookshop://search", Place("search")),
      ("bookshop://SEARCH/deeper", Place("search")),
      ("bookshop://search?q=a&page=b", Place("search")),
      ("bookshop://searching", Place("start")),
      ("bookshop://title", Place("titles", payload: 1)),
      ("bookshop://title/x/chapter", Place("titles", payload: 3)),
      ("bookshop://title/x/chapter/one", Place("start")),
      ("https://books.example/title/x/y", Place("titles", payload: 3)),
    ]
  )
  func fallback(link: String, place: Place) throws {
    #expect(try makeLinks().route(for: link) as? Place == place)
  }

  @Test("A link that fits does not come to a fallback")
  func notNeeded() throws {
    #expect(try makeLinks().book("bookshop://title/x") == .title("x"))
  }

  @Test("Malformed links, and those of others, do not come to a fallback")
  func notAsked() throws {
    let links = try makeLinks()
    #expect(
      links.refusal(of: "bookshop://a/%zz")
        == .malformedLink("bookshop://a/%zz", problem: .invalidEncoding("%zz"))
    )
    #expect(
      links.refusal(of: "https://a.example/")
        == .hostNotAccepted("a.example", accepted: ["books.example"])
    )
  }

  @Test("The error is thrown if no fallback takes the link")
  func declined() throws {
    var links = try makeBookLinks()
    try links.addFallback { _, _ in nil }
    #expect(
      links.refusal(of: "bookshop://qqqqqq") == .unknownLink("bookshop://qqqqqq", closest: [])
    )
  }

  @Test("A prefix consists of literals, and has one fallback")
  func prefixes() throws {
    var links = try makeLinks()
    for prefix in ["{x}", "shop?q=1"] {
      #expect(throws: LinkError.malformedPattern(prefix, problem: .notLiteral)) {
        try links.addFallback(below: prefix) { _, _ in nil }
      }
    }
    #expect(throws: LinkError.conflictingPatterns("/title", existing: "title")) {
      try links.addFallback(below: "/title") { _, _ in nil }
    }
  }
}
