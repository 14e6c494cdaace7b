/// A table of URL patterns and routes, which works in both directions.
///
/// ```swift
/// var links = LinkTable(schemes: ["transit"], hosts: ["transit.example"])
/// try links.add("stop/{name}") { values in
///   LineRoute.stop(try values["name"])
/// } from: { route in
///   if case .stop(let name) = route { ["name": name] } else { nil }
/// }
/// let route = try links.route(for: "transit://stop/Harbour")  // stop("Harbour")
/// let link = try links.url(for: LineRoute.stop("Harbour"))  // transit://stop/Harbour
/// ```
///
/// A pattern is a path of literals and parameters, optionally with a query:
///
/// | Pattern | Matches |
/// |---|---|
/// | `title/{isbn}` | `title/978-0`, `title/978-0/?ref=mail` |
/// | `title/{isbn}/{tab?}` | the same, and `title/978-0/reviews` |
/// | `files/{path...}` | `files/a`, `files/a/b` |
/// | `search?q={text}&page={page?}` | `search?q=emma`, `search?page=2&q=emma` |
/// | `list?tag={tags...}` | `list?tag=new&tag=used` |
/// | `open?screen=cart` | `open?screen=cart` |
///
/// If several match, the most specific one is used, regardless of their order: from the left, a literal is
/// more specific than a parameter; of two with the same path, the one that requires more query items is, and
/// then the one with more literals among them. Literals are compared exactly; only the component in the place
/// of the host, such as `title` in `bookshop://title/978-0`, is compared case-insensitively. Empty components
/// and a trailing slash are skipped.
///
/// The table retains functions of the app, which need not be `Sendable`: keep it where the coordinators are.
public struct LinkTable {
  /// The maximum length of a link in bytes of UTF-8.
  public static let lengthLimit = 8_192

  /// The app's custom schemes, in lower case; those of the web are implied by ``hosts``.
  public let schemes: [String]

  /// The hosts whose web links belong to the app, in lower case; `*.books.example` stands for all its
  /// subdomains, and a non-default port is part of the host.
  public let hosts: [String]

  private(set) var entries: [Entry] = []
  private(set) var fallbacks: [Fallback] = []
  private(set) var tree = LinkTree()

  /// Creates a table without patterns, for `scheme://…`, `https://host/…` and `http://host/…`.
  public init(schemes: [String] = [], hosts: [String] = []) {
    self.schemes = schemes.map { $0.lowercased() }.filter { !SplitURL.isWeb($0) }
    self.hosts = hosts.map(SplitURL.normalized(host:))
  }

  /// Adds a pattern for links to routes of one type.
  ///
  /// - Parameters:
  ///   - pattern: The path, with its query if there is one, as in ``LinkTable``.
  ///   - route: Makes the route of a matching link. `nil` and errors refuse the link.
  ///   - values: The values for the pattern's parameters, from which the link is written; `nil` for a route
  ///     that the pattern does not represent. Without this function the pattern is only read. If several
  ///     patterns represent a route, the first that was added is used.
  /// - Throws: What is wrong with the pattern, or with which one it conflicts; the table is unchanged
  ///   then.
  public mutating func add<R: Route>(
    _ pattern: String,
    to route: @escaping (LinkValues) throws -> R?,
    from values: ((R) -> [String: any LinkValue]?)? = nil
  ) throws(LinkError) {
    try insert(
      Entry(
        pattern: LinkPattern(pattern),
        routeType: String(describing: R.self),
        makeRoute: { try route($0) },
        makeValues: values.map { values in { ($0 as? R).flatMap(values) } }
      )
    )
  }

  /// Adds a pattern for links to one route; if it requires parameters, it is only read.
  ///
  /// Throws as ``add(_:to:from:)`` does.
  public mutating func add<R: Route>(_ pattern: String, to route: R) throws(LinkError) {
    let isWritten = try LinkPattern(pattern).parameters.allSatisfy(\.isOptional)
    try add(pattern, to: { _ in route }, from: isWritten ? { $0 == route ? [:] : nil } : nil)
  }

