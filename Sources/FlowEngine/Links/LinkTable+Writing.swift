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
