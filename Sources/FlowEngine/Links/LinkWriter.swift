/// Writes one route with one pattern.
struct LinkWriter {
  let pattern: LinkPattern
  let route: any Route
  let values: [String: any LinkValue]

  func write(_ beginning: LinkBeginning) throws(LinkError) -> String {
    let parameters = pattern.parameters
    if let name = values.keys.sorted().first(where: { name in
      !parameters.contains { $0.name == name }
    }) {
      throw .unknownParameter(name, pattern: pattern.text)
    }
    return try begin(beginning, with: path()) + query()
  }

  /// Combines the beginning and the path, whose first component becomes the host of a custom scheme, if it is
  /// valid as one.
  private func begin(_ beginning: LinkBeginning, with path: [String]) -> String {
    let path = path.joined(separator: "/")
    switch beginning {
    case .host(let host): return "https://\(SplitURL.encode(host: host))/\(path)"
    case .scheme(let scheme):
      let isLiteral = pattern.path.first?.literal != nil
      let first = path.prefix { $0 != "/" }
      let isHost = PercentEncoding.isSafeAsHost(isLiteral ? first.lowercased() : String(first))
      return isHost ? "\(scheme)://\(path)" : "\(scheme):///\(path)"
    }
  }

  private func path() throws(LinkError) -> [String] {
    var components: [String] = []
    var leftAway: LinkPattern.Parameter?
    for part in pattern.path {
      switch part {
      case .literal(let text): components.append(PercentEncoding.encode(component: text))
      case .parameter(let parameter):
        let new = try self.components(for: parameter)
        if new.isEmpty {
          leftAway = leftAway ?? parameter
        } else if let leftAway {
          // It would be read in place of the omitted one.
          throw missing(leftAway)
        }
        components += new
      }
    }
    return components
  }

  private func components(
    for parameter: LinkPattern.Parameter
  ) throws(LinkError) -> [String] {
    let texts = try texts(for: parameter)
    guard !texts.contains("") else {
      throw .valueNotWritable(parameter: parameter.name, pattern: pattern.text, problem: .empty)
    }
    let isList = values[parameter.name].map { type(of: $0).isList } ?? false
    guard parameter.isRepeated, !isList, let text = texts.first else {
      return texts.map(PercentEncoding.encode(component:))
    }
    let pieces = text.split(separator: "/", omittingEmptySubsequences: false)
    // Readers skip empty components, but not slashes that are encoded.
    return pieces.contains("")
      ? [PercentEncoding.encode(component: text)]
      : pieces.map { PercentEncoding.encode(component: String($0)) }
  }

  private func query() throws(LinkError) -> String {
    var items: [String] = []
    for item in pattern.query {
      let texts: [String]
      switch item.value {
      case .literal(let text): texts = [text]
      case .parameter(let parameter): texts = try self.texts(for: parameter)
      }
      let name = PercentEncoding.encode(item.name)
      items += texts.map { "\(name)=\(PercentEncoding.encode($0))" }
    }
    return items.isEmpty ? "" : "?" + items.joined(separator: "&")
  }

  private func texts(for parameter: LinkPattern.Parameter) throws(LinkError) -> [String] {
    let texts = values[parameter.name]?.linkTexts ?? []
    if texts.isEmpty, !parameter.isOptional { throw missing(parameter) }
    if texts.count > 1, !parameter.isRepeated {
      throw .valueNotWritable(parameter: parameter.name, pattern: pattern.text, problem: .several)
    }
    return texts
  }

  private func missing(_ parameter: LinkPattern.Parameter) -> LinkError {
    .missingValue(
      parameter: parameter.name,
      pattern: pattern.text,
      route: RouteDescription(route)
    )
  }
}

/// The beginning of a written link.
public enum LinkBeginning: Hashable, Sendable {
  /// The app's custom scheme: `bookshop://`.
  case scheme(String)

  /// The web's scheme and a host: `https://books.example/`.
  case host(String)
}

extension LinkTable {
  /// The link that leads to `route`, percent-encoded.
  ///
  /// It is read back before it is returned, so a link that leads elsewhere is never returned.
  ///
  /// - Parameters:
  ///   - route: The destination.
  ///   - beginning: The beginning of the link; `nil` for the first scheme or, without schemes, the first
  ///     host.
  /// - Returns: The link, in ASCII.
  /// - Throws: The reason why there is no link, or none that leads back to `route`.
  public func link(
    for route: any Route,
    beginning: LinkBeginning? = nil
  ) throws(LinkError) -> String {
    let beginning = try checked(beginning)
    for entry in entries {
      guard let values = entry.makeValues?(route) else { continue }
      let text = try LinkWriter(pattern: entry.pattern, route: route, values: values)
        .write(beginning)
      try checkReversibility(of: text, for: route)
      return text
    }
    throw .routeWithoutLink(RouteDescription(route))
  }

  private func checked(_ beginning: LinkBeginning?) throws(LinkError) -> LinkBeginning {
    switch beginning {
    case .scheme(let scheme):
      guard schemes.contains(scheme.lowercased()) else {
        throw .schemeNotAccepted(scheme, accepted: schemes)
      }
      return .scheme(scheme.lowercased())
    case .host(let host):
      let host = SplitURL.normalized(host: host)
      guard !host.hasPrefix("*."), accepts(host: host) else {
        throw .hostNotAccepted(host, accepted: hosts)
      }
      return .host(host)
    case nil:
      if let scheme = schemes.first { return .scheme(scheme) }
      if let host = hosts.first(where: { !$0.hasPrefix("*.") }) { return .host(host) }
      throw .nothingToBeginWith
    }
  }

  private func checkReversibility(of link: String, for route: any Route) throws(LinkError) {
    let parsed = try ParsedLink(link, for: self)
    let read: any Route
    do throws(LinkError) {
      read = try self.route(for: parsed)
    } catch {
      if case .unknownParameter = error { throw error }
      throw .notReversible(RouteDescription(route), link: link, readAs: nil)
    }
    guard read.isEqual(to: route) else {
      throw .notReversible(RouteDescription(route), link: link, readAs: RouteDescription(read))
    }
  }
}
