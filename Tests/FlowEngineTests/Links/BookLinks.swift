import FlowEngine

/// A route with a case for each kind of value that a link contains.
enum BookRoute: Route {
  case home
  case new
  case title(String)
  case chapter(String, Int)
  case reviews(String, tab: String?)
  case search(String, page: Int?, genre: Genre?)
  case list(tags: [String])
  case file(String)
  case folder([String])

  enum Genre: String, LinkValue {
    case crime, poetry
  }
}

/// A table with a pattern of each kind.
func makeBookLinks() throws -> LinkTable {
  var links = LinkTable(schemes: ["bookshop"], hosts: ["books.example"])
  try links.add("", to: BookRoute.home)
  try links.add("title/new", to: BookRoute.new)
  try links.add("title/{isbn}") { values in
    BookRoute.title(try values["isbn"])
  } from: { route in
    if case .title(let isbn) = route { ["isbn": isbn] } else { nil }
  }
  try links.add("title/{isbn}/chapter/{number}") { values in
    BookRoute.chapter(try values["isbn"], try values["number"])
  } from: { route in
    if case .chapter(let isbn, let number) = route {
      ["isbn": isbn, "number": number]
    } else {
      nil
    }
  }
  try links.add("reviews/{isbn}/{tab?}") { values in
    BookRoute.reviews(try values["isbn"], tab: try values["tab"])
  } from: { route in
    if case .reviews(let isbn, let tab) = route { ["isbn": isbn, "tab": tab] } else { nil }
  }
  try links.add("search?q={text}&page={page?}&genre={genre?}") { values in
    BookRoute.search(try values["text"], page: try values["page"], genre: try values["genre"])
  } from: { route in
    if case .search(let text, let page, let genre) = route {
      ["text": text, "page": page, "genre": genre]
    } else {
      nil
    }
  }
  try links.add("list?tag={tags...}") { values in
    BookRoute.list(tags: try values["tags"])
  } from: { route in
    if case .list(let tags) = route { ["tags": tags] } else { nil }
  }
  try links.add("files/{path...}") { values in
    BookRoute.file(try values["path"])
  } from: { route in
    if case .file(let path) = route { ["path": path] } else { nil }
  }
  try links.add("folders/{path...}") { values in
    BookRoute.folder(try values["path"])
  } from: { route in
    if case .folder(let path) = route { ["path": path] } else { nil }
  }
  return links
}

extension LinkTable {
  /// The route that a link leads to, if it is a book's.
  func book(_ link: some LinkAddress) throws -> BookRoute? {
    try route(for: link) as? BookRoute
  }

  /// The error that a link is refused with.
  func refusal(of link: some LinkAddress) -> LinkError? {
    do throws(LinkError) {
      _ = try route(for: link)
      return nil
    } catch {
      return error
    }
  }
}
