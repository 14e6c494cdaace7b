/// What the coordinator that answers does.
enum Answer {
  /// Goes back to where the route is, or stays there.
  case pop(StackPosition)

  /// Takes away what covers it; with a modal, brings that back to its root.
  case reveal(UnownedCoordinator?)

  case push
  case replace
  case present(UnownedCoordinator)
  case changeFlow(isCertain: Bool)
}

extension Answer {
  /// Whether a container goes to its own root, which is no screen.
  var isRootOfContainer: Bool {
    if case .reveal(nil) = self { true } else { false }
  }

  /// Whether what it goes to is no screen: the container itself, or one that it presents.
  @MainActor
  var isContainer: Bool {
    if case .reveal(let modal) = self { modal.map(\.isContainer) ?? true } else { false }
  }

  /// Whether the destination comes on top of a stack.
  var isOnStack: Bool {
    switch self {
    case .push, .replace: true
    case .pop, .reveal, .present, .changeFlow: false
    }
  }

  /// Whether the destination comes up in a surface of its own, over what is there.
  var isPresentation: Bool {
    if case .present = self { true } else { false }
  }
}

/// What an app says to a change of flow.
enum FlowChangeAnswer {
  /// `canHandleFlowChange` is true.
  case promised

  /// `canHandleFlowChange` is not overridden: `handleFlowChange` may be asked, as the last resort.
  case open

  /// `canHandleFlowChange` is overridden, and says no.
  case refused
}
