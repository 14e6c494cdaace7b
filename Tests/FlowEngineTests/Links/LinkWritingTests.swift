import FlowEngine
import Foundation
import Testing

/// Writing links.
struct LinkWritingTests {
  private let links: LinkTable

  init() throws { links = try makeBookLinks() }

  @Test(
    "A route is written by its pattern, with everything encoded that is not a plain letter or digit",
    arguments: [
      (BookRoute.home, "bookshop://"),
      (.new, "bookshop://title/new"),
      (.title("978-0"), "bookshop://title/978-0"),
      (.title("x/ü y+z"), "bookshop://title/x%2F%C3%BC%20y%2Bz"),
      (.title(".."), "bookshop://title/%2E%2E"),
      (.title("a?b#c%d"), "bookshop://title/a%3Fb%23c%25d"),
      (.chapter("x", -3), "bookshop://title/x/chapter/-3"),
      (.reviews("x", tab: nil), "bookshop://reviews/x"),
      (.reviews("x", tab: "all"), "bookshop://reviews/x/all"),
      (.search("", page: nil, genre: nil), "bookshop://search?q="),
      (
        .search("a b&c=d", page: 2, genre: .poetry),
        "bookshop://search?q=a%20b%26c%3Dd&page=2&genre=poetry"
      ),
      (.list(tags: ["new", "", "a,b"]), "bookshop://list?tag=new&tag=&tag=a%2Cb"),
      (.file("a/b c/d.txt"), "bookshop://files/a/b%20c/d.txt"),
      (.file("/usr//lib/"), "bookshop://files/%2Fusr%2F%2Flib%2F"),
      (.file("a/../b"), "bookshop://files/a/%2E%2E/b"),
      (.folder(["a", "b/c"]), "bookshop://folders/a/b%2Fc"),
    ] as [(BookRoute, String)]
  )
  func writing(route: BookRoute, link: String) throws {
    #expect(try links.link(for: route) == link)
    #expect(try links.url(for: route).absoluteString == link)
  }

