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
