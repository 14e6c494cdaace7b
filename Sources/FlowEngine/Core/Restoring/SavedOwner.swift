/// A detour or a flow of a saved state: what an app needs to know to make its coordinator again.
public struct SavedOwner: Hashable, Sendable {
  /// Where the coordinator was; the last step is its role and its name.
  public let path: OwnerPath

  /// Whether it was a detour or a flow.
  public let role: OwnerStep.Role

  /// The route at its bottom.
  public let root: SavedRoute

  /// The route that it was shown for.
  ///
  /// For a detour the one that it was presented with, for a flow the root of its orchestrator.
  public let route: SavedRoute

  package init(path: OwnerPath, role: OwnerStep.Role, root: SavedRoute, route: SavedRoute) {
    self.path = path
    self.role = role
    self.root = root
    self.route = route
  }

  /// The coordinator's name: what `ownerName` of the one that is made must be.
  public var name: String { path.name }
}
