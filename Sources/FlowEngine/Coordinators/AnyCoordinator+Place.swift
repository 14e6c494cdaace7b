// Its place in the hierarchy.

extension AnyCoordinator {
  /// The coordinator at the top of the hierarchy; `self` if this one has no owner.
  public var rootCoordinator: AnyCoordinator { hierarchy.root ?? self }

  /// The context in which this coordinator's root screen is presented.
  public var presentationContext: CoordinatorPresentationContext {
    guard let parent else { return .root }
    return switch ownership {
    case .none, .flow: .root
    case .child: .pushed
    case .tab: .tab
    case .column: .column
    case .modal: parent.presents(self) ? .modal : .root
    case .detour: .detour
    case .screen: .modal
    case .subflow: parent.hasPushed(self) ? .pushed : .modal
    }
  }

  /// The errors that no handler handled, oldest first, which are kept at the root.
  ///
  /// A stage shows those that no successful call has followed.
  public var unhandledErrors: [FlowError] { hierarchy.errors.all }
}
