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

  /// The result of `content`.
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

  /// Always throws, because the content of a route is not saved.
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

/// A route that declares how it is presented.
///
/// A coordinator that does not override `navigationType(for:)` shows it in that style.
public protocol StyledRoute: Route {
  /// How it is presented, unless a call or the coordinator overrides it.
  var presentationStyle: TransitionPresentationStyle { get }
}

extension StyledRoute {
  /// The style that the route declares.
  public var declaredPresentationStyle: TransitionPresentationStyle? { presentationStyle }
}

/// A route that is its own screen.
///
/// A renderer requests the screen from it if neither its own table nor the coordinator's factory has one.
public protocol ViewRoute: Route {
  /// The screen: an element for a stage, a view for an app; `nil` shows a placeholder instead.
  @MainActor func buildView() -> Any?
}

/// A route together with the coordinator it belongs to: one element of a flattened stack.
///
/// Routes of pushed child coordinators have their own types; wrapped, they can share a path with their
/// parent's routes. Two wrappers are equal if the coordinator is the same object and the routes are equal by their
/// own `==`.
public struct ChildRouteWrapper {
  /// The destination.
  public let route: any Route

  /// The coordinator whose root or stack holds the destination, and whose factory builds it.
  public let coordinator: AnyCoordinator

  /// Wraps `route` as one of the destinations of `coordinator`.
  public init(route: any Route, coordinator: AnyCoordinator) {
    self.route = route
    self.coordinator = coordinator
  }
}

extension ChildRouteWrapper: Hashable {
  /// Whether both represent the same destination of the same coordinator.
  public static func == (lhs: ChildRouteWrapper, rhs: ChildRouteWrapper) -> Bool {
    lhs.coordinator === rhs.coordinator && lhs.route.isEqual(to: rhs.route)
  }

  /// Feeds the coordinator's identity and the route to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(coordinator))
    route.hash(into: &hasher)
  }
}
