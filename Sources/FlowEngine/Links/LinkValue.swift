/// A value that links can contain.
///
/// The numbers of the standard library, `Bool`, `Character`, `String` and `UUID` are values; an optional
/// value is `nil` if a link has none, and an array has as many values as the link. A custom type that is
/// `LosslessStringConvertible`, or has a raw value, needs only the conformance:
///
/// ```swift
/// enum Genre: String, LinkValue { case crime, poetry }
/// ```
public protocol LinkValue {
  /// Creates the value that the texts represent; `nil` if they represent none.
  ///
  /// There is one text for a parameter, none for one that is missing in the link, and any number for one that
  /// takes several.
  init?(linkTexts: [String])

  /// The unencoded texts that represent the value.
  var linkTexts: [String] { get }
}

extension LinkValue where Self: LosslessStringConvertible {
  /// Creates the value whose description is the first text.
  public init?(linkTexts: [String]) {
    guard let text = linkTexts.first else { return nil }
    self.init(text)
  }

  /// The description.
  public var linkTexts: [String] { [description] }
}

extension LinkValue where Self: RawRepresentable, RawValue: LinkValue {
  /// Creates the value whose raw value the texts represent.
  public init?(linkTexts: [String]) {
    guard let rawValue = RawValue(linkTexts: linkTexts) else { return nil }
    self.init(rawValue: rawValue)
  }

  /// The texts of the raw value.
  public var linkTexts: [String] { rawValue.linkTexts }
}

extension LinkValue
where Self: RawRepresentable, Self: LosslessStringConvertible, RawValue: LinkValue {
  /// Creates the value whose raw value the texts represent.
  public init?(linkTexts: [String]) {
    guard let rawValue = RawValue(linkTexts: linkTexts) else { return nil }
    self.init(rawValue: rawValue)
  }

  /// The texts of the raw value.
  public var linkTexts: [String] { rawValue.linkTexts }
}

extension String: LinkValue {}
extension Substring: LinkValue {}
extension Character: LinkValue {}
extension Bool: LinkValue {}
extension Int: LinkValue {}
extension Int8: LinkValue {}
extension Int16: LinkValue {}
extension Int32: LinkValue {}
extension Int64: LinkValue {}
extension UInt: LinkValue {}
extension UInt8: LinkValue {}
extension UInt16: LinkValue {}
extension UInt32: LinkValue {}
extension UInt64: LinkValue {}
extension Float: LinkValue {}
extension Double: LinkValue {}

// MARK: - Several values, and none

/// A value composed of other values.
protocol LinkValueContainer {
  static var elementType: any LinkValue.Type { get }
  static var isList: Bool { get }
}

extension LinkValue {
  /// Whether values of this type have any number of texts.
  static var isList: Bool { (self as? any LinkValueContainer.Type)?.isList ?? false }

  /// The type of the value of a single text.
  static var scalarType: any LinkValue.Type {
    (self as? any LinkValueContainer.Type)?.elementType.scalarType ?? self
  }
}

extension Optional: LinkValue where Wrapped: LinkValue {
  /// `nil` without texts, otherwise the value that they represent.
  public init?(linkTexts: [String]) {
    if linkTexts.isEmpty {
      self = .none
    } else if let wrapped = Wrapped(linkTexts: linkTexts) {
      self = wrapped
    } else {
      return nil
    }
  }

  /// The texts of the value; empty for `nil`.
  public var linkTexts: [String] { self?.linkTexts ?? [] }
}

extension Optional: LinkValueContainer where Wrapped: LinkValue {
  static var elementType: any LinkValue.Type { Wrapped.self }
  static var isList: Bool { Wrapped.isList }
}

extension Array: LinkValue where Element: LinkValue {
  /// One element for each text.
  public init?(linkTexts: [String]) {
    self = []
    reserveCapacity(linkTexts.count)
    for text in linkTexts {
      guard let element = Element(linkTexts: [text]) else { return nil }
      append(element)
    }
  }

  /// The texts of all elements.
  public var linkTexts: [String] { flatMap(\.linkTexts) }
}

extension Array: LinkValueContainer where Element: LinkValue {
  static var elementType: any LinkValue.Type { Element.self }
  static var isList: Bool { true }
}

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
