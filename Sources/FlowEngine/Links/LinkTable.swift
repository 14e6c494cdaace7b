import FlowEngineCore

/// A table of URL patterns and routes, which is read both ways.
///
/// ```swift
/// var links = LinkTable(schemes: ["bookshop"], hosts: ["books.example"])
/// try links.add("title/{isbn}") { values in
///   BrowseRoute.title(try values["isbn"])
/// } from: { route in
///   if case .title(let isbn) = route { ["isbn": isbn] } else { nil }
/// }
/// try links.route(for: "bookshop://title/978-0")
/// try links.url(for: BrowseRoute.title("978-0"))
/// ```
///
/// A pattern is a path of literals and parameters, with a query if need be:
///
/// | Pattern | Fits |
/// |---|---|
/// | `title/{isbn}` | `title/978-0`, `title/978-0/?ref=mail` |
/// | `title/{isbn}/{tab?}` | the same, and `title/978-0/reviews` |
/// | `files/{path...}` | `files/a`, `files/a/b` |
/// | `search?q={text}&page={page?}` | `search?q=emma`, `search?page=2&q=emma` |
/// | `list?tag={tags...}` | `list?tag=new&tag=used` |
/// | `open?screen=cart` | `open?screen=cart` |
///
/// Where several fit, the most specific one counts, in whatever order they were added: a literal is
/// more specific than a parameter, from the left, and of two with one path the one that requires
/// more query items is, and then the one with more literals among them. Literals are compared exactly; only
/// what stands in the place of the host, as `title` does in `bookshop://title/978-0`, is compared without
/// regard to case. Empty components and a slash at the end are skipped.
///
/// The table holds an app's functions, which need not be `Sendable`: keep it where the coordinators
/// are.
public struct LinkTable {
  /// How many bytes of UTF-8 a link may have.
  public static let lengthLimit = 8_192

  /// The schemes of the app's own, in lower case; those of the web come with ``hosts``.
  public let schemes: [String]

  /// The hosts whose web links are the app's, in lower case; `*.books.example` stands for all below
  /// it, and a port that is not the usual one is part of the host.
  public let hosts: [String]

  private(set) var entries: [Entry] = []
  private(set) var fallbacks: [Fallback] = []
  private(set) var tree = LinkTree()

  /// A table without patterns for `scheme://…` and for `https://host/…` and `http://host/…`.
  public init(schemes: [String] = [], hosts: [String] = []) {
    self.schemes = schemes.map { $0.lowercased() }.filter { !SplitURL.isWeb($0) }
    self.hosts = hosts.map(SplitURL.normalized(host:))
  }

  /// Adds a pattern for links to routes of one type.
  ///
  /// - Parameters:
  ///   - pattern: The path, with the query if there is one, as in ``LinkTable``.
  ///   - route: Makes the route of a link that fits. `nil`, and errors, refuse the link.
  ///   - values: The values for the pattern's parameters, which write the link; `nil` for a route
  ///     that the pattern does not stand for. Without it the pattern is read and never written. Of
  ///     several patterns that stand for a route the first one that was added writes.
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

  /// Adds a pattern for links to one route; it is read only if it requires values to be written.
  ///
  /// Throws as ``add(_:to:from:)`` does.
  public mutating func add<R: Route>(_ pattern: String, to route: R) throws(LinkError) {
    let isWritten = try LinkPattern(pattern).parameters.allSatisfy(\.isOptional)
    try add(pattern, to: { _ in route }, from: isWritten ? { $0 == route ? [:] : nil } : nil)
  }

  /// Adds what is asked when a link below a prefix leads nowhere: no pattern fits, a value or a
  /// query item is wrong, or the app declined it.
  ///
  /// The fallback with the longest prefix is asked first. The error that the link would be refused
  /// with is thrown if all answer `nil`. Malformed links and those to other hosts and schemes never
  /// come here.
  ///
  /// - Parameters:
  ///   - prefix: Literal components; the empty one stands for all links.
  ///   - route: Where the link leads instead.
  /// - Throws: What is wrong with the prefix, or that it has a fallback.
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

  /// A pattern with what it makes.
  struct Entry {
    var pattern: LinkPattern
    let routeType: String
    let makeRoute: (LinkValues) throws -> (any Route)?
    let makeValues: ((any Route) -> [String: any LinkValue]?)?
  }

  /// A prefix with where its links lead if they lead nowhere.
  struct Fallback {
    var pattern: LinkPattern
    let makeRoute: (LinkValues, LinkError) -> (any Route)?
  }
}

extension LinkTable: CustomStringConvertible {
  /// A pattern a line, with the type of its routes: `title/{isbn} ↔ BrowseRoute`.
  ///
  /// An arrow with one head stands for a pattern that is only read.
  public var description: String {
    let begin = schemes.map { "\($0)://" } + hosts.map { "https://\($0)/" }
    let lines = entries.map {
      "  /\($0.pattern.text) \($0.makeValues == nil ? "→" : "↔") \($0.routeType)"
    }
    return (["links \(begin.joined(separator: " "))"] + lines).joined(separator: "\n")
  }
}
