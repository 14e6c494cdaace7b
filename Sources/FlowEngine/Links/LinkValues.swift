import FlowEngineCore

/// What a link holds, for making a route of it.
public struct LinkValues {
  /// The link as it was given.
  public let link: String

  /// The components of the path, decoded; the host of a custom scheme is the first.
  public let path: [String]

  /// All query items in order, decoded, those that the pattern does not name among them.
  public let queryItems: [LinkQueryItem]

  /// What follows the `#`, decoded; `nil` without one.
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

  /// The value of a parameter, as the type that is asked for.
  ///
  /// An optional type is `nil` where the link has no such value, and an array holds all values that
  /// it has. The rest of a path is one text with slashes, or as an array its components. Of several
  /// query items with one name the first counts, unless an array is asked for.
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

  /// The first text that stands for no value.
  private func unconvertible(_ texts: [String], to type: any LinkValue.Type) -> String {
    texts.first { type.init(linkTexts: [$0]) == nil } ?? texts.first ?? ""
  }
}

/// A query item of a link, decoded.
public struct LinkQueryItem: Hashable, Sendable {
  /// What stands before the first equals sign.
  public let name: String

  /// What stands after it; empty without one.
  public let value: String

  /// The item `name=value`.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}
