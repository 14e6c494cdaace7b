/// A ready-made route: a label, a style and the content of its screen.
///
/// Two are equal if their labels and their styles are; the content does not count. It is saved by both, and left
/// out with a notice when a state is restored, because content cannot be saved.
public struct DefaultRoute: StyledRoute, ViewRoute {
  /// The name in paths, plans and snapshots.
  public let label: String

  /// How it is presented.
  public let presentationStyle: TransitionPresentationStyle

  private let content: @MainActor () -> Any?

  /// Creates the route of a screen that `content` builds whenever it is needed.
  public init(
    _ label: String,
    presentationStyle: TransitionPresentationStyle,
    content: @escaping @MainActor () -> Any?
  ) {
    self.label = label
    self.presentationStyle = presentationStyle
    self.content = content
  }

  /// The label.
  public var identifier: String { label }

  /// What `content` builds.
  @MainActor
  public func buildView() -> Any? { content() }
}

extension DefaultRoute: Hashable {
  /// Whether both have the same label and the same style.
  public static func == (lhs: DefaultRoute, rhs: DefaultRoute) -> Bool {
    lhs.label == rhs.label && lhs.presentationStyle == rhs.presentationStyle
  }

  /// Feeds label and style to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(label)
    hasher.combine(presentationStyle)
  }
}

extension DefaultRoute: Codable {
  private enum CodingKeys: String, CodingKey { case label, style }

  /// Refuses to read a route: its content is not saved.
  public init(from decoder: any Decoder) throws {
    throw DecodingError.dataCorrupted(
      DecodingError.Context(
        codingPath: decoder.codingPath,
        debugDescription: "The content of a DefaultRoute cannot be saved."
      )
    )
  }

  /// Writes label and style.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(label, forKey: .label)
    try container.encode(presentationStyle, forKey: .style)
  }
}
