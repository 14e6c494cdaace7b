import Foundation

/// A URL in its parts, which are still percent-encoded: the engine's only link to Foundation's URLs.
///
/// Bytes that are not allowed in a URL are encoded first, and the authority of a custom scheme is read as the
/// path's first component. Foundation is only used where all its versions agree.
struct SplitURL {
  /// In lower case.
  let scheme: String

  /// In lower case and decoded, with a non-default port; `nil` for custom schemes.
  let host: String?

  /// The component in the place of the host; `nil` for web URLs, and if it is empty.
  let leadingComponent: String?

  let path: String
  let query: String?
  let fragment: String?

  init(_ text: String) throws(LinkReadingError) {
    let text = try SplitURL.encodeForeignBytes(
      of: text.trimmingCharacters(in: .whitespacesAndNewlines)
    )
    // From here on the text is ASCII, in which a character is a byte.
    guard let colon = text.firstIndex(of: ":"), SplitURL.isScheme(text[..<colon]) else {
      throw .noScheme
    }
    scheme = text[..<colon].lowercased()
    var rest = text[text.index(after: colon)...]
    var authority = rest[..<rest.startIndex]
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      authority = rest.prefix { !"/?#".contains($0) }
      rest = rest[authority.endIndex...]
    }
    rest = rest.drop { $0 == "/" }
    let isWeb = SplitURL.isWeb(scheme)
    let base = isWeb ? "\(scheme)://\(authority)" : "\(scheme):"
    guard let components = URLComponents(string: "\(base)/\(SplitURL.encodeBrackets(of: rest))")
    else {
      throw .unreadableHost
    }
    let usualPort = scheme == "http" ? 80 : 443
    let port = components.port.flatMap { $0 == usualPort ? nil : ":\($0)" } ?? ""
    host = isWeb ? (components.host ?? "").lowercased() + port : nil
    leadingComponent = isWeb || authority.isEmpty ? nil : SplitURL.withoutPunycode(authority)
    path = components.percentEncodedPath
    query = components.percentEncodedQuery
    fragment = components.percentEncodedFragment
  }

  /// Whether links of the scheme have a host.
  static func isWeb(_ scheme: String) -> Bool { scheme == "https" || scheme == "http" }

  /// Decodes a text.
  static func decode(_ text: some StringProtocol) throws(LinkReadingError) -> String {
    guard let decoded = PercentEncoding.decode(text) else { throw .notUnicode(String(text)) }
    return decoded
  }

  /// Decodes a part of a query, where a plus sign is a space, as in a form.
  static func decode(form text: some StringProtocol) throws(LinkReadingError) -> String {
    try decode(text.replacingOccurrences(of: "+", with: "%20"))
  }

  /// The host in the form in which hosts are compared; unchanged if it is invalid.
  static func normalized(host: String) -> String {
    guard let url = try? SplitURL("https://\(host)"), let host = url.host else { return host }
    return host
  }

  /// A normalized host in the form that URLs use.
  static func encode(host: String) -> String {
    guard let components = URLComponents(string: "https://\(host)"),
      let encoded = components.encodedHost
    else { return host }
    return encoded + (components.port.map { ":\($0)" } ?? "")
  }

  /// The host in Unicode, which Foundation's `URL` has spelled in ASCII.
  private static func withoutPunycode(_ host: Substring) -> String {
    guard PercentEncoding.isPunycode(host),
      let components = URLComponents(string: "https://\(host)"),
      let decoded = components.host
    else { return String(host) }
    return PercentEncoding.encode(decoded)
  }

  private static func isScheme(_ text: Substring) -> Bool {
    text.first?.isLetter == true
      && text.allSatisfy { $0.isLetter || $0.isNumber || "+-.".contains($0) }
  }

  /// Encodes bytes that are not allowed in a URL, and refuses invalid percent signs.
  private static func encodeForeignBytes(of text: String) throws(LinkReadingError) -> String {
    let bytes = Array(text.utf8)
    var result = ""
    for (index, byte) in bytes.enumerated() {
      let scalar = Unicode.Scalar(byte)
      if scalar == "%" {
        let digits = bytes[(index + 1)...].prefix(2)
        guard digits.count == 2, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit })
        else {
          throw .invalidEncoding("%" + String(decoding: digits, as: UTF8.self))
        }
      }
      if byte > 0x20, byte < 0x7F, !"\"<>\\^`{|}".unicodeScalars.contains(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        result += PercentEncoding.encoded(byte)
      }
    }
    return result
  }

  /// Encodes brackets, which are only allowed in hosts, and number signs in a fragment.
  private static func encodeBrackets(of text: Substring) -> String {
    var result = ""
    var isInFragment = false
    for character in text {
      switch character {
      case "[": result += "%5B"
      case "]": result += "%5D"
      case "#" where isInFragment: result += "%23"
      default: result.append(character)
      }
      if character == "#" { isInFragment = true }
    }
    return result
  }
}

// MARK: - Foundation's types as links and values

extension URL: LinkAddress {
  /// The whole URL.
  public var linkText: String { absoluteString }
}

extension UUID: LinkValue {
  /// Creates the UUID that the first text represents.
  public init?(linkTexts: [String]) {
    guard let text = linkTexts.first else { return nil }
    self.init(uuidString: text)
  }

  /// The UUID in digits and hyphens.
  public var linkTexts: [String] { [uuidString] }
}

extension LinkTable {
  /// The URL that leads to `route`, as written by ``link(for:beginning:)``.
  public func url(
    for route: any Route,
    beginning: LinkBeginning? = nil
  ) throws(LinkError) -> URL {
    let link = try link(for: route, beginning: beginning)
    guard let url = URL(string: link) else {
      throw .malformedLink(link, problem: .unreadableHost)
    }
    return url
  }
}
