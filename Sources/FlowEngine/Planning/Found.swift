/// What a planning walk found: who answers, on which way, and how.
struct Found {
  let answer: Answer

  /// From the coordinator at which the walk turned downwards to the one that answers.
  var way: [Leg]

  /// The coordinators that the call left upwards, from where it entered.
  let left: [AnyCoordinator]

  /// Who was asked and declined, in order.
  let refusals: [Refusal]

  /// The coordinator that answers.
  var answering: AnyCoordinator { way[way.count - 1].coordinator }

  /// Whether the answer comes up in a surface over the one on which the walk turned downwards.
  var isShownOver: Bool {
    guard way.count > 1 else { return answer.isPresentation }
    switch way[1].edge {
    case .modal, .presentation: return true
    case .start, .child, .tab, .flow: return false
    }
  }
}

/// One coordinator on the way down, and how the one before it leads there.
struct Leg {
  let coordinator: AnyCoordinator
  let edge: Edge
}

/// How one coordinator leads to another.
enum Edge {
  /// The walk turned downwards here.
  case start

  /// It is presented at the moment.
  case presentation

  /// It is a child.
  case child

  /// It is the tab at the index.
  case tab(Int)

  /// It is the current flow.
  case flow

  /// It is registered as a modal.
  case modal

  var needsNoClaim: Bool {
    switch self {
    case .start, .presentation: true
    case .child, .tab, .flow, .modal: false
    }
  }

  var isTab: Bool {
    if case .tab = self { true } else { false }
  }
}

/// What the coordinator that answers does.
enum Answer {
  /// Goes back to where the route is, or stays there.
  case pop(StackPosition)

  /// Takes away what covers it; with a modal, brings that back to its root.
  case reveal(AnyCoordinator?)

  case push
  case replace
  case present(AnyCoordinator)
  case changeFlow(isCertain: Bool)
}

extension Answer {
  /// Whether a container goes to its own root, which is no screen.
  var isRootOfContainer: Bool {
    if case .reveal(nil) = self { true } else { false }
  }

  /// Whether the destination comes up in a surface of its own, over what is there.
  var isPresentation: Bool {
    if case .present = self { true } else { false }
  }
}
