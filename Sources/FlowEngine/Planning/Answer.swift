/// How a coordinator answers a route.
enum Answer {
  /// Goes back to the position of the route, or stays there.
  case pop(StackPosition)

  /// Removes whatever covers it; a given modal returns to its root.
  case reveal(AnyCoordinator?)

  case push
  case replace
  case present(AnyCoordinator)

  /// Presents the route as a plain screen.
  indirect case show(TransitionPresentationStyle)

  case changeFlow(isCertain: Bool)
}

extension Answer {
  /// Whether a container goes to its own root, which is not a screen.
  var isRootOfContainer: Bool {
    if case .reveal(nil) = self { true } else { false }
  }

  /// Whether its destination is not a screen: the container itself, or one that it presents.
  @MainActor
  var isContainer: Bool {
    if case .reveal(let modal) = self { modal?.isContainer ?? true } else { false }
  }

  /// Whether the destination is on top of a stack.
  var isOnStack: Bool {
    switch self {
    case .push, .replace: true
    case .pop, .reveal, .present, .show, .changeFlow: false
    }
  }

  /// Whether the destination is presented in a separate surface.
  var isPresentation: Bool {
    switch self {
    case .present, .show: true
    case .pop, .reveal, .push, .replace, .changeFlow: false
    }
  }
}

/// An app's answer to a change of flow.
enum FlowChangeAnswer {
  /// `canHandleFlowChange` returned `true`.
  case promised

  /// `canHandleFlowChange` is not overridden: `handleFlowChange` may be asked as the last resort.
  case open

  /// `canHandleFlowChange` is overridden, and returned `false`.
  case refused
}

/// A coordinator that was asked for a route and declined it.
public struct DeclinedAnswer: Hashable, Sendable {
  /// The coordinator.
  public let owner: OwnerPath

  /// The reason.
  public let reason: RefusalReason
}

extension DeclinedAnswer: CustomStringConvertible {
  /// The path and the reason.
  public var description: String { "\(owner): \(reason)" }
}

/// The reason why a coordinator declined a route.
public enum RefusalReason: String, Hashable, Sendable, CaseIterable {
  /// `canHandle` returned `false`.
  case cannotHandle

  /// The route is not of the coordinator's type; `canHandle` was not asked.
  case foreignRoute

  /// It claimed the route, but cannot show it; the error gives the reason.
  case failed

  /// Neither `canHandleFlowChange` nor, if it was called, `handleFlowChange` returned `true`.
  case noFlowChange
}

extension RefusalReason: CustomStringConvertible {
  /// The reason as text.
  public var description: String {
    switch self {
    case .cannotHandle: "canHandle is false"
    case .foreignRoute: "its routes are of another type"
    case .failed: "claimed it, but could not show it"
    case .noFlowChange: "it does not change the flow for it"
    }
  }
}
