extension AnyCoordinator {
  /// Brings the whole hierarchy that this coordinator is part of to other states, in one step.
  ///
  /// - Parameter read: Finds out what these are when the call is planned, which may be later.
  /// - Returns: What is left out; empty for a call that waits.
  /// - Throws: What `read` throws.
  package func restore(
    _ read: @escaping @MainActor (AnyCoordinator) throws(FlowError) -> Restoration
  ) throws(FlowError) -> [RestorationNotice] {
    let box = NoticeBox()
    try rootCoordinator.run(Restoring(read: read, box: box))
    return box.notices
  }

  /// Makes the hierarchy of `coordinator`, which a restoration brings, part of the call that is planned here.
  package func include(restored coordinator: AnyCoordinator) throws(FlowError) {
    _ = try hierarchy.include(coordinator, for: "restore")
  }
}

private struct Restoring: Call {
  let read: @MainActor (AnyCoordinator) throws(FlowError) -> Restoration
  let box: NoticeBox

  var name: String { "restore" }
  var reason: DismissalReason { .restoration }
  var idleReason: IdleReason? { .sameState }

  func plan(at site: CallSite) throws(FlowError) -> ExecutablePlan {
    let restoration = try read(site.start)
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

  package init(path: OwnerPath, role: OwnerStep.Role, root: SavedRoute, route: SavedRoute) {
    self.path = path
    self.role = role
    self.root = root
    self.route = route
  }

  /// The coordinator's name, which must be the `ownerName` of the one that is created.
  public var name: String { path.name }
}

/// A route in a saved state: its type's name, its identifier, and its encoded value.
public struct SavedRoute: Hashable, Sendable {
  /// The name of the route's type, without its module.
  public let type: String

  /// The route's identifier when it was saved, for human readers only.
  public let identifier: String

  package let payload: Payload

  /// The encoded value of a route.
  package enum Payload: Hashable, Sendable {
    /// The text of a `Codable` route.
    case json(String)

    /// The raw value of a route that is an enum of strings, and not `Codable`.
    case rawValue(String)
  }

  package init(type: String, identifier: String, payload: Payload) {
    self.type = type
    self.identifier = identifier
    self.payload = payload
  }

  /// The description of the original route.
  package var description: RouteDescription {
    RouteDescription(type: type, identifier: identifier)
  }
}
