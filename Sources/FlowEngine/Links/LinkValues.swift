/// The values of a link, from which a route is made.
public struct LinkValues {
  /// The link as it was given.
  public let link: String

  /// The components of the path, decoded; the host of a custom scheme is the first.
  public let path: [String]

  /// All query items in order, decoded, including those that are not in the pattern.
  public let queryItems: [LinkQueryItem]

  /// The text after the `#`, decoded; `nil` without one.
  public let fragment: String?

  let pattern: LinkPattern?
  private let texts: [String: [String]]

  init(_ parsed: ParsedLink, pattern: LinkPattern? = nil) {
    link = parsed.text
    path = parsed.path
    queryItems = parsed.queryItems
    fragment = parsed.fragment
    self.pattern = pattern
    texts = pattern?.texts(in: parsed) ?? [:]
  }

  /// The value of a parameter, as the requested type.
  ///
  /// An optional type is `nil` if the link has no such value, and an array has all values of the link. The
  /// rest of a path is one text with slashes, or as an array its components. Of several query items with one
  /// name the first is used, unless an array is requested.
  public subscript<Value: LinkValue>(name: String) -> Value {
    get throws(LinkError) {
      let pattern = pattern?.text ?? ""
      guard let parameter = self.pattern?.parameters.first(where: { $0.name == name }),
        var texts = texts[name]
      else { throw .unknownParameter(name, pattern: pattern) }
      let isRest = parameter.isRepeated && isInPath(parameter)
      if isRest, !Value.isList, !texts.isEmpty { texts = [texts.joined(separator: "/")] }
      if let value = Value(linkTexts: texts) { return value }
      guard !texts.isEmpty else { throw .absentValue(parameter: name, pattern: pattern) }
      throw .valueNotConvertible(
        unconvertible(texts, to: Value.scalarType),
        parameter: name,
        type: String(describing: Value.scalarType),
        pattern: pattern
      )
    }
  }

  /// The values of the query items with a name, in order; an item without a value has an empty one.
  public func queryValues(_ name: String) -> [String] {
    queryItems.filter { $0.name == name }.map(\.value)
  }

  private func isInPath(_ parameter: LinkPattern.Parameter) -> Bool {
    pattern?.path.contains(.parameter(parameter)) == true
  }

  /// The first text that represents no value.
  private func unconvertible(_ texts: [String], to type: any LinkValue.Type) -> String {
    texts.first { type.init(linkTexts: [$0]) == nil } ?? texts.first ?? ""
  }
}

/// A query item of a link, decoded.
public struct LinkQueryItem: Hashable, Sendable {
  /// The text before the first equals sign.
  public let name: String

  /// The text after it; empty without one.
  public let value: String

  /// Creates the item `name=value`.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}
