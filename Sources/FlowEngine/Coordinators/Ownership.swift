/// The kinds of coordinators, which differ in what they show.
package enum CoordinatorKind {
  /// Shows its own stack, including pushed children.
  case stack

  /// Shows one of its children, the selected tab, instead of a stack.
  case tabs

  /// Shows a flow instead of a stack, once it has one.
  case flows

  /// Shows its children, the columns, side by side instead of a stack.
  case split
}

/// The coordinators that one coordinator owns permanently, and so retains.
///
/// Those that it only shows, such as a detour, are retained by its router.
package struct OwnedCoordinators {
  var children: [AnyCoordinator] = []
  var modals: [AnyCoordinator] = []

  /// Modals that are no longer registered but stay until they are dismissed.
  package var leavingModals: [AnyCoordinator] = []

  /// The flows shown here for whose end code waits.
  var awaited: [AwaitedFlow] = []

  var isEmpty: Bool { children.isEmpty && modals.isEmpty && leavingModals.isEmpty }

  package var all: [AnyCoordinator] {
    // Adding nothing to a list costs far more than finding out that there is nothing.
    var all = children
    if !modals.isEmpty { all += modals }
    if !leavingModals.isEmpty { all += leavingModals }
    return all
  }
}

extension [AnyCoordinator] {
  /// Removes `coordinator`.
  mutating func remove(_ coordinator: AnyCoordinator) {
    if let index = lastIndex(of: coordinator) { remove(at: index) }
  }
}

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
