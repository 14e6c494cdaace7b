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
