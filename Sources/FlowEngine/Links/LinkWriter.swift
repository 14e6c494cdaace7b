/// Writes one route with one pattern.
private struct LinkWriter {
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

/// Encodes texts so that every reader of URLs decodes them alike, and decodes them.
enum PercentEncoding {
  /// The text with everything encoded except ASCII letters and digits, `-`, `.`, `_` and `~`.
  static func encode(_ text: String) -> String {
    var result = ""
    for byte in text.utf8 {
      if isUnreserved(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        result += encoded(byte)
      }
    }
    return result
  }

  /// The text as one component of a path, which is never mistaken for a parent or an empty component.
  static func encode(component text: String) -> String {
    text == "." || text == ".." ? text.utf8.map(encoded).joined() : encode(text)
  }

  /// Whether a component can be used as a host, which may lose its case and have its letters spelled in
  /// ASCII.
  static func isSafeAsHost(_ text: String) -> Bool {
    !isPunycode(text) && text.utf8.allSatisfy { isUnreserved($0) && !(0x41...0x5A).contains($0) }
  }

  /// Whether part of a host spells letters beyond ASCII.
  static func isPunycode(_ host: some StringProtocol) -> Bool {
    host.split(separator: ".").contains { $0.lowercased().hasPrefix("xn--") }
  }

  /// The byte as `%0A`.
  static func encoded(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
  }

  /// Decodes a text in which each percent sign encodes a byte; `nil` if the bytes are not UTF-8.
  ///
  /// Foundation's own decoding drops a byte order mark.
  static func decode(_ text: some StringProtocol) -> String? {
    var bytes: [UInt8] = []
    var rest = Substring(text)
    while let percent = rest.firstIndex(of: "%") {
      bytes += rest[..<percent].utf8
      let digits = rest[percent...].dropFirst().prefix(2)
      guard let byte = UInt8(digits, radix: 16) else { return nil }
      bytes.append(byte)
      rest = rest[digits.endIndex...]
    }
    bytes += rest.utf8
    let decoded = String(decoding: bytes, as: UTF8.self)
    // Invalid UTF-8 has been replaced.
    return decoded.utf8.elementsEqual(bytes) ? decoded : nil
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: true
    default: false
    }
  }
}
