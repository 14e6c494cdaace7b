extension Hierarchy {
  /// What the coordinators from the top down to `last` have against a navigation to `route`.
  ///
  /// - Returns: The first verdict that is no permission; `nil` if all allow it.
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
  /// What it has itself against a navigation to `route`.
  fileprivate func refusal(to route: any Route) -> GuardRefusal? {
    switch with({ $0.navigationVerdict(on: route) }) {
    case .allow: nil
    case .refuse(let reason): GuardRefusal(verdict: .refuse(reason: reason), guardian: self)
    case .redirect(let first): GuardRefusal(verdict: .redirect(to: first), guardian: self)
    }
  }
}

/// What a guard says that does not allow a navigation.
// An object, because there is hardly ever one: that there is none costs nothing.
final class GuardRefusal {
  let verdict: NavigationVerdict
  let guardian: UnownedCoordinator

  init(verdict: NavigationVerdict, guardian: UnownedCoordinator) {
    self.verdict = verdict
    self.guardian = guardian
  }
}
