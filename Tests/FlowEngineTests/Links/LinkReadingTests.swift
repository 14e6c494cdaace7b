import FlowEngine
import Foundation
import Testing

/// Reading links.
struct LinkReadingTests {
  private let links: LinkTable

  init() throws { links = try makeBookLinks() }

  @Test(
    "A link leads where its pattern says, in all the ways in which it can be written",
    arguments: [
      ("bookshop://title/978-0", BookRoute.title("978-0")),
      ("bookshop://title/978-0/", .title("978-0")),
      ("bookshop://title//978-0", .title("978-0")),
      ("bookshop:///title/978-0", .title("978-0")),
      ("bookshop:////title/978-0", .title("978-0")),
      ("bookshop:/title/978-0", .title("978-0")),
      ("bookshop:title/978-0", .title("978-0")),
      ("BookShop://title/978-0", .title("978-0")),
      ("bookshop://TITLE/978-0", .title("978-0")),
      ("bookshop://title/978-0?ref=mail", .title("978-0")),
      ("bookshop://title/978-0#reviews", .title("978-0")),
      ("  bookshop://title/978-0\n", .title("978-0")),
      ("https://books.example/title/978-0", .title("978-0")),
      ("http://books.example/title/978-0", .title("978-0")),
      ("HTTPS://Books.Example/title/978-0", .title("978-0")),
      ("https://books.example:443/title/978-0", .title("978-0")),
      ("http://books.example:80/title/978-0", .title("978-0")),
      ("https://ann@books.example/title/978-0", .title("978-0")),
      ("https://books.example", .home),
      ("https://books.example/", .home),
      ("https://books.example?q=x", .home),
      ("bookshop:", .home),
      ("bookshop://", .home),
      ("bookshop://?ref=mail", .home),
      ("https://books.example/title/a[b]", .title("a[b]")),
      ("bookshop://title/978-0#a#b", .title("978-0")),
      ("bookshop://title/NEW", .title("NEW")),
      ("bookshop://title/x%20y", .title("x y")),
      ("bookshop://title/x y", .title("x y")),
      ("bookshop://title/%C3%BC", .title("ü")),
      ("bookshop://title/ü", .title("ü")),
      ("bookshop://title/a%2Fb", .title("a/b")),
      ("bookshop://title/a+b", .title("a+b")),
      ("bookshop://title/a^b[c]{d}|e\\f", .title("a^b[c]{d}|e\\f")),
      ("bookshop://title/%25zz", .title("%zz")),
      ("bookshop://title/a;b=c,@:!$&'()*", .title("a;b=c,@:!$&'()*")),
      ("bookshop://ti%74le/978-0", .title("978-0")),
      ("bookshop://title/%00", .title("\0")),
      ("bookshop:///shelf/../title/x", .title("x")),
      ("bookshop://title/../x", .title("x")),
      ("https://books.example/files/a/../../title/./x", .title("x")),
      ("https://books.example/../../title/x", .title("x")),
      ("https://books.example/title/%2E%2E", .title("..")),
      ("bookshop://title/x/chapter/3", .chapter("x", 3)),
      ("bookshop://reviews/x", .reviews("x", tab: nil)),
      ("bookshop://reviews/x/latest", .reviews("x", tab: "latest")),
      ("bookshop://search?q=emma", .search("emma", page: nil, genre: nil)),
      ("bookshop://search/?q=emma", .search("emma", page: nil, genre: nil)),
      ("bookshop://search?page=2&q=emma&genre=crime", .search("emma", page: 2, genre: .crime)),
      ("bookshop://search?q=a+b%2Bc", .search("a b+c", page: nil, genre: nil)),
      ("bookshop://search?q=a=b?c/d", .search("a=b?c/d", page: nil, genre: nil)),
      ("bookshop://search?q=", .search("", page: nil, genre: nil)),
      ("bookshop://search?q", .search("", page: nil, genre: nil)),
      ("bookshop://search?&&q=a&", .search("a", page: nil, genre: nil)),
      ("bookshop://search?q=a&q=b", .search("a", page: nil, genre: nil)),
      ("bookshop://search?%71=a", .search("a", page: nil, genre: nil)),
      ("bookshop://list?tag=new&x=1&tag=old", .list(tags: ["new", "old"])),
      ("bookshop://files/a/b%2Fc/d.txt", .file("a/b/c/d.txt")),
      ("bookshop://folders/a/b%2Fc/d.txt", .folder(["a", "b/c", "d.txt"])),
    ] as [(String, BookRoute)]
  )
  func reading(link: String, route: BookRoute) throws {
    #expect(try links.book(link) == route)
  }

