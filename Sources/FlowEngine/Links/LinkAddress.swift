import FlowEngineCore

/// What a link is given as: a text, or Foundation's `URL`.
public protocol LinkAddress {
  /// The whole link, from its scheme on.
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
