@testable import FlowEngine

/// A hierarchy that a script is run in.
@MainActor
final class World {
  /// How a call ended.
  enum Outcome: Equatable {
    case done
    case refused(FlowError?)

    /// It could not be made: somebody it names is gone.
    case skipped
  }

  let builder: SubjectBuilder
  let root: AnyCoordinator

  /// A plan for later, and the portrait of the state that it was made in.
  private(set) var kept: (plan: NavigationPlan, portrait: Portrait)?

  /// What the observers at the root heard since the call began.
  private(set) var heard: [FlowEvent] = []

  /// Done once, when the root's observer hears of a change.
  private var answer: (() -> Void)?

  /// Coordinators that were taken out and may be put in elsewhere, the oldest first.
  private(set) var spares: [AnyCoordinator] = []

  /// Detours that somebody keeps, to present them again.
  private var detours: [AnyCoordinator] = []

  init(_ shape: Shape, isObserved: Bool = true) {
    builder = SubjectBuilder(reserving: (shape.all.map(\.id).max() ?? 0) + 1)
    root = builder.build(shape)
    if isObserved {
      root.observe { [unowned self] event in
        heard.append(event)
        guard case .changed = event, let answer else { return }
        self.answer = nil
        answer()
      }
    }
  }

  var portrait: Portrait { Portrait(of: root, and: spares, by: builder) }

  /// What the engine says is on screen.
  var screen: Evidence.Screen {
    let visible = root.visibleCoordinator
    return Evidence.Screen(
      surfaces: root.liveSurfaces().map { builder.id(of: $0.owner) },
      visible: builder.id(of: visible),
      stop: Stop(PlanOverlay().topRoute(of: visible)),
      path: { visible.ownerPath }
    )
  }

  /// Makes a call and says how it ended.
  func make(_ call: ScriptedCall) -> Outcome {
    heard = []
    let outcome = perform(call)
    let gone = detours.filter { $0.parent == nil }
    detours.removeAll { $0.parent == nil }
    if case .answered = call { return outcome }
    gone.forEach(spare)
    return outcome
  }

  private func spare(_ coordinator: AnyCoordinator) {
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
        // Who is called after being taken out has a state, and is not to be given to anybody.
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
      return route(call) ?? going(call) ?? owning(call) ?? .skipped
    }
  }

  /// Whether the coordinator is part of the hierarchy; spares are not called.
  private func isAttached(_ id: Int) -> Bool { builder[id]?.root === root }

  private func attempt(_ body: () throws(FlowError) -> Void) -> Outcome {
    do throws(FlowError) {
      try body()
      return .done
    } catch {
      return .refused(error)
    }
  }

  private func route(_ call: ScriptedCall) -> Outcome? {
    switch call {
    case .navigate(let stop, let id):
      builder[id].map { $0.navigate(to: stop.route) ? .done : .refused(nil) }
    case .perform(let stop, let id):
      builder[id].map { subject in
        attempt { () throws(FlowError) in try subject.perform(stop.route) }
      }
    case .planAndApply(let stop, let id):
      builder[id].map { subject in
        attempt { () throws(FlowError) in try subject.apply(subject.plan(to: stop.route)) }
      }
    case .keepPlan(let stop, let id):
      builder[id].map { subject in
        attempt { () throws(FlowError) in
          kept = try (subject.plan(to: stop.route), portrait)
        }
      }
    default: nil
    }
  }

  private func going(_ call: ScriptedCall) -> Outcome? {
    switch call {
    case .pop(let id): builder[id].map { done($0.pop()) }
    case .popToRoot(let id): builder[id].map { done($0.popToRoot()) }
    case .dismissModal(let id): builder[id].map { done($0.dismissModal()) }
    case .dismissDetour(let id): builder[id].map { done($0.dismissDetour()) }
    case .switchToTab(let index, let id):
      (builder[id] as? any TabShowing).map { tabs in
        ended(root.unhandledErrors.count) { tabs.switchToTab(index) }
      }
    case .selectDetent(let detent, let id):
      builder[id].map { subject in
        ended(root.unhandledErrors.count) { subject.selectDetent(detent) }
      }
    default: nil
    }
  }

  private func done(_: Void) -> Outcome { .done }

  /// The outcome of a call that says nothing itself: it was refused if an error was reported.
  private func ended(_ errors: Int, _ call: () -> Void) -> Outcome {
    call()
    // An observer that heard something may have answered with a call that was refused.
    return root.unhandledErrors.count == errors || !heard.isEmpty ? .done : .refused(nil)
  }

  private func owning(_ call: ScriptedCall) -> Outcome? {
    switch call {
    case .presentDetour(let detour, let stop, let id):
      give(detour, to: id) { host, detour in
        let isDone = detour.interrupt(host, at: stop)
        if isDone == true, detour.id % 3 == 0 { detours.append(detour) }
        return isDone
      }
    case .addChild(let child, let id):
      give(child, to: id) { host, child in host.addChild(child) }
    case .addModal(let modal, let id):
      give(modal, to: id) { host, modal in host.register(modal) }
    case .showFlow(let flow, let root, let id):
      give(flow, to: id) { host, flow in
        (host as? any FlowShowing)?.show(flow, root: root)
      }
    case .removeChild(let child, let id):
      take(child, from: id) { host, child in host.removeChild(child) }
    case .removeModal(let modal, let id):
      take(modal, from: id) { host, modal in host.unregister(modal) }
    default: nil
    }
  }

  private func give(
    _ candidate: ScriptedCall.Candidate,
    to id: Int,
    _ body: (any Subject, any Subject) -> Bool?
  ) -> Outcome? {
    guard let host = builder[id] else { return nil }
    let candidate: AnyCoordinator? =
      switch candidate {
      case .known(let id): builder[id]
      case .new(let shape): builder.build(shape)
      }
    guard let subject = candidate as? any Subject else { return nil }
    guard let isDone = body(host, subject) else { return nil }
    if isDone { spares.removeAll { $0 === subject } }
    return isDone ? .done : .refused(nil)
  }

  private func take(
    _ id: Int,
    from host: Int,
    _ body: (any Subject, any Subject) -> Void?
  ) -> Outcome? {
    guard let host = builder[host], let subject = builder[id] else { return nil }
    guard body(host, subject) != nil else { return nil }
    if subject.parent == nil { spare(subject) }
    return .done
  }
}
