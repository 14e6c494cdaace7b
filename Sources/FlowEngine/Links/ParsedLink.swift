/// A parsed and decoded link.
struct ParsedLink {
  /// The link as it was given.
  let text: String

  let path: [String]

  /// Whether the first component is in the place of the host of a URL, which is case-insensitive.
  let beginsWithHost: Bool

  let queryItems: [LinkQueryItem]
  let fragment: String?

  func queryValues(_ name: String) -> [String] {
    queryItems.filter { $0.name == name }.map(\.value)
  }
}

extension ParsedLink {
  /// Parses a link, whose scheme and host `table` must accept.
  init(_ link: some LinkAddress, for table: LinkTable) throws(LinkError) {
    let text = link.linkText
    guard text.utf8.count <= LinkTable.lengthLimit else {
      throw .tooLong(length: text.utf8.count, limit: LinkTable.lengthLimit)
    }
    let url: SplitURL
    do throws(LinkReadingError) {
      url = try SplitURL(text)
    } catch {
      throw .malformedLink(text, problem: error)
    }
    try table.checkAcceptance(of: url)
    do throws(LinkReadingError) {
      try self.init(url, text: text)
    } catch {
      throw .malformedLink(text, problem: error)
    }
  }

  private init(_ url: SplitURL, text: String) throws(LinkReadingError) {
    var components: [String] = url.leadingComponent.map { [$0] } ?? []
    let fixedCount = components.count
    for piece in url.path.split(separator: "/") where piece != "." {
      if piece != ".." {
        components.append(String(piece))
      } else if components.count > fixedCount {
        components.removeLast()
      }
    }
    var path: [String] = []
    for component in components { path.append(try SplitURL.decode(component)) }

    var items: [LinkQueryItem] = []
    for item in (url.query ?? "").split(separator: "&") {
      let halves = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      items.append(
        LinkQueryItem(
          name: try SplitURL.decode(form: halves[0]),
          value: halves.count > 1 ? try SplitURL.decode(form: halves[1]) : ""
        )
      )
    }
    self.text = text
    self.path = path
    beginsWithHost = url.leadingComponent != nil
    queryItems = items
    if let encoded = url.fragment {
      fragment = try SplitURL.decode(encoded)
    } else {
      fragment = nil
    }
  }
}

/// The form in which a link is given: a text, or Foundation's `URL`.
public protocol LinkAddress {
  /// The whole link, including its scheme.
  var linkText: String { get }
}

extension String: LinkAddress {
  /// The text itself.
  public var linkText: String { self }
}

extension Substring: LinkAddress {
  /// The text itself.
  public var linkText: String { String(self) }
}
