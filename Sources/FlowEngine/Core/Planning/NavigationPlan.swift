/// What a navigation would do, step by step, found out without doing it.
///
/// Ask for one with `coordinator.plan(to:)`, print it, compare it, and apply it or not. A plan
/// holds for the state it was made in: once anything in the hierarchy has changed it is outdated.
public struct NavigationPlan: Sendable {
  /// The destination; `nil` for a plan without one, such as a pop.
  public let route: RouteDescription?

  /// The coordinator that the call entered at.
  public let start: OwnerPath

  /// What happens, in order; empty if the destination is on screen already.
  public let steps: [PlanStep]

  /// Who was asked on the way and did not take the route, in order, each with its reason.
  public let declined: [DeclinedAnswer]

  /// The guards that put other routes before the one that was wanted, in order.
  public let redirections: [Redirection]

  /// What covers the destination once it is reached, or `nil` if it is seen.
  public let note: PlanNote?

  /// The hierarchy's revision that the plan was made for.
  public let revision: Int

  /// The same plan for the engine; `nil` once it is done, so that reports keep no coordinator alive.
  let executable: ExecutablePlan?

  /// The plan as it is given out to be applied later or, if it is done, as observers are notified of it.
  @MainActor
  init(_ plan: ExecutablePlan, revision: Int, isDone: Bool = false) {
    executable = isDone ? nil : plan
    if !isDone { plan.retainCoordinators() }
    self.revision = revision
    route = plan.route.map(RouteDescription.init)
    start = plan.path(of: plan.start.coordinator)
    steps = plan.steps.map(plan.description(of:))
    declined = plan.declined
    redirections = plan.deferral?.redirections ?? []
    note = plan.note
  }
}

extension NavigationPlan: Equatable {
  /// Whether both take the same steps to the same destination from the same revision.
  public static func == (lhs: NavigationPlan, rhs: NavigationPlan) -> Bool {
    lhs.route == rhs.route && lhs.start == rhs.start && lhs.steps == rhs.steps
      && lhs.declined == rhs.declined && lhs.note == rhs.note
      && lhs.redirections == rhs.redirections && lhs.revision == rhs.revision
  }
}

extension NavigationPlan: CustomStringConvertible {
  /// The destination and the numbered steps, one a line.
  public var description: String { lines(asked: false).joined(separator: "\n") }

  /// The plan with, below its steps, who was asked and why each declined.
  public var explanation: String { lines(asked: true).joined(separator: "\n") }

  private func lines(asked: Bool) -> [String] {
    var lines = ["\(route.map { "to \($0)" } ?? "no destination") from \(start)"]
    if steps.isEmpty { lines.append("  already there") }
    for (index, step) in steps.enumerated() {
      lines.append("  \(index + 1). \(step)")
    }
    lines += redirections.map { "  redirected: \($0)" }
    if let note { lines.append("  note: \(note)") }
    if asked {
      lines += declined.map { "  declined: \($0)" }
    }
    return lines
  }
}

/// Something that a plan's reader should know although the plan works.
public enum PlanNote: Hashable, Sendable {
  /// The destination is reached, and the user does not see it: `visible` of `owner` is in front.
  case covered(by: OwnerPath, visible: RouteDescription)
}

extension PlanNote: CustomStringConvertible {
  /// The note as a sentence.
  public var description: String {
    switch self {
    case .covered(let owner, let route):
      "the destination is not seen: \(route) of \(owner) is in front of it"
    }
  }
}
