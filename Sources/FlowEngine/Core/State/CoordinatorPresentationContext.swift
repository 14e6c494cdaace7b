/// Where a coordinator's root screen stands, and with it whether a way back belongs on that screen.
public enum CoordinatorPresentationContext: String, Hashable, Sendable, Codable, CaseIterable {
  /// The bottom of everything: the app's root or a flow's. No way back.
  case root

  /// The bottom of a tab. No way back.
  case tab

  /// On the stack of a parent.
  case pushed

  /// The bottom of a sheet or cover that its owner presents by route.
  case modal

  /// The bottom of a cover that interrupts.
  case detour

  /// Whether a back button belongs on the coordinator's root screen.
  public var shouldShowBackButton: Bool {
    switch self {
    case .root, .tab: false
    case .pushed, .modal, .detour: true
    }
  }
}