  @Test("The caller chooses what a link begins with, among what the table accepts")
  func beginnings() throws {
    let links = LinkTable(schemes: ["A", "b"], hosts: ["*.x.example", "Y.example:81"])
    var table = links
    try table.add("t", to: BookRoute.new)
    func link(_ beginning: LinkBeginning?) throws(LinkError) -> String {
      try table.link(for: BookRoute.new, beginning: beginning)
    }
    #expect(try link(nil) == "a://t")
    #expect(try link(.scheme("B")) == "b://t")
    #expect(try link(.host("m.X.example")) == "https://m.x.example/t")
    #expect(try link(.host("y.example:81")) == "https://y.example:81/t")
    #expect(throws: LinkError.schemeNotAccepted("c", accepted: ["a", "b"])) {
      try link(.scheme("c"))
    }
    let accepted = ["*.x.example", "y.example:81"]
    for host in ["z.example", "*.x.example", "y.example"] {
      #expect(throws: LinkError.hostNotAccepted(host, accepted: accepted)) {
        try link(.host(host))
      }
    }
  }

  @Test("Without schemes a link begins with the first host that is one")
  func webOnly() throws {
    var links = LinkTable(hosts: ["*.x.example", "bücher.example"])
    try links.add("", to: BookRoute.new)
    #expect(try links.link(for: BookRoute.new) == "https://xn--bcher-kva.example/")
    #expect(throws: LinkError.nothingToBeginWith) {
      try LinkTable(hosts: ["*.x.example"]).link(for: BookRoute.new)
    }
  }

  @Test("A value in the place of the host is written so that its case survives")
  func hostPlace() throws {
    var links = LinkTable(schemes: ["x"])
    try links.add("{isbn}") { values in
      BookRoute.title(try values["isbn"])
    } from: { route in
      if case .title(let isbn) = route { ["isbn": isbn] } else { nil }
    }
    try links.add("New/Books", to: BookRoute.new)
    #expect(try links.link(for: BookRoute.title("emma")) == "x://emma")
    #expect(try links.link(for: BookRoute.title("Emma")) == "x:///Emma")
    #expect(try links.link(for: BookRoute.title("a:80")) == "x:///a%3A80")
    #expect(try links.link(for: BookRoute.title("xn--bcher-kva")) == "x:///xn--bcher-kva")
    #expect(try links.link(for: BookRoute.new) == "x://New/Books")
  }

  @Test("The first pattern that was added for a route writes it, and one-way patterns never do")
  func firstPattern() throws {
    var links = LinkTable(schemes: ["x"])
    try links.add("old") { _ in BookRoute.new }
    try links.add("first", to: BookRoute.new)
    try links.add("second", to: BookRoute.new)
    #expect(try links.link(for: BookRoute.new) == "x://first")
  }

  @Test("A pattern with a parameter that leads to one route is only read")
  func oneRoute() throws {
    var links = LinkTable(schemes: ["x"])
    try links.add("old/{id}", to: BookRoute.new)
    try links.add("news/{id?}", to: BookRoute.new)
    #expect(try links.book("x://old/7") == .new)
    #expect(try links.link(for: BookRoute.new) == "x://news")
  }

  @Test("A route without a pattern is named")
  func noPattern() {
    #expect(throws: LinkError.routeWithoutLink(RouteDescription(Place("far")))) {
      try links.link(for: Place("far"))
    }
  }

  @Test("A path has no empty component")
  func empty() {
    #expect(
      throws: LinkError.valueNotWritable(
        parameter: "isbn",
        pattern: "title/{isbn}",
        problem: .empty
      )
    ) { try links.link(for: BookRoute.title("")) }
    #expect(
      throws: LinkError.valueNotWritable(
        parameter: "path",
        pattern: "folders/{path...}",
        problem: .empty
      )
    ) { try links.link(for: BookRoute.folder(["a", ""])) }
  }

  @Test("A list that must not be empty is missed where it is")
  func emptyList() {
    let route = BookRoute.list(tags: [])
    #expect(
      throws: LinkError.missingValue(
        parameter: "tags",
        pattern: "list?tag={tags...}",
        route: RouteDescription(route)
      )
    ) { try links.link(for: route) }
  }

  @Test("A link that would lead elsewhere is not given out")
  func notReversible() {
    // “title/new” is a page of its own, and more specific.
    #expect(
      throws: LinkError.notReversible(
        RouteDescription(BookRoute.title("new")),
        link: "bookshop://title/new",
        readAs: RouteDescription(BookRoute.new)
      )
    ) { try links.link(for: BookRoute.title("new")) }
  }

  @Test("A link that would be too long is not given out, and no fallback hides it")
  func tooLong() throws {
    #expect(throws: LinkError.tooLong(length: 8_217, limit: 8_192)) {
      try links.link(for: BookRoute.title(String(repeating: "ü", count: 1_366) + "xxxx"))
    }
  }

  @Test("Values that the pattern has no place for are mistakes of the app")
  func mistakes() throws {
    var links = LinkTable(schemes: ["x"])
    try links.add("a/{v}") { _ in
      BookRoute.new
    } from: {
      $0 == .new ? ["w": 1, "v": 1] : nil
    }
    try links.add("b/{v}") { _ in
      BookRoute.home
    } from: {
      $0 == .home ? ["v": [1, 2]] : nil
    }
    try links.add("c/{v}") { _ in
      Place("c")
    } from: { _ in
      [:]
    }
    try links.add("d/{v?}/{w?}") { _ in
      Elsewhere.far
    } from: { _ in
      ["w": 1]
    }
    #expect(throws: LinkError.unknownParameter("w", pattern: "a/{v}")) {
      try links.link(for: BookRoute.new)
    }
    #expect(
      throws: LinkError.valueNotWritable(parameter: "v", pattern: "b/{v}", problem: .several)
    ) { try links.link(for: BookRoute.home) }
    #expect(
      throws: LinkError.missingValue(
        parameter: "v",
        pattern: "c/{v}",
        route: RouteDescription(Place("c"))
      )
    ) { try links.link(for: Place("c")) }
    #expect(
      throws: LinkError.missingValue(
        parameter: "v",
        pattern: "d/{v?}/{w?}",
        route: RouteDescription(Elsewhere.far)
      )
    ) { try links.link(for: Elsewhere.far) }
  }
}
