import FlowEngine
import Testing

/// Merging tables of links.
struct LinkMergingTests {
  private let books: LinkTable

  init() throws {
    var books = LinkTable(schemes: ["other"])
    try books.add("title/{isbn}") { values in
      BookRoute.title(try values["isbn"])
    } from: { route in
      if case .title(let isbn) = route { ["isbn": isbn] } else { nil }
    }
    try books.add("", to: BookRoute.home)
    try books.add("?new={new}") { _ in BookRoute.new }
    try books.addFallback(below: "title") { _, _ in Place("fallback") }
    self.books = books
  }

  @Test("The patterns of a part of an app can stand below a prefix, and are read and written there")
  func below() throws {
    var links = LinkTable(schemes: ["x"])
    try links.add(contentsOf: books, below: "/shop/books/")
    #expect(
      links.patterns == ["/shop/books/title/{isbn}", "/shop/books", "/shop/books?new={new}"]
    )
    #expect(try links.book("x://shop/books/title/7") == .title("7"))
    #expect(try links.book("x://shop/books") == .home)
    #expect(try links.book("x://shop/books?new=1") == .new)
    #expect(try links.link(for: BookRoute.title("7")) == "x://shop/books/title/7")
    #expect(try links.route(for: "x://shop/books/title/7/8") as? Place == "fallback")
    #expect(links.refusal(of: "x://title/7/8") == .unknownLink("x://title/7/8", closest: []))
    #expect(
      links.refusal(of: "other://shop/books") == .schemeNotAccepted("other", accepted: ["x"])
    )
  }

  @Test("Without a prefix they stand beside the others")
  func beside() throws {
    var links = LinkTable(schemes: ["x"])
    try links.add("new", to: BookRoute.new)
    try links.add(contentsOf: books)
    #expect(links.patterns == ["new", "title/{isbn}", "", "?new={new}"])
    #expect(try links.book("x://title/7") == .title("7"))
  }

  @Test("A conflict is refused, and nothing is added")
  func conflict() throws {
    var links = LinkTable(schemes: ["x"])
    try links.add("books", to: BookRoute.home)
    #expect(throws: LinkError.conflictingPatterns("books", existing: "books")) {
      try links.add(contentsOf: books, below: "books")
    }
    #expect(links.patterns == ["books"])
    #expect(throws: LinkError.malformedPattern("{x}", problem: .notLiteral)) {
      try links.add(contentsOf: books, below: "{x}")
    }
  }

  @Test("A copy of a table grows on its own")
  func copies() throws {
    var copy = books
    try copy.add("new", to: BookRoute.new)
    #expect(books.patterns.count == 3)
    #expect(try copy.book("other://new") == .new)
    #expect(books.refusal(of: "other://new") == .unknownLink("other://new", closest: []))
  }
}
