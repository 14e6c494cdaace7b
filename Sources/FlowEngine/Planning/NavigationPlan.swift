/// The steps of a navigation, computed without performing it.
///
/// Get one from `coordinator.plan(to:)`, print it, compare it, and apply it or not. A plan is valid for the
/// state in which it was made: once anything in the hierarchy has changed, it is outdated.
public struct NavigationPlan: Sendable {
  /// The destination; `nil` for a plan without one, such as a pop.
  public let route: RouteDescription?

  /// The coordinator that was called.
  public let start: OwnerPath

  /// The steps, in order; empty if the destination is already on screen.
  public let steps: [PlanStep]

  /// The coordinators that were asked and declined the route, in order, each with its reason.
  public let declined: [DeclinedAnswer]

  /// The guards that redirected to other routes, in order.
  public let redirections: [Redirection]

  /// Whether the change is animated where it is shown.
  public let isAnimated: Bool

  /// The note about what covers the destination, or lies below it without being requested; `nil` if there is nothing to
  /// note.
  public let note: PlanNote?

  /// The revision of the hierarchy for which the plan was made.
  public let revision: Int

  /// The engine's form of the plan; `nil` once it is applied, so that reports retain no coordinator.
  let executable: ExecutablePlan?

  /// Creates the public plan, to be applied later or, if it is applied, to be passed to observers.
  @MainActor
  init(_ plan: ExecutablePlan, revision: Int, isDone: Bool = false) {
    executable = isDone ? nil : plan
    self.revision = revision
    route = plan.route.map(RouteDescription.init)
    start = plan.path(of: plan.start)
    steps = plan.steps.map(plan.description(of:))
    declined = plan.declined
    redirections = plan.intent?.redirections ?? []
    note = plan.note
    isAnimated = plan.isAnimated
  }
}

extension NavigationPlan {
  /// Whether something is in front of the destination.
  package var isCovered: Bool {
    if case .covered? = note { true } else { false }
  }
}

extension NavigationPlan: Equatable {
  /// Whether both take the same steps to the same destination from the same revision.
  public static func == (lhs: NavigationPlan, rhs: NavigationPlan) -> Bool {
    lhs.route == rhs.route && lhs.start == rhs.start && lhs.steps == rhs.steps
      && lhs.declined == rhs.declined && lhs.note == rhs.note
      && lhs.isAnimated == rhs.isAnimated && lhs.redirections == rhs.redirections
      && lhs.revision == rhs.revision
  }
}

extension NavigationPlan: CustomStringConvertible {
  /// The destination and the numbered steps, one per line.
  public var description: String { lines(asked: false).joined(separator: "\n") }

  /// The description followed by the coordinators that were asked and why each declined.
  public var explanation: String { lines(asked: true).joined(separator: "\n") }

  private func lines(asked: Bool) -> [String] {
    var lines = ["\(route.map { "to \($0)" } ?? "no destination") from \(start)"]
    if steps.isEmpty { lines.append("  already there") }
    for (index, step) in steps.enumerated() {
      lines.append("  \(index + 1). \(step)")
    }
    lines += redirections.map { "  redirected: \($0)" }
    if !isAnimated { lines.append("  without animation") }
    if let note { lines.append("  note: \(note)") }
    if asked {
      lines += declined.map { "  declined: \($0)" }
    }
    return lines
  }
}

/// A note for the reader of a plan that otherwise succeeds.
public enum PlanNote: Hashable, Sendable {
  /// The destination is reached but not visible: `visible` of `owner` is in front.
  case covered(by: OwnerPath, visible: RouteDescription)

  /// The detour does not start at the destination: its root is below, as a screen that was not requested.
  case pushedOnRoot(RouteDescription, of: OwnerPath)
}

extension PlanNote: CustomStringConvertible {
  /// The note as a sentence.
  public var description: String {
    switch self {
    case .covered(let owner, let route):
      "the destination is not visible: \(route) of \(owner) is in front of it"
    case .pushedOnRoot(let root, let detour):
      "\(detour) has two screens: its root \(root) is below the destination; let replacesRoot(for:) return true"
    }
  }
}