  /// Adds a fallback for links below a prefix that lead nowhere, because no pattern matches, a value or a
  /// query item is invalid, or the app declined them.
  ///
  /// The fallback with the longest prefix is asked first. If all return `nil`, the original error of the link
  /// is thrown. Malformed links and those to other hosts and schemes never reach a fallback.
  ///
  /// - Parameters:
  ///   - prefix: Literal components; an empty prefix stands for all links.
  ///   - route: The route to use instead.
  /// - Throws: An error in the prefix, or that it already has a fallback.
  public mutating func addFallback(
    below prefix: String = "",
    to route: @escaping (LinkValues, LinkError) -> (any Route)?
  ) throws(LinkError) {
    try insert(Fallback(pattern: LinkPattern(prefix: prefix), makeRoute: route))
  }

  /// The patterns, in the order in which they were added.
  public var patterns: [String] { entries.map(\.pattern.text) }

  mutating func insert(_ entry: Entry) throws(LinkError) {
    var grown = tree
    try grown.insert(entry.pattern, number: entries.count)
    tree = grown
    entries.append(entry)
  }

  mutating func insert(_ fallback: Fallback) throws(LinkError) {
    let path = fallback.pattern.path
    if let rival = fallbacks.first(where: { $0.pattern.path == path }) {
      throw .conflictingPatterns(fallback.pattern.text, existing: rival.pattern.text)
    }
    let index = fallbacks.firstIndex { $0.pattern.path.count < path.count }
    fallbacks.insert(fallback, at: index ?? fallbacks.count)
  }

  /// A pattern with the functions that read and write it.
  struct Entry {
    var pattern: LinkPattern
    let routeType: String
    let makeRoute: (LinkValues) throws -> (any Route)?
    let makeValues: ((any Route) -> [String: any LinkValue]?)?
  }

  /// A prefix with the fallback for its links.
  struct Fallback {
    var pattern: LinkPattern
    let makeRoute: (LinkValues, LinkError) -> (any Route)?
  }
}

extension LinkTable: CustomStringConvertible {
  /// One pattern per line, with the type of its routes: `title/{isbn} ↔ BrowseRoute`.
  ///
  /// A one-headed arrow marks a pattern that is only read.
  public var description: String {
    let begin = schemes.map { "\($0)://" } + hosts.map { "https://\($0)/" }
    let lines = entries.map {
      "  /\($0.pattern.text) \($0.makeValues == nil ? "→" : "↔") \($0.routeType)"
    }
    return (["links \(begin.joined(separator: " "))"] + lines).joined(separator: "\n")
  }
}

extension LinkTable {
  /// Adds the patterns and the fallbacks of another table, such as that of another part of the app.
  ///
  /// Schemes and hosts remain those of this table.
  ///
  /// - Parameters:
  ///   - other: The table whose patterns are added, in their order.
  ///   - prefix: Literal components that are prepended to each of them.
  /// - Throws: The error of ``add(_:to:from:)``; nothing is added then.
  public mutating func add(
    contentsOf other: LinkTable,
    below prefix: String = ""
  ) throws(LinkError) {
    let prefix = try LinkPattern(prefix: prefix)
    var grown = self
    for var entry in other.entries {
      entry.pattern = entry.pattern.moved(below: prefix)
      try grown.insert(entry)
    }
    for var fallback in other.fallbacks {
      fallback.pattern = fallback.pattern.moved(below: prefix)
      try grown.insert(fallback)
    }
    self = grown
  }
}

extension LinkPattern {
  /// The same pattern with the components of `prefix` prepended.
  fileprivate func moved(below prefix: LinkPattern) -> LinkPattern {
    guard !prefix.path.isEmpty else { return self }
    let front = prefix.text.hasSuffix("/") ? String(prefix.text.dropLast()) : prefix.text
    let back = text.hasPrefix("/") ? String(text.dropFirst()) : text
    // A query follows the path without a slash.
    let text = back.isEmpty || back.hasPrefix("?") ? front + back : "\(front)/\(back)"
    return LinkPattern(text: text, path: prefix.path + path, query: query)
  }
}
