extension LinkTable {
  /// The route that a link leads to.
  ///
  /// Throws the reason if it leads nowhere, unless a fallback handles it.
  ///
  /// - Complexity: O(length of the link + number of patterns).
  public func route(for link: some LinkAddress) throws(LinkError) -> any Route {
    let parsed = try ParsedLink(link, for: self)
    do throws(LinkError) {
      return try route(for: parsed)
    } catch {
      // A name that is not in the pattern is the app's mistake, not the link's.
      if case .unknownParameter = error { throw error }
      for fallback in fallbacks where isPrefix(fallback.pattern, of: parsed) {
        if let route = fallback.makeRoute(LinkValues(parsed), error) { return route }
      }
      throw error
    }
  }

  /// The route to which a link leads by a pattern, without fallbacks.
  func route(for parsed: ParsedLink) throws(LinkError) -> any Route {
    let fitting = tree.matches(for: parsed).map { entries[$0] }
    guard let entry = fitting.first(where: { $0.pattern.missingItem(in: parsed) == nil }) else {
      // Among those with the most specific path, the least demanding one reports what is missing.
      let path = fitting.first?.pattern.path
      for pattern in fitting.reversed().map(\.pattern) where pattern.path == path {
        guard let item = pattern.missingItem(in: parsed), item.value.literal == nil else {
          continue
        }
        throw .missingQueryItem(item.name, pattern: pattern.text, link: parsed.text)
      }
      throw .unknownLink(parsed.text, closest: closestPatterns(to: parsed.path))
    }
    let pattern = entry.pattern.text
    do {
      let route = try entry.makeRoute(LinkValues(parsed, pattern: entry.pattern))
      if let route { return route }
    } catch let error as LinkError {
      throw error
    } catch {
      throw .declined(parsed.text, pattern: pattern, reason: String(describing: error))
    }
    throw .declined(parsed.text, pattern: pattern, reason: nil)
  }

  /// Throws unless this table accepts the scheme and the host of `url`.
  func checkAcceptance(of url: SplitURL) throws(LinkError) {
    guard let host = url.host else {
      guard schemes.contains(url.scheme) else {
        throw .schemeNotAccepted(url.scheme, accepted: acceptedSchemes)
      }
      return
    }
    guard !hosts.isEmpty else { throw .schemeNotAccepted(url.scheme, accepted: acceptedSchemes) }
    guard accepts(host: host) else { throw .hostNotAccepted(host, accepted: hosts) }
  }

  /// Whether this table accepts web links to `host`.
  func accepts(host: String) -> Bool {
    hosts.contains { accepted in
      accepted.hasPrefix("*.")
        ? host.hasSuffix(accepted.dropFirst()) && host.count >= accepted.count
        : host == accepted
    }
  }

  /// The schemes with which links may begin.
  private var acceptedSchemes: [String] { schemes + (hosts.isEmpty ? [] : ["https", "http"]) }

  private func isPrefix(_ pattern: LinkPattern, of link: ParsedLink) -> Bool {
    let literals = pattern.path.compactMap(\.literal)
    guard literals.count <= link.path.count else { return false }
    return zip(literals, link.path).enumerated().allSatisfy { index, pair in
      pair.0 == pair.1
        || index == 0 && link.beginsWithHost && pair.0.lowercased() == pair.1.lowercased()
    }
  }
}

/// The maximum number of patterns that are suggested.
private let adviceLimit = 3

/// The maximum number of components, and of characters in one, that are compared for suggestions.
private let comparedLimit = 32

extension LinkTable {
  /// The patterns that are closest to a path, the closest first.
  private func closestPatterns(to path: [String]) -> [String] {
    let path = path.prefix(comparedLimit).map { String($0.prefix(comparedLimit)) }
    let ranked = entries.enumerated().compactMap { index, entry -> (Int, Int, String)? in
      guard let distance = distance(from: path, to: entry.pattern.path) else { return nil }
      return (distance, index, entry.pattern.text)
    }
    return ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(adviceLimit).map(\.2)
  }

  /// The distance of a path from a pattern; `nil` if they have no literal in common, not even approximately.
  private func distance(from path: [String], to parts: [LinkPattern.Part]) -> Int? {
    let literals = parts.prefix(comparedLimit).enumerated().compactMap { index, part in
      part.literal.map { (index, String($0.prefix(comparedLimit))) }
    }
    var distance = abs(path.count - parts.count) * 4
    var isRelated = false
    for (index, literal) in literals {
      guard path.indices.contains(index) else { continue }
      let edits = edits(between: path[index].lowercased(), and: literal.lowercased())
      if edits * 2 <= literal.count { isRelated = true }
      distance += min(edits, literal.count) * 2
    }
    return isRelated ? distance : nil
  }

  /// The number of letters to be inserted, deleted or replaced.
  private func edits(between first: String, and second: String) -> Int {
    let second = Array(second)
    var row = Array(0...second.count)
    for (index, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in second.indices {
        let changed = diagonal + (letter == second[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(changed, min(row[column], diagonal) + 1)
      }
    }
    return row[second.count]
  }
}

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
