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

  /// It claimed the route, but cannot show it; the error says why.
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
