extension Hierarchy {
  /// The objection of the coordinators from the top down to `last` to a navigation to `route`.
  ///
  /// - Returns: The first verdict that does not allow it; `nil` if all do.
  func refusal(to route: any Route, downTo last: UnownedCoordinator) -> GuardRefusal? {
    guard last.ownership != .none else { return last.refusal(to: route) }
    var guards = spareGuards
    spareGuards = []
    defer { spareGuards = guards }
    guards.append(last)
    var current = last
    while current.ownership != .none, let owner = current.owner {
      guards.append(owner)
      current = owner
    }
    while let guardian = guards.popLast() {
      guard let refusal = guardian.refusal(to: route) else { continue }
      guards.empty()
      return refusal
    }
    return nil
  }
}

extension UnownedCoordinator {
  /// Its own objection to a navigation to `route`.
  fileprivate func refusal(to route: any Route) -> GuardRefusal? {
    switch with({ $0.navigationVerdict(on: route) }) {
    case .allow: nil
    case .refuse(let reason): GuardRefusal(verdict: .refuse(reason: reason), guardian: self)
    case .redirect(let first): GuardRefusal(verdict: .redirect(to: first), guardian: self)
    }
  }
}

/// The verdict of a guard that does not allow a navigation.
// An object, because there rarely is one: its absence costs nothing.
final class GuardRefusal {
  let verdict: NavigationVerdict
  let guardian: UnownedCoordinator

  init(verdict: NavigationVerdict, guardian: UnownedCoordinator) {
    self.verdict = verdict
    self.guardian = guardian
  }
}
