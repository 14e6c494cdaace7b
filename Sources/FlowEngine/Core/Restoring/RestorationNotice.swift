/// Something that a restored hierarchy lacks: it was in the saved state, and no longer exists.
///
/// What lay above it is left out, too: the rest of its surface, and every surface over that. What
/// is left out in a tab that is not selected takes nothing from the tabs beside it.
public enum RestorationNotice: Hashable, Sendable {
  /// The route of the owner no longer decodes.
  case routeIsGone(RouteDescription, owner: OwnerPath)

  /// The app made no coordinator for the detour or the flow.
  ///
  /// An orchestrator whose saved flow is not made keeps the flow that it has, at its root.
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
