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
      "\(route.type) “\(route)” of \(owner) exists no more; it is left out, with all above it"
    case .ownerIsGone(let owner):
      "nobody made \(owner) again; it is left out, with all above it"
    }
  }
}
