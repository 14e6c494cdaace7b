import FlowEngine
import Testing

/// Which pattern counts.
struct LinkPrecedenceTests {
  private static let patterns = [
    "a/b", "a/{x}", "{x}/b", "{x}/{y}", "a/{x...}", "{x...}", "a/b/{x...}", "a/{x}/c", "a/b/{y}",
    "s", "s?q={q}", "s?q={q}&p={p}", "s?mode=list", "s?mode=grid",
  ]

  private static func table(_ patterns: [String]) throws -> LinkTable {
    var links = LinkTable(schemes: ["x"])
    for pattern in patterns { try links.add(pattern) { _ in Place(pattern) } }
    return links
  }

  @Test(
    "The most specific pattern counts, in whatever order they were added",
    arguments: [
      ("x:a/b", "a/b"),
      ("x:a/z", "a/{x}"),
      ("x:z/b", "{x}/b"),
      ("x:z/z", "{x}/{y}"),
      ("x:z", "{x...}"),
      ("x:z/z/z", "{x...}"),
      ("x:a/b/c", "a/b/{y}"),
      ("x:a/b/z", "a/b/{y}"),
      ("x:a/z/c", "a/{x}/c"),
      ("x:a/z/z", "a/{x...}"),
      ("x:a/b/z/z", "a/b/{x...}"),
      ("x:s", "s"),
      ("x:s?q=1", "s?q={q}"),
      ("x:s?q=1&p=2", "s?q={q}&p={p}"),
      ("x:s?p=2", "s"),
      ("x:s?mode=other", "s"),
    ]
  )
  func order(link: String, pattern: String) throws {
    // Of two that require one item each only one can be in a table without a conflict.
    let patterns = Self.patterns.filter { !$0.contains("mode") }
    #expect(try Self.table(patterns).route(for: link).identifier == pattern)
    #expect(try Self.table(patterns.reversed()).route(for: link).identifier == pattern)
  }

  @Test("A literal query item distinguishes patterns, and comes before a parameter")
  func literalItems() throws {
    let links = try Self.table(["s", "s?mode={m}", "s?mode=list", "s?mode=grid"])
    #expect(try links.route(for: "x:s?mode=grid").identifier == "s?mode=grid")
    #expect(try links.route(for: "x:s?mode=list").identifier == "s?mode=list")
    #expect(try links.route(for: "x:s?mode=map").identifier == "s?mode={m}")
    #expect(try links.route(for: "x:s").identifier == "s")
  }

  @Test("Without its query item a pattern gives way to one that needs none")
  func givesWay() throws {
    let links = try Self.table(["s?q={q}", "{word}"])
    #expect(try links.route(for: "x:s").identifier == "{word}")
  }

  @Test(
    "Two patterns that one link could fit equally well are refused, and the table stays as it was",
    arguments: [
      ("a/b", "a/b"),
      ("a/{x}", "a/{y}"),
      ("/a/{x}/", "a/{y}"),
      ("a/{x...}", "a/{y...}"),
      ("a/{x?}", "a"),
      ("a/{x?}", "a/{y}"),
      ("a", "a/{x...?}"),
      ("a?q={q}", "a?r={r}"),
      ("a?q=1", "a?r=1"),
      ("a?q={q?}", "a"),
      ("a?mode=list&q={q}", "a?mode=list&p={p}"),
    ]
  )
  func conflicts(first: String, second: String) throws {
    for (first, second) in [(first, second), (second, first)] {
      var links = try Self.table([first])
      #expect(throws: LinkError.conflictingPatterns(second, existing: first)) {
        try links.add(second) { _ in Place("second") }
      }
      #expect(links.patterns == [first])
      try links.add("other/{x}") { _ in Place("other") }
      #expect(try links.route(for: "x:other/1").identifier == "other")
    }
  }

  @Test(
    "Hosts are compared without case: the exact literal comes first, then the first one by name"
  )
  func hostCase() throws {
    for patterns in [["title", "Title", "{x}"], ["{x}", "Title", "title"]] {
      let links = try Self.table(patterns)
      #expect(try links.route(for: "x://title").identifier == "title")
      #expect(try links.route(for: "x://Title").identifier == "Title")
      #expect(try links.route(for: "x://TITLE").identifier == "Title")
      #expect(try links.route(for: "x:///TITLE").identifier == "{x}")
    }
  }
}
