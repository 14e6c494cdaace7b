extension AnyCoordinator {
  /// Restores the whole hierarchy that this coordinator is part of to a saved state, in one step.
  ///
  /// Everything is validated before anything changes. If a coordinator is missing, or no hierarchy can have
  /// written the data, the state is refused as a whole. A route that no longer exists is left out with
  /// everything above it, and so is a detour or a flow that the app does not create in
  /// ``coordinator(restoring:)``; what is left out is returned. Existing flows and detours with the same name
  /// and root are kept, and screens that were pushed meanwhile are removed. A state belongs to a place: a coordinator
  /// that is now where another one was has the state of that one, its root included, and one that was nowhere, such as
  /// a tab that was added since, stays and is as if never shown. Calls that callbacks make meanwhile wait, or are
  /// refused, so that they change nothing of this. A coordinator in a column is kept if it has
  /// the name of the one that was there, otherwise the app is asked for it, too.
  ///
  /// Called from an observer, it waits until the current call has settled, and returns nothing; the notices
  /// are then in ``PlanStep/restore(owner:leftOut:)``, of which observers are notified.
  @discardableResult
  public func restore(_ saved: SavedState) throws(FlowError) -> [RestorationNotice] {
    let box = NoticeBox()
    try rootCoordinator.run(Restoring(saved: saved, box: box))
    return box.notices
  }
}

/// Bringing the whole hierarchy to a saved state.
private struct Restoring: Call {
  let saved: SavedState
  let box: NoticeBox

  var name: String { "restore" }
  var reason: DismissalReason { .restoration }
  var idleReason: IdleReason? { .sameState }

  func plan(at site: CallSite) throws(FlowError) -> ExecutablePlan {
    try saved.check()
    var resolver = OwnerResolver(saved.coordinators)
    try resolver.resolve(in: site.start)
    var reader = StateReader(resolver)
    reader.read(inOrderOf: saved.surfaces ?? [])
    let restoration = Restoration(
      of: site.start,
      to: reader.statesBySerial,
      columns: resolver.columns,
      leavingOut: reader.notices
    )
    box.notices = restoration.notices
    return restoration.isEmpty
      ? ExecutablePlan(at: site) : ExecutablePlan(at: site, .restore(restoration))
  }
}

/// Captures the notices of a plan that is made immediately.
@MainActor
private final class NoticeBox {
  var notices: [RestorationNotice] = []
}

/// A part of a saved state that no longer exists and that the restored hierarchy lacks.
///
/// Everything above it is left out, too: the rest of its surface, and every surface above that. A part that
/// is left out in a tab that is not selected does not affect the other tabs.
public enum RestorationNotice: Hashable, Sendable {
  /// The route of the owner no longer decodes.
  case routeIsGone(RouteDescription, owner: OwnerPath)

  /// The app created no coordinator for the detour, the flow or the column.
  ///
  /// An orchestrator whose saved flow is not created keeps its current flow, at its root, and a split coordinator the
  /// current coordinator of the column.
  case ownerIsGone(OwnerPath)
}

extension RestorationNotice: CustomStringConvertible {
  /// The notice as a sentence.
  public var description: String {
    switch self {
    case .routeIsGone(let route, let owner):
      "\(route.type) “\(route)” of \(owner) no longer exists; "
        + "it is left out, with everything above it"
    case .ownerIsGone(let owner):
      "\(owner) was not recreated; it is left out, with everything above it"
    }
  }
}

/// A detour, a flow or a column of a saved state, as described to the app that recreates its coordinator.
public struct SavedOwner: Hashable, Sendable {
  /// The path of the coordinator; the last step is its role and its name.
  public let path: OwnerPath

  /// Whether it was a detour, a flow or a column.
  public let role: OwnerStep.Role

  /// The root route.
  public let root: SavedRoute

  /// The route for which it was shown.
  ///
  /// For a detour it is the route with which it was presented, for a flow the root of its orchestrator, and for a
  /// column its own root.
  public let route: SavedRoute

  /// The coordinator's name, which must be the `ownerName` of the one that is created.
  public var name: String { path.name }
}

/// A route in a saved state: its type's name, its identifier, and its encoded value.
public struct SavedRoute: Hashable, Sendable {
  /// The name of the route's type, without its module.
  public let type: String

  /// The route's identifier when it was saved, for human readers only.
  public let identifier: String

  let payload: Payload

  /// The encoded value of a route.
  enum Payload: Hashable, Sendable {
    /// The text of a `Codable` route.
    case json(String)

    /// The raw value of a route that is an enum of strings, and not `Codable`.
    case rawValue(String)
  }

  /// The description of the original route.
  var description: RouteDescription {
    RouteDescription(type: type, identifier: identifier)
  }
}

extension SavedRoute {
  /// The route as a value of `type`; `nil` if there is no longer such a route.
  ///
  /// A route is only read as the type, by name, as which it was saved.
  public func decoded<R: Route>(as type: R.Type = R.self) -> R? {
    guard self.type == String(describing: R.self) else { return nil }
    switch payload {
    case .json(let text):
      guard let decodable = R.self as? any Decodable.Type else { return nil }
      return JSONText.decode(decodable, from: text) as? R
    case .rawValue(let value):
      guard let representable = R.self as? any RawRepresentable<String>.Type else { return nil }
      return representable.init(rawValue: value) as? R
    }
  }

  /// Saves `route`, which is a route of `owner`.
  @MainActor
  init<R: Route>(_ route: R, of owner: AnyCoordinator) throws(FlowError) {
    let payload: Payload
    if let codable = route as? any Encodable & Decodable {
      guard let text = JSONText.encode(codable) else {
        throw .savedStateRefused(.routeNotEncoded(RouteDescription(route), owner: owner.ownerPath))
      }
      payload = .json(text)
    } else if let representable = route as? any RawRepresentable<String> {
      payload = .rawValue(representable.rawValue)
    } else {
      throw .savedStateRefused(.routeNotCodable(RouteDescription(route), owner: owner.ownerPath))
    }
    self.init(type: String(describing: R.self), identifier: route.identifier, payload: payload)
  }
}

extension SavedRoute: Codable {
  private enum CodingKeys: String, CodingKey {
    case type
    case identifier
    case json
    case rawValue
  }

  /// Reads a saved route; whether the route exists is only checked when it is restored.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let rawValue = try container.decodeIfPresent(String.self, forKey: .rawValue)
    self.init(
      type: try container.decode(String.self, forKey: .type),
      identifier: try container.decode(String.self, forKey: .identifier),
      payload: try rawValue.map(Payload.rawValue)
        ?? .json(container.decode(String.self, forKey: .json))
    )
  }

  /// Writes the route with its payload under the key of its kind.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(type, forKey: .type)
    try container.encode(identifier, forKey: .identifier)
    switch payload {
    case .json(let text): try container.encode(text, forKey: .json)
    case .rawValue(let value): try container.encode(value, forKey: .rawValue)
    }
  }
}
