/// A coordinator that was asked for a route and did not take it.
public struct DeclinedAnswer: Hashable, Sendable {
  /// Who was asked.
  public let owner: OwnerPath

  /// Why it declined.
  public let reason: RefusalReason
}

extension DeclinedAnswer: CustomStringConvertible {
  /// The path and the reason.
  public var description: String { "\(owner): \(reason)" }
}

/// Why a coordinator did not take a route.
public enum RefusalReason: String, Hashable, Sendable, CaseIterable {
  /// `canHandle` answered false.
  case cannotHandle

  /// The route is not of the coordinator's type; `canHandle` was not asked.
  case foreignRoute

  /// It claimed the route, but the way there is broken; the error says how.
  case failed

  /// `canHandleFlowChange` answered false.
  case noFlowChange
}

extension RefusalReason: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .cannotHandle: "canHandle is false"
    case .foreignRoute: "its routes are of another type"
    case .failed: "claimed it, but could not show it"
    case .noFlowChange: "canHandleFlowChange is false"
    }
  }
}
