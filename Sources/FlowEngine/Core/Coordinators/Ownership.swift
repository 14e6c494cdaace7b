/// The relation of a coordinator to its owner; a coordinator has at most one owner.
enum Ownership {
  case none
  case child
  case tab
  case modal
  case detour
  case flow

  /// The role that paths print; `nil` for a coordinator without an owner.
  var role: OwnerStep.Role? {
    switch self {
    case .none: nil
    case .child: .child
    case .tab: .tab
    case .modal: .modal
    case .detour: .detour
    case .flow: .flow
    }
  }
}
