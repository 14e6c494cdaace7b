@testable import FlowEngine

/// A hierarchy that a script is run in.
@MainActor
final class ScriptedHierarchy {
  /// How a call ended.
  enum Outcome: Equatable {
    case done
    case refused(FlowError?)

    /// It could not be made: a coordinator it names no longer exists.
    case skipped
  }

  let builder: SubjectBuilder
  let root: AnyCoordinator

  /// A plan for later, and the state that it was made in.
  var kept: (plan: NavigationPlan, state: StateCopy)?

  /// What the observers at the root received since the call began.
  private(set) var received: [FlowEvent] = []

  /// A step that changed nothing, if the last call was watched.
  private(set) var idleStep: PlanStep?

  private var watched: StateCopy?

  /// Done once, when the root's observer receives a change.
  private var answer: (() -> Void)?

  /// Coordinators that were taken out and may be put in elsewhere, the oldest first.
  private(set) var spares: [AnyCoordinator] = []

  /// Detours that the app retains, to present them again.
  var detours: [AnyCoordinator] = []

  init(_ shape: Shape, isObserved: Bool = true) {
    builder = SubjectBuilder(reserving: (shape.all.map(\.id).max() ?? 0) + 1)
    root = builder.build(shape)
    if isObserved {
      root.observe { [unowned self] event in
        received.append(event)
        guard case .changed(let change) = event else { return }
        watch(change.step)
        guard let answer else { return }
        self.answer = nil
        answer()
      }
    }
  }

  var state: StateCopy { StateCopy(of: root, and: spares, by: builder) }

  /// What the engine says is on screen.
  var screen: CallRecord.Screen {
    let surfaces = root.liveSurfaces()
    let visible = root.visibleCoordinator
    let front =
      (surfaces.last(where: \.isInSight)?.owner).flatMap { $0 is PlainScreen ? $0 : nil } ?? visible
    return CallRecord.Screen(
      surfaces: root.liveSurfaces(withDialogs: true).map { builder.id(of: $0.owner) },
      visible: builder.id(of: visible),
      stop: Stop(root.visibleRoute),
      path: { front.ownerPath }
    )
  }

  /// Makes a call and says how it ended.
  func make(_ call: ScriptedCall) -> Outcome {
    received = []
    idleStep = nil
    // A copy for each step is too much for each call.
    watched = call.callee % 4 == 0 ? state : nil
    let outcome = perform(call)
    // A kept plan may have brought one.
    spares.removeAll { $0.rootCoordinator === root }
    let gone = detours.filter { $0.rootCoordinator !== root }
    detours.removeAll { $0.rootCoordinator !== root }
    if case .answered = call { return outcome }
    for detour in gone where detour.parent == nil { spare(detour) }
    return outcome
  }

  func unspare(_ coordinator: AnyCoordinator) {
    spares.removeAll { $0 === coordinator }
  }

  private func watch(_ step: PlanStep) {
    guard let last = watched else { return }
    let now = state
    if now == last { idleStep = step }
    watched = now
  }

  func spare(_ coordinator: AnyCoordinator) {
    guard coordinator !== root, !spares.contains(where: { $0 === coordinator }) else { return }
    spares.append(coordinator)
    if spares.count > 2 { spares.removeFirst() }
  }

  private func perform(_ call: ScriptedCall) -> Outcome {
    switch call {
    case .answered(let call, let other):
      answer = { [unowned self] in _ = perform(other) }
      let known = spares
      defer {
        answer = nil
        // A coordinator that is called after being taken out has a state, and is not to be given away.
        spares.removeAll { spare in !known.contains { $0 === spare } }
      }
      return perform(call)
    case .interrupted(let call, let other):
      builder.inquiry.interruption = { [unowned self] in _ = perform(other) }
      defer { builder.inquiry.interruption = nil }
      return perform(call)
    case .applyKeptPlan(let id):
      guard let plan = kept?.plan, let subject = builder[id] else { return .skipped }
      defer { kept = nil }
      return attempt { () throws(FlowError) in try subject.apply(plan) }
    default:
      guard isAttached(call.callee) else { return .skipped }
      return route(call) ?? going(call) ?? owning(call) ?? layering(call) ?? .skipped
    }
  }

  /// Whether the coordinator is part of the hierarchy; spares are not called.
  private func isAttached(_ id: Int) -> Bool { builder[id]?.rootCoordinator === root }

  func attempt(_ body: () throws(FlowError) -> Void) -> Outcome {
    do throws(FlowError) {
      try body()
      return .done
    } catch {
      return .refused(error)
    }
  }
}
