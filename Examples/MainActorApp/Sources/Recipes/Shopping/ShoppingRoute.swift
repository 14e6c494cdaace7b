import FlowEngine

/// The screens of the shopping list.
enum ShoppingRoute: String, StyledRoute {
  case shopping
  case tips

  /// The tips are a sheet of half the height.
  var presentationStyle: TransitionPresentationStyle {
    switch self {
    case .shopping: .push
    case .tips: .detents([.medium, .extraLarge])
    }
  }
}
