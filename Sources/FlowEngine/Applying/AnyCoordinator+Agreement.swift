/// The invariants of a coordinator between two steps, for assertions.
extension AnyCoordinator {
  /// A disagreement between this coordinator's state and the coordinators that it owns; `nil` if there is none.
  ///
  /// A hundred or more of them are not checked, because that would take quadratic time over as many calls.
  var disagreement: String? {
    let state = baseRouter.current
    guard ownedCoordinators.children.count + state.presentations.count < 100 else { return nil }
    if let problem = disagreementWithOwned(state) { return "\(ownerName) \(problem)" }
    if let problem = disagreement(in: state) { return "\(ownerName) \(problem)" }
    return nil
  }

  private func disagreementWithOwned(_ state: CoordinatorState) -> String? {
    for child in ownedCoordinators.children {
      let isFitting =
        switch child.ownership {
        case .child: kind == .stack || kind == .flows
        case .tab: kind == .tabs
        case .column: kind == .split && child.column.map(splitStyle.columns.contains) == true
        case .flow: state.flow === child
        case .subflow: state.pushedChildren.contains(child)
        case nil, .modal, .detour, .screen: false
        }
      guard isFitting else { return "lists \(child.ownerName) as a child, wrongly" }
    }
    for modal in ownedCoordinators.modals + ownedCoordinators.leavingModals
    where modal.ownership != .modal {
      return "lists \(modal.ownerName) as a modal, wrongly"
    }
    for presentation in state.presentations
    where presentation.coordinator.ownership != presentation.kind.visitorOwnership ?? .modal {
      return "presents \(presentation.coordinator.ownerName), wrongly"
    }
    for other in owned {
      guard other.parent === self else { return "owns \(other.ownerName), which has another owner" }
      guard let path = other.knownPath else { continue }
      guard path.step?.role == other.ownership, path.depth == (knownPath?.depth ?? -2) + 1 else {
        return "owns \(other.ownerName), whose path is of another place"
      }
    }
    return nil
  }

  private func disagreement(in state: CoordinatorState) -> String? {
    let tabs = kind == .tabs ? ownedCoordinators.children.count : 0
    if state.selectedTab != 0, !(0..<tabs).contains(state.selectedTab) {
      return "selects tab \(state.selectedTab) of \(tabs)"
    }
    if isContainer, state.stack.count > 0 || !state.pushedChildren.isEmpty {
      return "shows others, and has screens"
    }
    if let flow = state.flow, !ownedCoordinators.children.contains(flow) {
      return "shows the flow \(flow.ownerName), which it does not own"
    }
    for child in state.pushedChildren where !ownedCoordinators.children.contains(child) {
      return "has pushed \(child.ownerName), which it does not own"
    }
    if Set(state.pushedChildren).count < state.pushedChildren.count { return "pushes one twice" }
    let presented = state.presentations.map(\.coordinator)
    if Set(presented).count < presented.count { return "presents one twice" }
    let columns = ownedCoordinators.children.compactMap(\.column?.index)
    if kind == .split, zip(columns, columns.dropFirst()).contains(where: { $0 >= $1 }) {
      return "has its columns in another order"
    }
    return nil
  }
}
