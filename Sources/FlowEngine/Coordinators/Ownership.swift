/// The relation of a coordinator to its owner; a coordinator has at most one owner.
enum Ownership {
  case none
  case child
  case tab
  case column
  case modal
  case detour
  case flow

  /// The engine's own coordinator of a plain screen that the owner presents.
  case screen

  /// A coordinator that a call brought along, pushed or presented until it leaves.
  case subflow

  /// The role that paths print; `nil` for a coordinator without an owner.
  var role: OwnerStep.Role? {
    switch self {
    case .none: nil
    case .child: .child
    case .tab: .tab
    case .column: .column
    case .modal: .modal
    case .detour: .detour
    case .flow: .flow
    case .screen: .screen
    case .subflow: .subflow
    }
  }
}
