/// The place of a coordinator's root screen, which determines whether that screen has a way back.
public enum CoordinatorPresentationContext: String, Hashable, Sendable, Codable, CaseIterable {
  /// The root of the app or of a flow, without a way back.
  case root

  /// The root of a tab, without a way back.
  case tab

  /// The root of a column, without a way back where columns are side by side.
  case column

  /// Pushed on the stack of a parent.
  case pushed

  /// The root of a sheet or cover that its owner presents by route.
  case modal

  /// The root of a cover that interrupts.
  case detour

  /// Whether the coordinator's root screen needs a back button.
  public var shouldShowBackButton: Bool {
    switch self {
    case .root, .tab, .column: false
    case .pushed, .modal, .detour: true
    }
  }
}
