@testable import FlowEngine

/// What is known about one call of a script when it is over.
@MainActor
struct CallRecord {
  let call: ScriptedCall
  let outcome: ScriptedHierarchy.Outcome
  let before: StateCopy
  let after: StateCopy

  /// What `plan(to:)` said beforehand, if the call goes to a stop.
  let announced: Result<Announcement, FlowError>?

  /// What `plan(to:)` says afterwards, if the call went to a stop and was not refused.
  let again: Result<Announcement, FlowError>?

  /// The kept plan and the state that it was made in, if the call applies it.
  let kept: (plan: Announcement, state: StateCopy)?

  /// The events that the root's observer received; `nil` without an observer.
  let received: [FlowEvent]?

  /// A step that was reported and changed nothing; not every call is examined that closely.
  let idleStep: PlanStep?

  /// The hierarchy's revision before the call, and after it.
  let revisions: (before: Int, after: Int)

  /// What was reported during the call.
  let errors: [FlowError]

  /// A question that was asked twice while one plan was made.
  let repeated: Inquiry.Question?

  /// The engine's own view of what is on screen afterwards.
  let screen: Screen

  /// The call that waits because of a guard.
  let waiting: PendingIntent?

  /// What was told that it has gone, in order.
  let told: [Inquiry.Told]

  /// The coordinators whose root was replaced for good, or may have been.
  let restarted: Set<Int>

  /// A number that a presentation has although an earlier one had it.
  let numberGivenTwice: String?

  /// Coordinators that are alive although nothing is meant to retain them.
  let leaked: [Int]

  /// The shapes of the coordinators that are alive afterwards.
  let shape: @MainActor (Int) -> Shape?

  struct Screen {
    let surfaces: [Int]
    let visible: Int
    let stop: Stop
    let path: @MainActor () -> OwnerPath
  }
}

extension CallRecord {
  /// Whether a guard had a word in what was done.
  var isGuarded: Bool {
    if waiting != nil { return true }
    // A tab that comes may have a guard against being selected.
    if isRefused, case .setTabs(let given, .some, _) = call, given.contains(where: hasGuards) {
      return true
    }
    if isRefused, let newcomer = call.literal?.call.newcomer, hasGuards(newcomer) { return true }
    // What a guard wants first may fail like any navigation.
    return isRefused && before.attached.contains { shape($0)?.answers.hasGuards == true }
  }

  private func hasGuards(_ candidate: ScriptedCall.Candidate) -> Bool {
    switch candidate {
    case .new(let shape): shape.answers.hasGuards
    case .known(let id): shape(id)?.answers.hasGuards == true
    }
  }

  /// Whether a coordinator asks for `stop` before a surface goes.
  func isQuestion(_ stop: Stop) -> Bool {
    before.attached.contains {
      let answers = shape($0)?.answers
      return answers?.keeps == .question(stop) || answers?.keepsScreens == .question(stop)
    }
  }

  /// Whether `error` says that a surface does not go, or that the question that it asks before cannot be shown.
  func isOfLeaving(_ error: FlowError) -> Bool {
    switch error {
    case .dismissalRefused, .questionDismisses: true
    case .navigationFailed(let route, _, _), .containerCannotPush(let route, _),
      .modalCoordinatorNotConfigured(let route, _), .malformedPath(let route, _, _):
      before.attached.contains {
        guard let answers = shape($0)?.answers else { return false }
        return [answers.keeps, answers.keepsScreens].contains {
          if case .question(let stop) = $0 { RouteDescription(stop.route) == route } else { false }
        }
      }
    default: false
    }
  }

  var isRefused: Bool {
    if case .refused = outcome { true } else { false }
  }

  /// Whether observers or questions made calls of their own.
  var isAnswered: Bool {
    if case .answered = call { true } else { false }
  }

  /// Whether the call goes to what the root shows without another flow.
  var goesElsewhere: Bool {
    let elsewhere = shape(before.root)?.answers.elsewhere ?? []
    if let stop = call.destination?.stop { return elsewhere.contains(stop) }
    guard case .applyKeptPlan = call, let kept else { return false }
    return kept.plan.steps.contains { step in
      guard case .changeFlow(let route, _, _) = step else { return false }
      return elsewhere.contains { RouteDescription($0.route) == route }
    }
  }

  /// The steps that the root's observer received.
  var changes: [PlanStep] {
    (received ?? []).compactMap { if case .changed(let change) = $0 { change.step } else { nil } }
  }

  /// The plan of a navigation that was made as it was announced.
  var plan: Announcement? { outcome == .done ? try? announced?.get() : nil }

  /// The destination and the start of a navigation that succeeded without a change of flow.
  var arrival: (stop: Stop, start: Int, plan: Announcement)? {
    guard let plan, let destination = call.destination, !plan.changesFlow else { return nil }
    return (destination.stop, destination.start, plan)
  }

  /// The innermost surface around the destination that was up before.
  var surfaceAround: Int? {
    guard let arrival, arrival.plan.note == nil else { return nil }
    let surfaces = before.surfaces(over: before.root)
    // Dismissed and presented anew it is another one.
    let renewed = Set(
      arrival.plan.steps.compactMap { step in
        if case .present(let path, _, _) = step { path.name } else { nil }
      }
    )
    return after.chain(from: after.visible).first {
      surfaces.contains($0) && !renewed.contains(shape($0)?.name ?? "")
    }
  }

  /// The same, if no tab was selected under it to get there.
  var surfaceThatAnswered: Int? {
    guard let answering = surfaceAround else { return nil }
    let isInside = before.attached.allSatisfy { id in
      guard let old = before[id], let new = after[id] else { return true }
      return old.selectedTab == new.selectedTab || before.chain(from: id).contains(answering)
    }
    return isInside ? answering : nil
  }

  /// Whether the call leaves a tab, which is not selected, for the one in which `surface` is.
  ///
  /// Its start can be seen all the same, if it has presented something over the selected tab.
  func leavesTab(for surface: Int) -> Bool {
    guard let arrival else { return false }
    let (left, way) = (before.chain(from: arrival.start), before.chain(from: surface))
    guard let turn = left.first(where: way.contains), let tabs = before[turn] else { return false }
    let branches = [left, way].map { chain in chain.prefix { $0 != turn }.last }
    return tabs.kind == .tabs && branches.allSatisfy { $0.map(tabs.children.contains) == true }
  }

  /// Whether `stop` stands for tabs or a flow with nothing over them.
  ///
  /// A container's root is not a screen, nor is what a container was presented for: being there means
  /// that its content is in front.
  func isBareContainer(at stop: Stop) -> Bool {
    containers(at: stop).contains { after.top(of: $0) == after.visible }
  }

  /// The tabs and orchestrators that have `stop` as their root, or were presented for it.
  func containers(at stop: Stop) -> [Int] {
    after.attached.filter { id in
      guard let member = after[id], member.kind != .plain else { return false }
      let shown = member.parent.flatMap { after[$0] }?.presentations.first { $0.id == id }
      return member.root == stop || shown?.stop == stop
    }
  }
}

/// A plan without the coordinators in it, which it would keep alive.
struct Announcement {
  let steps: [PlanStep]
  let note: PlanNote?
  let revision: Int

  init(_ plan: NavigationPlan) {
    steps = plan.steps
    note = plan.note
    revision = plan.revision
  }

  var changesFlow: Bool {
    steps.contains { if case .changeFlow = $0 { true } else { false } }
  }
}