  @Test("A slash with a mark on it is a slash all the same")
  func combiningMark() throws {
    #expect(try links.book("bookshop://title/\u{301}x") == .title("\u{301}x"))
  }

  @Test("A first component beyond ASCII is the same in a text and in Foundation's URL")
  func hostBeyondASCII() throws {
    var links = LinkTable(schemes: ["x"])
    try links.add("bücher/{isbn}") { BookRoute.title(try $0["isbn"]) }
    #expect(try links.book("x://bücher/7") == .title("7"))
    #expect(try links.book("x://b%C3%BCcher/7") == .title("7"))
    #expect(try links.book(#require(URL(string: "x://bücher/7"))) == .title("7"))
    #expect(try links.book("x://xn--bcher-kva/7") == .title("7"))
  }

  @Test("A literal query item with another value makes another link")
  func otherLiteral() throws {
    var links = LinkTable(schemes: ["x"])
    try links.add("open?screen=cart", to: BookRoute.new)
    try links.add("show?screen=cart&id={id}", to: BookRoute.new)
    #expect(
      links.refusal(of: "x:open?screen=card")
        == .unknownLink("x:open?screen=card", closest: ["open?screen=cart"])
    )
    #expect(
      links.refusal(of: "x:show?screen=cart")
        == .missingQueryItem("id", pattern: "show?screen=cart&id={id}", link: "x:show?screen=cart")
    )
  }

  @Test("Foundation's URL leads where its text does")
  func url() throws {
    let url = try #require(URL(string: "bookshop://title/x%20y?ref=mail"))
    #expect(try links.book(url) == .title("x y"))
    let web = try #require(
      URL(string: "title/7", relativeTo: URL(string: "https://books.example/"))
    )
    #expect(try links.book(web) == .title("7"))
  }

  @Test(
    "What leads nowhere says why",
    arguments: [
      ("", .malformedLink("", problem: .noScheme)),
      ("title/978", .malformedLink("title/978", problem: .noScheme)),
      ("//title/978", .malformedLink("//title/978", problem: .noScheme)),
      ("://title", .malformedLink("://title", problem: .noScheme)),
      ("1x://title", .malformedLink("1x://title", problem: .noScheme)),
      ("böök://title", .malformedLink("böök://title", problem: .noScheme)),
      ("book shop://a", .malformedLink("book shop://a", problem: .noScheme)),
      (
        "bookshop://title/%zz",
        .malformedLink("bookshop://title/%zz", problem: .invalidEncoding("%zz"))
      ),
      (
        "bookshop://title/%4",
        .malformedLink("bookshop://title/%4", problem: .invalidEncoding("%4"))
      ),
      ("bookshop://title/%", .malformedLink("bookshop://title/%", problem: .invalidEncoding("%"))),
      (
        "bookshop://title/%FF",
        .malformedLink("bookshop://title/%FF", problem: .notUnicode("%FF"))
      ),
      ("bookshop://a?q=%C3", .malformedLink("bookshop://a?q=%C3", problem: .notUnicode("%C3"))),
      ("bookshop://a#%C3", .malformedLink("bookshop://a#%C3", problem: .notUnicode("%C3"))),
      (
        "https://books.example:a/x",
        .malformedLink("https://books.example:a/x", problem: .unreadableHost)
      ),
      ("https://[::1/x", .malformedLink("https://[::1/x", problem: .unreadableHost)),
      ("shop://title/x", .schemeNotAccepted("shop", accepted: ["bookshop", "https", "http"])),
      (
        "https://evil.example/title/x",
        .hostNotAccepted("evil.example", accepted: ["books.example"])
      ),
      (
        "https://books.example@evil.example/title/x",
        .hostNotAccepted("evil.example", accepted: ["books.example"])
      ),
      (
        "https://books.example:8080/title/x",
        .hostNotAccepted("books.example:8080", accepted: ["books.example"])
      ),
      ("https:title/x", .hostNotAccepted("", accepted: ["books.example"])),
      (
        "bookshop://TITLE/New/x",
        .unknownLink(
          "bookshop://TITLE/New/x",
          closest: [
            "title/new", "title/{isbn}", "title/{isbn}/chapter/{number}",
          ]
        )
      ),
      (
        "bookshop://serch?q=a",
        .unknownLink(
          "bookshop://serch?q=a",
          closest: [
            "search?q={text}&page={page?}&genre={genre?}"
          ]
        )
      ),
      (
        "bookshop:///Title/x",
        .unknownLink(
          "bookshop:///Title/x",
          closest: [
            "title/{isbn}", "title/new", "title/{isbn}/chapter/{number}",
          ]
        )
      ),
      ("bookshop://qqqqqq", .unknownLink("bookshop://qqqqqq", closest: [])),
      (
        "bookshop://files",
        .unknownLink(
          "bookshop://files",
          closest: [
            "files/{path...}", "folders/{path...}",
          ]
        )
      ),
      (
        "bookshop://search?page=2",
        .missingQueryItem(
          "q",
          pattern: "search?q={text}&page={page?}&genre={genre?}",
          link: "bookshop://search?page=2"
        )
      ),
      (
        "bookshop://search?q=a&page=abc",
        .valueNotConvertible(
          "abc",
          parameter: "page",
          type: "Int",
          pattern: "search?q={text}&page={page?}&genre={genre?}"
        )
      ),
      (
        "bookshop://search?q=a&page=",
        .valueNotConvertible(
          "",
          parameter: "page",
          type: "Int",
          pattern: "search?q={text}&page={page?}&genre={genre?}"
        )
      ),
      (
        "bookshop://search?q=a&genre=war",
        .valueNotConvertible(
          "war",
          parameter: "genre",
          type: "Genre",
          pattern: "search?q={text}&page={page?}&genre={genre?}"
        )
      ),
      (
        "bookshop://title/x/chapter/99999999999999999999",
        .valueNotConvertible(
          "99999999999999999999",
          parameter: "number",
          type: "Int",
          pattern: "title/{isbn}/chapter/{number}"
        )
      ),
    ] as [(String, LinkError)]
  )
  func refusing(link: String, error: LinkError) {
    #expect(links.refusal(of: link) == error)
  }

  @Test("A link of 8192 bytes is read, and a longer one is refused by its length")
  func length() throws {
    let prefix = "bookshop://title/"
    let longest = prefix + String(repeating: "x", count: 8_192 - prefix.utf8.count)
    #expect(try links.book(longest) == .title(String(repeating: "x", count: 8_175)))
    #expect(links.refusal(of: longest + "x") == .tooLong(length: 8_193, limit: 8_192))
  }

  @Test("Query items that the pattern does not name, and the fragment, can be read")
  func extras() throws {
    var links = LinkTable(schemes: ["bookshop"])
    var seen: [LinkValues] = []
    try links.add("title/{isbn}") { values in
      seen.append(values)
      return BookRoute.home
    }
    let link = "bookshop://title/7?ref=mail&tag=a&tag=b&flag#part%202#3"
    _ = try links.route(for: link)

    #expect(seen.map(\.link) == [link])
    #expect(seen.first?.path == ["title", "7"])
    #expect(
      seen.first?.queryItems == [
        LinkQueryItem(name: "ref", value: "mail"),
        LinkQueryItem(name: "tag", value: "a"),
        LinkQueryItem(name: "tag", value: "b"),
        LinkQueryItem(name: "flag", value: ""),
      ]
    )
    #expect(seen.first?.queryValues("tag") == ["a", "b"])
    #expect(seen.first?.queryValues("page") == [])
    #expect(seen.first?.fragment == "part 2#3")
  }

  @Test("A table without hosts takes no web links, and one without schemes no others")
  func nothingAccepted() {
    #expect(
      LinkTable(schemes: ["a"]).refusal(of: "https://x.example/")
        == .schemeNotAccepted("https", accepted: ["a"])
    )
    #expect(
      LinkTable(schemes: ["https"]).refusal(of: "https://x.example/")
        == .schemeNotAccepted("https", accepted: [])
    )
    #expect(
      LinkTable(hosts: ["x.example"]).refusal(of: "a://b")
        == .schemeNotAccepted("a", accepted: ["https", "http"])
    )
  }

  @Test("A host can stand for all below it, name a port, and have letters of its own language")
  func hosts() throws {
    var links = LinkTable(hosts: ["*.books.example", "localhost:8080", "bücher.example"])
    try links.add("x") { _ in BookRoute.new }
    for link in [
      "https://m.books.example/x", "https://a.b.books.example/x", "http://localhost:8080/x",
      "https://bücher.example/x", "https://b%C3%BCcher.example/x",
      "https://xn--bcher-kva.example/x", "https://BÜCHER.example/x",
    ] {
      #expect(try links.book(link) == .new, "\(link)")
    }
    for host in ["books.example", "evilbooks.example", ".books.example", "localhost"] {
      #expect(
        links.refusal(of: "https://\(host)/x") == .hostNotAccepted(host, accepted: links.hosts),
        "\(host)"
      )
    }
  }

  @Test("What the app declines is refused with its reason")
  func declined() throws {
    struct SoldOut: Error {}
    var links = LinkTable(schemes: ["bookshop"])
    try links.add("a/{id}") { _ -> BookRoute? in nil }
    try links.add("b/{id}") { _ -> BookRoute? in throw SoldOut() }
    #expect(
      links.refusal(of: "bookshop://a/1")
        == .declined("bookshop://a/1", pattern: "a/{id}", reason: nil)
    )
    #expect(
      links.refusal(of: "bookshop://b/1")
        == .declined("bookshop://b/1", pattern: "b/{id}", reason: "SoldOut()")
    )
  }

  @Test("A literal with half of its letters wrong is still advised, one with more is not")
  func halfWrong() throws {
    var links = LinkTable(schemes: ["x"])
    try links.add("book/{isbn}") { BookRoute.title(try $0["isbn"]) }
    #expect(
      links.refusal(of: "x:boat/7") == .unknownLink("x:boat/7", closest: ["book/{isbn}"])
    )
    #expect(links.refusal(of: "x:bats/7") == .unknownLink("x:bats/7", closest: []))
  }

  @Test("A pattern with one component more is closer than one with three letters that are wrong")
  func lettersAndComponents() throws {
    var links = LinkTable(schemes: ["x"])
    try links.add("booklet", to: BookRoute.new)
    try links.add("bookish/{isbn}") { BookRoute.title(try $0["isbn"]) }
    // A component counts 4, and a letter 2: 6 for the “let” of “booklet”, 4 for the place of the ISBN.
    #expect(
      links.refusal(of: "x:bookish")
        == .unknownLink("x:bookish", closest: ["bookish/{isbn}", "booklet"])
    )
  }
}
